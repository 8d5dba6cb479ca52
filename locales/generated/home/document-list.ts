// Made by `npm run gen` from locales/home/document-list.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/document-list",
  zh: {

  },
  en: {

  },
};
