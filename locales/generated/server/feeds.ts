// Made by `npm run gen` from locales/server/feeds.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": { "site": string | number };
}> = {
  scope: "server/feeds",
  zh: {
    "title": [["site"],"：新闻公告"],
  },
  en: {
    "title": [["site"],": news and notices"],
  },
};
