// Made by `npm run gen` from locales/kit/policy-reader.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "edition": { "version": string | number };
  "readToEnd": {};
  "readFirst": {};
  "readAll": {};
  "readOn": {};
  "agree": {};
  "withdraw": {};
  "close": {};
}> = {
  scope: "kit/policy-reader",
  zh: {
    "edition": ["版本 ",["version"]],
    "readToEnd": ["阅读到末尾后可以同意。"],
    "readFirst": ["请先阅读到末尾。"],
    "readAll": ["已阅读到末尾。"],
    "readOn": ["继续阅读"],
    "agree": ["我已阅读并同意"],
    "withdraw": ["撤回同意"],
    "close": ["关闭"],
  },
  en: {
    "edition": ["Version ",["version"]],
    "readToEnd": ["You can agree when you have read to the end."],
    "readFirst": ["Please read to the end first."],
    "readAll": ["You have reached the end."],
    "readOn": ["Keep reading"],
    "agree": ["I have read it and agree"],
    "withdraw": ["I no longer agree"],
    "close": ["Close"],
  },
};
