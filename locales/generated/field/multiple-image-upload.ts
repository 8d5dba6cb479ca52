// Made by `npm run gen` from locales/field/multiple-image-upload.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "field/multiple-image-upload",
  zh: {

  },
  en: {

  },
};
