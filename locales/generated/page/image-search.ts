// Made by `npm run gen` from locales/page/image-search.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "page/image-search",
  zh: {

  },
  en: {

  },
};
