import type { FieldOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { blankText, hasText } from "../requiredText.ts";
import { kindOfLine } from "../values/lineKind.ts";

/** A line of text; a required one has more than spaces and double quotation marks. */
export const input: FieldLogic<string, FieldOptions["input"]> = {
  texts: (options) => ({ "": kindOfLine(options) }),
  check: (text, { isRequired }) => (isRequired && !hasText(text) ? [blankText] : []),
  format: (text) => text,
};
