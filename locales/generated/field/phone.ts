// Made by `npm run gen` from locales/field/phone.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "country": {};
  "search": {};
  "placeholder": {};
}> = {
  scope: "field/phone",
  zh: {
    "country": ["区号"],
    "search": ["国家、地区或区号"],
    "placeholder": ["手机号码"],
  },
  en: {
    "country": ["Dialling code"],
    "search": ["Country, region or code"],
    "placeholder": ["Mobile number"],
  },
};
