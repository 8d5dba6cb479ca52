import type { RadioOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { checkOffered, choiceLabel } from "./kit/choices.ts";

/** One of a few answers, all of them on offer. */
export const radio: FieldLogic<string, RadioOptions> = {
  offers: { option: "choices", id: "id", at: "" },
  check: (answer, { options, ...context }) => checkOffered(answer, options.choices, context),
  format: (answer, { choices }, language) => choiceLabel(answer, choices, language),
};
