// Made by `npm run gen` from locales/home/prize-table.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "title": {};
  "rank": {};
  "prize": {};
  "unit": {};
  "empty": {};
}> = {
  scope: "home/prize-table",
  zh: {
    "title": ["奖金"],
    "rank": ["名次"],
    "prize": ["奖金"],
    "unit": ["单位：元（人民币）"],
    "empty": ["奖金稍后公布。"],
  },
  en: {
    "title": ["Prize money"],
    "rank": ["Rank"],
    "prize": ["Prize"],
    "unit": ["Amounts in yuan (CNY)"],
    "empty": ["The prize money will be announced."],
  },
};
