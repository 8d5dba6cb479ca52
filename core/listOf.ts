import type { Language } from "./text.ts";

/** Returns names as a list in a language, such as "A、B、C" or "A, B, C". */
export function listOf(names: string[], language: Language): string {
  return new Intl.ListFormat(language, { style: "narrow" }).format(names);
}
