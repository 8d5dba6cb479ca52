// Made by `npm run gen` from locales/kit/documents.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "recommended": {};
  "empty": {};
  "home": {};
  "toCome": { "count": number };
  "missing": { "count": number };
}> = {
  scope: "kit/documents",
  zh: {
    "recommended": ["推荐"],
    "empty": ["这里还没有文章，组委会发布后会显示。"],
    "home": ["返回首页"],
    "toCome": ["另有 ",["count"]," 篇文章到时发布，预览中尚不显示。"],
    "missing": ["有 ",["count"]," 篇文章暂时无法加载。"],
  },
  en: {
    "recommended": ["Recommended"],
    "empty": ["Nothing has been published here yet."],
    "home": ["Back to the home page"],
    "toCome": [["count","plural",{"one":["#"," document is"],"other":["#"," documents are"]}]," published by then and not yet in the preview."],
    "missing": [["count","plural",{"one":["#"," document"],"other":["#"," documents"]}]," could not be loaded."],
  },
};
