// Made by `npm run gen` from locales/home/button-row.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/button-row",
  zh: {

  },
  en: {

  },
};
