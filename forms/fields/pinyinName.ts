import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldFault, FieldLogic } from "../field.ts";

/** A name in Latin capitals; whoever has several names gives a family name and a given one. */
export const pinyinName: FieldLogic<FieldAnswers["pinyin-name"], FieldOptions["pinyin-name"]> = {
  check: ({ given }, { options, answerAt }) =>
    given === undefined && options.from && hasSeveralNames(answerAt(options.from)) ? [noGivenName] : [],
  words: ({ family, given }) => [family, given].filter(Boolean).join(" "),
};

// A name in Chinese has a family name and a given one; another one has if it is of several words.
function hasSeveralNames(name: unknown): boolean {
  return typeof name === "string" && (/^\p{sc=Han}{2,}$/u.test(name) || /\S[\s·]+\S/u.test(name.trim()));
}

const noGivenName: FieldFault = {
  at: "/given",
  code: "required",
  message: {
    zh: "请填写名的拼音或英文，与护照一致。",
    en: "Please enter the given name too, as it stands in the passport.",
  },
};
