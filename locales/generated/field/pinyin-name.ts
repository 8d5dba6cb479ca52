// Made by `npm run gen` from locales/field/pinyin-name.json.
import type { Messages } from "#blocks/kit/texts.ts";

export const messages: Messages<"family" | "given" | "familyExample" | "givenExample" | "single" | "suggested"> = {
  scope: "field/pinyin-name",
  zh: {
    "family": ["姓（拼音或英文）"],
    "given": ["名（拼音或英文）"],
    "familyExample": ["LYU"],
    "givenExample": ["XIAOMING"],
    "single": ["只有一个名字的，“名”可留空。"],
    "suggested": ["已按姓名生成，请与护照核对。"],
  },
  en: {
    "family": ["Family name"],
    "given": ["Given names"],
    "familyExample": ["LYU"],
    "givenExample": ["XIAOMING"],
    "single": ["Leave empty if you have one name only."],
    "suggested": ["Suggested from your name: please compare it with your passport."],
  },
};
