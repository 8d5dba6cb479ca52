// Made by `npm run gen` from locales/field/score-verification.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "field/score-verification",
  zh: {

  },
  en: {

  },
};
