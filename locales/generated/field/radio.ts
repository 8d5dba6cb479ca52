// Made by `npm run gen` from locales/field/radio.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "field/radio",
  zh: {

  },
  en: {

  },
};
