// Made by `npm run gen` from locales/field/signature.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "field/signature",
  zh: {

  },
  en: {

  },
};
