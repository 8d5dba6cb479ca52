// Made by `npm run gen` from locales/home/section.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/section",
  zh: {

  },
  en: {

  },
};
