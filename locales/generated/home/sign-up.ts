// Made by `npm run gen` from locales/home/sign-up.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/sign-up",
  zh: {

  },
  en: {

  },
};
