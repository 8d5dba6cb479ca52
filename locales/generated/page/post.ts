// Made by `npm run gen` from locales/page/post.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "page/post",
  zh: {

  },
  en: {

  },
};
