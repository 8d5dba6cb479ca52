// Made by `npm run gen` from locales/home/news-and-notices.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "more": {};
  "empty": {};
}> = {
  scope: "home/news-and-notices",
  zh: {
    "title": ["新闻公告"],
    "more": ["查看全部"],
    "empty": ["这里还没有内容，请稍后再来。"],
  },
  en: {
    "title": ["News and notices"],
    "more": ["See all"],
    "empty": ["Nothing here yet. Please come back later."],
  },
};
