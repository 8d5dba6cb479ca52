import type { FieldLogic } from "../field.ts";
import { blankText, hasText } from "../requiredText.ts";

/** A line of text; a required one has more than spaces and double quotation marks. */
export const input: FieldLogic<string, object> = {
  check: (text, { isRequired }) => (isRequired && !hasText(text) ? [blankText] : []),
  format: (text) => text,
};
