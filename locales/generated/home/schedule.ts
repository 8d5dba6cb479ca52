// Made by `npm run gen` from locales/home/schedule.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "empty": {};
  "now": {};
  "place": {};
  "items": {};
}> = {
  scope: "home/schedule",
  zh: {
    "title": ["日程安排"],
    "empty": ["日程待公布，请关注新闻公告。"],
    "now": ["正在进行"],
    "place": ["地点"],
    "items": ["项目"],
  },
  en: {
    "title": ["Schedule"],
    "empty": ["The schedule is to be announced. Watch the news."],
    "now": ["On now"],
    "place": ["Place"],
    "items": ["For"],
  },
};
