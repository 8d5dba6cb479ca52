import type { FieldFault } from "./field.ts";
import { problemText } from "./problemText.ts";

/** Returns whether a text has characters other than spaces and double quotation marks. */
export function hasText(text: string): boolean {
  return /[^\s"\u3000]/u.test(text);
}

/** The fault of a required text that has only spaces and double quotation marks. */
export const blankText: FieldFault = { at: "", code: "required-text", text: problemText("text.blank") };
