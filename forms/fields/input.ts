import type { TextKind } from "#core/typedText.ts";
import type { FieldOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { blankText, hasText } from "../requiredText.ts";

/** Returns what a line of text is: a name if browsers fill one in, any words if not. */
export function kindOfLine({ autocomplete }: FieldOptions["input"]): TextKind {
  return autocomplete?.endsWith("name") ? "name" : "line";
}

/** A line of text; a required one has more than spaces and double quotation marks. */
export const input: FieldLogic<string, FieldOptions["input"]> = {
  texts: (options) => ({ "": kindOfLine(options) }),
  check: (text, { isRequired }) => (isRequired && !hasText(text) ? [blankText] : []),
  format: (text) => text,
};
