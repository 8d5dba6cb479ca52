// Made by `npm run gen` from locales/home/document-body.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/document-body",
  zh: {

  },
  en: {

  },
};
