// Made by `npm run gen` from locales/home/sponsor-list.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "empty": {};
}> = {
  scope: "home/sponsor-list",
  zh: {
    "title": ["赞助商"],
    "empty": ["赞助商名单即将公布。"],
  },
  en: {
    "title": ["Sponsors"],
    "empty": ["The sponsors will be announced soon."],
  },
};
