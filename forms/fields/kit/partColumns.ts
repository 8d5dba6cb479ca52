import type { Language } from "#core/text.ts";
import { messages } from "#locales/generated/forms/answers.ts";
import { textIn } from "#locales/getText.ts";
import type { FieldColumn } from "../../field.ts";

type Part = Extract<keyof (typeof messages)["zh"], `part.${string}`> extends `part.${infer Name}` ? Name : never;

/** Names the columns of the parts of an answer, in the order in which their words are listed. */
export function partColumns(parts: Partial<Record<Part, string | undefined>>, language: Language): FieldColumn[] {
  return Object.entries(parts).map(([key, words = ""]) => ({
    key,
    words,
    label: textIn(language, messages, `part.${key as Part}`),
  }));
}
