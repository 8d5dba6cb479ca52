// Made by `npm run gen` from locales/field/gender.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "male": {};
  "female": {};
}> = {
  scope: "field/gender",
  zh: {
    "male": ["男"],
    "female": ["女"],
  },
  en: {
    "male": ["Male"],
    "female": ["Female"],
  },
};
