// Made by `npm run gen` from locales/kit/form-field.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "optional": {};
}> = {
  scope: "kit/form-field",
  zh: {
    "optional": ["选填"],
  },
  en: {
    "optional": ["optional"],
  },
};
