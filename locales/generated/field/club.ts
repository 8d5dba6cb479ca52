// Made by `npm run gen` from locales/field/club.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "example": {};
  "choose": {};
  "unlisted": {};
}> = {
  scope: "field/club",
  zh: {
    "example": ["输入跑团名称查找"],
    "choose": ["尚未选定，请从搜索结果中选择。"],
    "unlisted": ["列表中没有的跑团，直接填写名称即可。"],
  },
  en: {
    "example": ["Type the name of the club"],
    "choose": ["No club is chosen yet. Please choose one from the results."],
    "unlisted": ["If your club is not in the list, just type its name."],
  },
};
