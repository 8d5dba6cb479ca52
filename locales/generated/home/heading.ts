// Made by `npm run gen` from locales/home/heading.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/heading",
  zh: {

  },
  en: {

  },
};
