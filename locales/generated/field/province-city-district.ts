// Made by `npm run gen` from locales/field/province-city-district.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{}> = {
  scope: "field/province-city-district",
  zh: {

  },
  en: {

  },
};
