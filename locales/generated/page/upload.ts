// Made by `npm run gen` from locales/page/upload.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "page/upload",
  zh: {

  },
  en: {

  },
};
