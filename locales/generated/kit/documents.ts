// Made by `npm run gen` from locales/kit/documents.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "recommended": {};
  "empty": {};
  "home": {};
  "missing": { "count": number };
}> = {
  scope: "kit/documents",
  zh: {
    "recommended": ["推荐"],
    "empty": ["这里还没有文章，组委会发布后会显示。"],
    "home": ["返回首页"],
    "missing": ["有 ",["count"]," 篇文章暂时无法加载。"],
  },
  en: {
    "recommended": ["Recommended"],
    "empty": ["Nothing has been published here yet."],
    "home": ["Back to the home page"],
    "missing": [["count","plural",{"one":["#"," document"],"other":["#"," documents"]}]," could not be loaded."],
  },
};
