// Made by `npm run gen` from locales/field/matrix.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "clear": {};
}> = {
  scope: "field/matrix",
  zh: {
    "clear": ["清除所选"],
  },
  en: {
    "clear": ["Clear the answers"],
  },
};
