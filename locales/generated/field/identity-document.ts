// Made by `npm run gen` from locales/field/identity-document.json.
import type { Messages } from "#blocks/kit/texts.ts";

export const messages: Messages<never> = {
  scope: "field/identity-document",
  zh: {

  },
  en: {

  },
};
