import type { Sentence } from "#core/text.ts";

/** Names in quotation marks, for a list in a sentence. */
export function quotedNames(names: readonly string[]): Sentence {
  return { zh: names.map((name) => `“${name}”`).join("、"), en: names.map((name) => `"${name}"`).join(", ") };
}
