// Made by `npm run gen` from locales/export.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "noRows": {};
}> = {
  scope: "export",
  zh: {
    "noRows": ["没有查询到数据哦"],
  },
  en: {
    "noRows": ["No entries were found."],
  },
};
