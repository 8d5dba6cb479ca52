// Made by `npm run gen` from locales/field/file-upload.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "field/file-upload",
  zh: {

  },
  en: {

  },
};
