// Made by `npm run gen` from locales/field/pinyin-name.json.
import type { Messages } from "#locales/messages.ts";

export const messages: Messages<{
  "family": {};
  "given": {};
  "familyExample": {};
  "givenExample": {};
  "single": {};
  "suggested": {};
}> = {
  scope: "field/pinyin-name",
  zh: {
    "family": ["姓（拼音或英文）"],
    "given": ["名（拼音或英文）"],
    "familyExample": ["LYU"],
    "givenExample": ["XIAOMING"],
    "single": ["没有可不填"],
    "suggested": ["已按姓名生成，请与护照核对。"],
  },
  en: {
    "family": ["Family name"],
    "given": ["Given names"],
    "familyExample": ["LYU"],
    "givenExample": ["XIAOMING"],
    "single": ["if any"],
    "suggested": ["Suggested from your name. Please check it against your passport."],
  },
};
