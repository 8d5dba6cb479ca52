// Made by `npm run gen` from locales/home/pictures.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/pictures",
  zh: {

  },
  en: {

  },
};
