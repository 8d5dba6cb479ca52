// Made by `npm run gen` from locales/page/multiple-score-search.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "open": {};
  "editions": {};
}> = {
  scope: "page/multiple-score-search",
  zh: {
    "title": ["往年成绩"],
    "open": ["查询往年成绩"],
    "editions": ["选择年份"],
  },
  en: {
    "title": ["Results of past years"],
    "open": ["Look up past results"],
    "editions": ["Choose a year"],
  },
};
