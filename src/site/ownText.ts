import type { Site } from "#blocks/kit/site/site.ts";
import type { Language } from "#core/text.ts";
import type { Text } from "#schemas/generated/types.ts";

/**
 * Returns the text in exactly that language: its own, else that of the translation tables; "" if
 * neither has it. Tables hold words: what looks like HTML was never cleaned, and is ignored.
 */
export function ownText(text: Text | undefined, language: Language, tables: Site["translations"]): string {
  const languageText = text?.[language];
  const key = text?.zh || text?.en;
  if (languageText || !key) return languageText || "";
  const translation: unknown = tables[key]?.[language];
  return typeof translation === "string" && !translation.includes("<") ? translation : "";
}
