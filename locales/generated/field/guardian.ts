// Made by `npm run gen` from locales/field/guardian.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "phone": {};
}> = {
  scope: "field/guardian",
  zh: {
    "phone": ["手机号"],
  },
  en: {
    "phone": ["Mobile number"],
  },
};
