// Made by `npm run gen` from locales/home/tabs.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/tabs",
  zh: {

  },
  en: {

  },
};
