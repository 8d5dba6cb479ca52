import type { PickerOptions } from "#schemas/generated/types.ts";
import { checkChoice, choiceWords } from "../choices.ts";
import type { FieldLogic } from "../field.ts";

/** One answer of a list. */
export const picker: FieldLogic<string, PickerOptions> = {
  check: (answer, { options }) => checkChoice(answer, options.choices),
  words: (answer, { choices }, language) => choiceWords(answer, choices, language),
};
