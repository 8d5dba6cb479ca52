// Made by `npm run gen` from locales/page/confirm.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "page/confirm",
  zh: {

  },
  en: {

  },
};
