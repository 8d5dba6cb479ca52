import type { FieldLogic } from "../field.ts";
import { hasText, nothingWritten } from "../words.ts";

/** Several lines of text: where they have to be given, they hold more than spaces and double quotes. */
export const textarea: FieldLogic<string, object> = {
  check: (text, { isRequired }) => (isRequired && !hasText(text) ? [nothingWritten] : []),
  words: (text) => text,
};
