// Made by `npm run gen` from locales/home/section.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<never> = {
  scope: "home/section",
  zh: {

  },
  en: {

  },
};
