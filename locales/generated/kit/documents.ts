// Made by `npm run gen` from locales/kit/documents.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "recommended": {};
  "empty": {};
  "search": {};
  "words": {};
  "find": {};
  "all": {};
  "matches": { "count": number };
  "feed": {};
  "noMatch": { "search": string | number };
  "home": {};
  "toCome": { "count": number };
  "missing": { "count": number };
}> = {
  scope: "kit/documents",
  zh: {
    "recommended": ["推荐"],
    "empty": ["这里还没有文章，组委会发布后会显示。"],
    "search": ["查找文章"],
    "words": ["标题或正文中的词"],
    "find": ["查找"],
    "all": ["显示全部文章"],
    "matches": ["找到 ",["count"]," 篇文章"],
    "feed": ["订阅（RSS）"],
    "noMatch": ["没有找到含有“",["search"],"”的文章。请换一个词。"],
    "home": ["返回首页"],
    "toCome": ["另有 ",["count"]," 篇文章到时发布，预览中尚不显示。"],
    "missing": ["有 ",["count"]," 篇文章暂时无法加载。"],
  },
  en: {
    "recommended": ["Recommended"],
    "empty": ["Nothing has been published here yet."],
    "search": ["Search articles"],
    "words": ["Words of the title or text"],
    "find": ["Search"],
    "all": ["Show all articles"],
    "matches": [["count","plural",{"one":["#"," article"],"other":["#"," articles"]}]," found"],
    "feed": ["Subscribe (RSS)"],
    "noMatch": ["No article contains “",["search"],"”. Try other words."],
    "home": ["Back to the home page"],
    "toCome": [["count","plural",{"one":["#"," document is"],"other":["#"," documents are"]}]," published by then and not yet in the preview."],
    "missing": [["count","plural",{"one":["#"," document"],"other":["#"," documents"]}]," could not be loaded."],
  },
};
