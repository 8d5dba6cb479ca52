// Made by `npm run gen` from locales/page/registration-search.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "page/registration-search",
  zh: {

  },
  en: {

  },
};
