// Made by `npm run gen` from locales/home/call-to-action.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/call-to-action",
  zh: {

  },
  en: {

  },
};
