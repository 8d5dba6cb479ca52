// Made by `npm run gen` from locales/page/document.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "page/document",
  zh: {

  },
  en: {

  },
};
