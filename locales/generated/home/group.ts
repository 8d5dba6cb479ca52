// Made by `npm run gen` from locales/home/group.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "home/group",
  zh: {

  },
  en: {

  },
};
