// Made by `npm run gen` from locales/field/number.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "field/number",
  zh: {

  },
  en: {

  },
};
