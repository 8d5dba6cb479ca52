// Made by `npm run gen` from locales/home/uploads.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/uploads",
  zh: {

  },
  en: {

  },
};
