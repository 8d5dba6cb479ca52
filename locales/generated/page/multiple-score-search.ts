// Made by `npm run gen` from locales/page/multiple-score-search.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "page/multiple-score-search",
  zh: {

  },
  en: {

  },
};
