import type { FieldLogic } from "../field.ts";
import { hasText, nothingWritten } from "../words.ts";

/** A line of text: one that has to be given holds more than spaces and double quotes. */
export const input: FieldLogic<string, object> = {
  check: (text, { isRequired }) => (isRequired && !hasText(text) ? [nothingWritten] : []),
  words: (text) => text,
};
