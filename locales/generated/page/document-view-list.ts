// Made by `npm run gen` from locales/page/document-view-list.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
}> = {
  scope: "page/document-view-list",
  zh: {
    "title": ["公告"],
  },
  en: {
    "title": ["Notices"],
  },
};
