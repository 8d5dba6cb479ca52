// Made by `npm run gen` from locales/field/identity-document.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "type": {};
  "choose": {};
  "number": {};
  "birthday": {};
  "gender": {};
  "fromNumber": {};
  "comesFromNumber": {};
}> = {
  scope: "field/identity-document",
  zh: {
    "type": ["证件类型"],
    "choose": ["请选择"],
    "number": ["证件号码"],
    "birthday": ["出生日期"],
    "gender": ["性别"],
    "fromNumber": ["根据证件号码自动填写"],
    "comesFromNumber": ["填写号码后自动填入"],
  },
  en: {
    "type": ["Type of document"],
    "choose": ["Choose"],
    "number": ["Document number"],
    "birthday": ["Date of birth"],
    "gender": ["Gender"],
    "fromNumber": ["Taken from the number"],
    "comesFromNumber": ["Filled in from the number"],
  },
};
