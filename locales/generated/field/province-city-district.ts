// Made by `npm run gen` from locales/field/province-city-district.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<never> = {
  scope: "field/province-city-district",
  zh: {

  },
  en: {

  },
};
