// Made by `npm run gen` from locales/kit/choice-search.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "results": {};
  "searching": {};
  "none": { "query": string | number };
  "found": { "count": number };
  "failed": { "message": string | number };
  "retry": {};
}> = {
  scope: "kit/choice-search",
  zh: {
    "results": ["搜索结果"],
    "searching": ["正在查找…"],
    "none": ["没有找到“",["query"],"”，请换个词试试。"],
    "found": ["找到 ",["count"]," 项，用上下键选择。"],
    "failed": ["查询失败：",["message"]],
    "retry": ["重试"],
  },
  en: {
    "results": ["Results"],
    "searching": ["Searching…"],
    "none": ["Nothing found for “",["query"],"”. Try another word."],
    "found": [["count","plural",{"one":["#"," result"],"other":["#"," results"]}],": choose with the arrow keys."],
    "failed": ["The search failed: ",["message"]],
    "retry": ["Try again"],
  },
};
