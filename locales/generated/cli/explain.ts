// Made by `npm run gen` from locales/cli/explain.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "help": {};
  "unknownCode": { "code": string | number };
  "misspeltCode": { "code": string | number; "near": string | number };
}> = {
  scope: "cli/explain",
  zh: {
    "help": ["详细说明一个问题代码：含义、影响、改法和例子，中英文都有；写 --language 则只显示一种。不写代码时列出全部。"],
    "unknownCode": ["没有代码 ",["code"],"。startline explain 列出全部代码。"],
    "misspeltCode": ["没有代码 ",["code"],"。是否想查 ",["near"],"？startline explain 列出全部代码。"],
  },
  en: {
    "help": ["Explains a problem code: what it means, why it matters and how to fix it, with an example, in both languages, or in one with --language. Without a code, lists all of them."],
    "unknownCode": ["There is no code ",["code"],". startline explain lists all codes."],
    "misspeltCode": ["There is no code ",["code"],". Did you mean ",["near"],"? startline explain lists all codes."],
  },
};
