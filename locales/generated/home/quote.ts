// Made by `npm run gen` from locales/home/quote.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/quote",
  zh: {

  },
  en: {

  },
};
