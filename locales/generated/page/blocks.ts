// Made by `npm run gen` from locales/page/blocks.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "page/blocks",
  zh: {

  },
  en: {

  },
};
