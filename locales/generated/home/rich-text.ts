// Made by `npm run gen` from locales/home/rich-text.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/rich-text",
  zh: {

  },
  en: {

  },
};
