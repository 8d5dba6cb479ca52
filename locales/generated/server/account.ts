// Made by `npm run gen` from locales/server/account.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "nick": { "number": string | number };
}> = {
  scope: "server/account",
  zh: {
    "nick": ["跑者 ",["number"]],
  },
  en: {
    "nick": ["Runner ",["number"]],
  },
};
