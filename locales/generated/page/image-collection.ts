// Made by `npm run gen` from locales/page/image-collection.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "page/image-collection",
  zh: {

  },
  en: {

  },
};
