// Made by `npm run gen` from locales/field/date-picker.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "year": {};
  "month": {};
  "day": {};
  "calendar": {};
}> = {
  scope: "field/date-picker",
  zh: {
    "year": ["年"],
    "month": ["月"],
    "day": ["日"],
    "calendar": ["打开日历"],
  },
  en: {
    "year": ["Year"],
    "month": ["Month"],
    "day": ["Day"],
    "calendar": ["Open the calendar"],
  },
};
