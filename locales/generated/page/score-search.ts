// Made by `npm run gen` from locales/page/score-search.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "open": {};
  "needTitle": {};
  "needBib": {};
  "needDocument": {};
  "past": {};
  "pastText": {};
}> = {
  scope: "page/score-search",
  zh: {
    "title": ["成绩查询"],
    "open": ["查询我的成绩"],
    "needTitle": ["查询前请准备"],
    "needBib": ["号码布号码"],
    "needDocument": ["报名时填写的证件号码"],
    "past": ["往年成绩"],
    "pastText": ["想查往年的成绩？"],
  },
  en: {
    "title": ["Results"],
    "open": ["Look up my result"],
    "needTitle": ["Have these ready"],
    "needBib": ["Your bib number"],
    "needDocument": ["The number of the identity document you registered with"],
    "past": ["Results of past years"],
    "pastText": ["Looking for an earlier year?"],
  },
};
