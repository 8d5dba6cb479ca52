// Made by `npm run gen` from locales/home/people.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "empty": {};
  "more": {};
}> = {
  scope: "home/people",
  zh: {
    "title": ["我们的团队"],
    "empty": ["名单待公布。"],
    "more": ["了解更多"],
  },
  en: {
    "title": ["The team"],
    "empty": ["The team is to be announced."],
    "more": ["Find out more"],
  },
};
