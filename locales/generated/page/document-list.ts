// Made by `npm run gen` from locales/page/document-list.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
}> = {
  scope: "page/document-list",
  zh: {
    "title": ["文章"],
  },
  en: {
    "title": ["Articles"],
  },
};
