// Made by `npm run gen` from locales/kit/document-parts.json.
import type { Messages } from "#blocks/kit/texts.ts";

export const messages: Messages<"type" | "choose" | "number" | "birthday" | "birthdayExample" | "birthdayHint" | "gender" | "fromNumber" | "comesFromNumber"> = {
  scope: "kit/document-parts",
  zh: {
    "type": ["证件类型"],
    "choose": ["请选择"],
    "number": ["证件号码"],
    "birthday": ["出生日期"],
    "birthdayExample": ["例如：1990-05-21"],
    "birthdayHint": ["年-月-日"],
    "gender": ["性别"],
    "fromNumber": ["由证件号码得出"],
    "comesFromNumber": ["填写号码后自动得出"],
  },
  en: {
    "type": ["Kind of document"],
    "choose": ["Choose"],
    "number": ["Document number"],
    "birthday": ["Date of birth"],
    "birthdayExample": ["1990-05-21"],
    "birthdayHint": ["Year-month-day"],
    "gender": ["Gender"],
    "fromNumber": ["Told by the number"],
    "comesFromNumber": ["Follows from the number"],
  },
};
