// Made by `npm run gen` from locales/page/score-search.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "page/score-search",
  zh: {

  },
  en: {

  },
};
