// Made by `npm run gen` from locales/home/look-up.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/look-up",
  zh: {

  },
  en: {

  },
};
