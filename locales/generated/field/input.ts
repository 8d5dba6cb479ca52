// Made by `npm run gen` from locales/field/input.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "field/input",
  zh: {

  },
  en: {

  },
};
