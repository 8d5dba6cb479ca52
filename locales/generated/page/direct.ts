// Made by `npm run gen` from locales/page/direct.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "page/direct",
  zh: {

  },
  en: {

  },
};
