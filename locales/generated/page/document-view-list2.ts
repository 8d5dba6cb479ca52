// Made by `npm run gen` from locales/page/document-view-list2.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
}> = {
  scope: "page/document-view-list2",
  zh: {
    "title": ["文章"],
  },
  en: {
    "title": ["Articles"],
  },
};
