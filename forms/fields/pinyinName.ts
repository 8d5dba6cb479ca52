import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldFault, FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";
import { partColumns } from "./kit/partColumns.ts";

/** A name in Latin capitals; a runner with several names enters a family name and a given name. */
export const pinyinName: FieldLogic<FieldAnswers["pinyin-name"], FieldOptions["pinyin-name"]> = {
  means: "name-in-letters",
  texts: () => ({ "/family": "name", "/given": "name" }),
  check: ({ given }, { options, answerAt }) =>
    given === undefined && options.from && hasSeveralNames(answerAt(options.from)) ? [noGivenName] : [],
  format: ({ family, given }) => [family, given].filter(Boolean).join(" "),
  columns: (name, _options, language) => partColumns({ family: name?.family, given: name?.given }, language),
};

// Every Chinese name has a family name and a given name; any other name has both if it has several
// words.
function hasSeveralNames(name: unknown): boolean {
  return typeof name === "string" && (/^\p{sc=Han}{2,}$/u.test(name) || /\S[\s·]+\S/u.test(name.trim()));
}

const noGivenName: FieldFault = { at: "/given", code: "required", text: problemText("pinyinName.given") };
