// Made by `npm run gen` from locales/field/image-address.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "picture": {};
}> = {
  scope: "field/image-address",
  zh: {
    "picture": ["图片"],
  },
  en: {
    "picture": ["Picture"],
  },
};
