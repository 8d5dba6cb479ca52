import type { PickerOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { checkOffered, choiceLabel } from "./kit/choices.ts";

/** One answer of a list. */
export const picker: FieldLogic<string, PickerOptions> = {
  offers: { option: "choices", id: "id", at: "" },
  check: (answer, { options, ...context }) => checkOffered(answer, options.choices, context),
  format: (answer, { choices }, language) => choiceLabel(answer, choices, language),
};
