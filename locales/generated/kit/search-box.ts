// Made by `npm run gen` from locales/kit/search-box.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "loading": {};
  "none": {};
  "found": { "count": number };
  "retry": {};
}> = {
  scope: "kit/search-box",
  zh: {
    "loading": ["正在加载…"],
    "none": ["没有找到，请换个词试试。"],
    "found": ["找到 ",["count"]," 项"],
    "retry": ["重试"],
  },
  en: {
    "loading": ["Loading…"],
    "none": ["Nothing found. Please try another word."],
    "found": [["count","plural",{"one":["#"," entry"],"other":["#"," entries"]}]," found"],
    "retry": ["Try again"],
  },
};
