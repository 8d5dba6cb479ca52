import type { PickerOptions } from "#schemas/generated/types.ts";
import { checkChoice, choiceLabel } from "../choices.ts";
import type { FieldLogic } from "../field.ts";

/** One answer of a list. */
export const picker: FieldLogic<string, PickerOptions> = {
  check: (answer, { options }) => checkChoice(answer, options.choices),
  format: (answer, { choices }, language) => choiceLabel(answer, choices, language),
};
