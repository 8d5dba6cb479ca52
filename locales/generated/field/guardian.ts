// Made by `npm run gen` from locales/field/guardian.json.
import type { Messages } from "#blocks/kit/texts.ts";

export const messages: Messages<never> = {
  scope: "field/guardian",
  zh: {

  },
  en: {

  },
};
