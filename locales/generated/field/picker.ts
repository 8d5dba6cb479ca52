// Made by `npm run gen` from locales/field/picker.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "choose": {};
}> = {
  scope: "field/picker",
  zh: {
    "choose": ["请选择"],
  },
  en: {
    "choose": ["Please choose"],
  },
};
