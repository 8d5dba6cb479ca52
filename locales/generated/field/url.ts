// Made by `npm run gen` from locales/field/url.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "field/url",
  zh: {

  },
  en: {

  },
};
