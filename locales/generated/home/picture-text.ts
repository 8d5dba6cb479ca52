// Made by `npm run gen` from locales/home/picture-text.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/picture-text",
  zh: {

  },
  en: {

  },
};
