// Made by `npm run gen` from locales/field/emergency-contact.json.
import type { Messages } from "#blocks/kit/texts.ts";

export const messages: Messages<never> = {
  scope: "field/emergency-contact",
  zh: {

  },
  en: {

  },
};
