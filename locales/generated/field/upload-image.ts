// Made by `npm run gen` from locales/field/upload-image.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "field/upload-image",
  zh: {

  },
  en: {

  },
};
