// Made by `npm run gen` from locales/home/cards.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/cards",
  zh: {

  },
  en: {

  },
};
