// Made by `npm run gen` from locales/field/emergency-contact.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "phone": {};
}> = {
  scope: "field/emergency-contact",
  zh: {
    "phone": ["手机号"],
  },
  en: {
    "phone": ["Mobile number"],
  },
};
