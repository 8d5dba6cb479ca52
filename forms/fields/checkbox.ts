import type { CheckboxOptions } from "#schemas/generated/types.ts";
import { checkChoice, choiceWords } from "../choices.ts";
import type { FieldLogic } from "../field.ts";

/** Several answers, each of them on offer; one sentence is enough where several are not. */
export const checkbox: FieldLogic<string[], CheckboxOptions> = {
  check: (answer, { options }) => answer.flatMap((id) => checkChoice(id, options.choices)).slice(0, 1),
  words: (answer, { choices }, language) =>
    answer.map((id) => choiceWords(id, choices, language)).join(language === "zh" ? "、" : ", "),
};
