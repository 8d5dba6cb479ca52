import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/forms/problems.ts";
import { getText } from "#locales/getText.ts";
import type { Text } from "#schemas/generated/types.ts";

/** Returns a label in quotation marks; "this answer" if there is none. */
export function quoteLabel(label: Text | undefined): Sentence {
  return label?.zh ? { zh: `“${label.zh}”`, en: `“${label.en || label.zh}”` } : getText(messages, "subject.this");
}
