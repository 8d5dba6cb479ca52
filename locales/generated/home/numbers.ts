// Made by `npm run gen` from locales/home/numbers.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/numbers",
  zh: {

  },
  en: {

  },
};
