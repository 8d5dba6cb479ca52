// Made by `npm run gen` from locales/home/table.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "table": {};
}> = {
  scope: "home/table",
  zh: {
    "table": ["表格"],
  },
  en: {
    "table": ["Table"],
  },
};
