// Made by `npm run gen` from locales/home/columns.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/columns",
  zh: {

  },
  en: {

  },
};
