// Made by `npm run gen` from locales/field/past-events.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "example": {};
  "remove": { "name": string | number };
  "chosen": {};
  "full": { "count": number };
  "added": { "name": string | number };
  "removed": { "name": string | number };
}> = {
  scope: "field/past-events",
  zh: {
    "example": ["输入赛事名称查找"],
    "remove": ["删去",["name"]],
    "chosen": ["已选赛事"],
    "full": ["最多选 ",["count"]," 场，要换请先删去一场。"],
    "added": ["已添加",["name"],"。"],
    "removed": ["已删去",["name"],"。"],
  },
  en: {
    "example": ["Type the name of a race"],
    "remove": ["Remove ",["name"]],
    "chosen": ["Chosen races"],
    "full": ["You can choose at most ",["count","plural",{"one":["#"," race"],"other":["#"," races"]}],". Remove one to choose another."],
    "added": [["name"]," was added."],
    "removed": [["name"]," was removed."],
  },
};
