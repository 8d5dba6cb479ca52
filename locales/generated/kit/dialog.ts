// Made by `npm run gen` from locales/kit/dialog.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "close": {};
}> = {
  scope: "kit/dialog",
  zh: {
    "close": ["关闭"],
  },
  en: {
    "close": ["Close"],
  },
};
