// Made by `npm run gen` from locales/site.json.
import type { Messages } from "#blocks/kit/texts.ts";

export const messages: Messages<never> = {
  scope: "site",
  zh: {

  },
  en: {

  },
};
