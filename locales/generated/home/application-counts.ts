// Made by `npm run gen` from locales/home/application-counts.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "category": {};
  "none": {};
  "waiting": {};
  "approved": {};
  "rejected": {};
  "grounds": {};
  "ground": { "text": string | number; "count": number };
  "noneYet": {};
  "empty": {};
}> = {
  scope: "home/application-counts",
  zh: {
    "title": ["直通名额申请统计"],
    "category": ["申请类别"],
    "none": ["未分类"],
    "waiting": ["待审核"],
    "approved": ["通过"],
    "rejected": ["未通过"],
    "grounds": ["未通过的原因"],
    "ground": [["text"],"（",["count","number"]," 份）"],
    "noneYet": ["这个项目还没有申请。"],
    "empty": ["统计数字稍后在这里显示。"],
  },
  en: {
    "title": ["Applications in numbers"],
    "category": ["Category"],
    "none": ["Without a category"],
    "waiting": ["Waiting"],
    "approved": ["Approved"],
    "rejected": ["Rejected"],
    "grounds": ["Why applications were rejected"],
    "ground": [["text"]," (",["count","number"],")"],
    "noneYet": ["Nobody has applied for this item yet."],
    "empty": ["The numbers are shown here in a moment."],
  },
};
