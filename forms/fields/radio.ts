import type { RadioOptions } from "#schemas/generated/types.ts";
import { checkChoice, choiceWords } from "../choices.ts";
import type { FieldLogic } from "../field.ts";

/** One of a few answers, all of them on offer. */
export const radio: FieldLogic<string, RadioOptions> = {
  check: (answer, { options }) => checkChoice(answer, options.choices),
  words: (answer, { choices }, language) => choiceWords(answer, choices, language),
};
