import { joinList } from "#core/text.ts";
import type { CheckboxOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { checkOffered, choiceLabel } from "./kit/choices.ts";

/** Several of the choices; one fault is enough if several of them are no longer offered. */
export const checkbox: FieldLogic<string[], CheckboxOptions> = {
  offers: { option: "choices", id: "id", at: "/*" },
  check: (answer, { options, ...context }) =>
    answer.flatMap((id) => checkOffered(id, options.choices, context)).slice(0, 1),
  format: (answer, { choices }, language) =>
    joinList(
      answer.map((id) => choiceLabel(id, choices, language)),
      language,
    ),
};
