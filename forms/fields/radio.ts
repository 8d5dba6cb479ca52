import type { RadioOptions } from "#schemas/generated/types.ts";
import { checkOffered, choiceLabel } from "../choices.ts";
import type { FieldLogic } from "../field.ts";

/** One of a few answers, all of them on offer. */
export const radio: FieldLogic<string, RadioOptions> = {
  check: (answer, { options, ...context }) => checkOffered(answer, options.choices, context),
  format: (answer, { choices }, language) => choiceLabel(answer, choices, language),
};
