import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldFault, FieldLogic } from "../field.ts";
import { problemText } from "../problemText.ts";
import { blankText, hasText } from "../requiredText.ts";

/** A running club of the list, or any club if the form accepts that. */
export const club: FieldLogic<FieldAnswers["club"], FieldOptions["club"]> = {
  texts: () => ({ "/name": "line" }),
  check: ({ id, name }, { options }) => {
    if (!hasText(name)) return [blankText];
    return id === undefined && !options.acceptsUnlisted ? [unlisted] : [];
  },
  format: ({ name }) => name,
};

const unlisted: FieldFault = { at: "", code: "unlisted", text: problemText("club.notListed") };
