// Made by `npm run gen` from locales/home/films.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/films",
  zh: {

  },
  en: {

  },
};
