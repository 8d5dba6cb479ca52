// Made by `npm run gen` from locales/page/video-collection.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "page/video-collection",
  zh: {

  },
  en: {

  },
};
