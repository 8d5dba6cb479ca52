import type { Language, Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/compiler/facts.ts";

type Key = keyof (typeof messages)["zh"];

/**
 * Returns a text of `locales/compiler/facts.json` in both languages with its values. These texts
 * have no plurals or choices: without Lingui, a check loads and starts none of it.
 */
export function listWords(key: Key, values: Record<string, string | number | Sentence> = {}): Sentence {
  return { zh: wordsIn("zh", key, values), en: wordsIn("en", key, values) };
}

function wordsIn(language: Language, key: Key, values: Record<string, string | number | Sentence>): string {
  const parts = messages[language][key] as readonly (string | readonly [string])[];
  const parse = (part: (typeof parts)[number]) => {
    if (typeof part === "string") return part;
    const value = values[part[0]] ?? "";
    return typeof value === "object" ? value[language] : String(value);
  };
  return parts.map(parse).join("");
}
