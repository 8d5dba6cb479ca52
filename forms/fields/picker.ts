import type { PickerOptions } from "#schemas/generated/types.ts";
import { checkOffered, choiceLabel } from "../choices.ts";
import type { FieldLogic } from "../field.ts";

/** One answer of a list. */
export const picker: FieldLogic<string, PickerOptions> = {
  check: (answer, { options, ...context }) => checkOffered(answer, options.choices, context),
  format: (answer, { choices }, language) => choiceLabel(answer, choices, language),
};
