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
    "choose": ["还没有选定：请从搜索结果中选择。"],
    "unlisted": ["名单里没有的跑团，直接填写名称即可。"],
  },
  en: {
    "example": ["Type the name of the club"],
    "choose": ["Nothing is chosen yet: please choose from the results."],
    "unlisted": ["If the list does not have your club, just write its name."],
  },
};
