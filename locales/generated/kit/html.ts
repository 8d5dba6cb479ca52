// Made by `npm run gen` from locales/kit/html.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "table": {};
}> = {
  scope: "kit/html",
  zh: {
    "table": ["表格"],
  },
  en: {
    "table": ["Table"],
  },
};
