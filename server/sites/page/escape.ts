import type { Language } from "#core/text.ts";

/** Escapes a text for HTML element content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Returns a text in a language; in Chinese if there is no English, "" if there is neither. */
export function textIn(text: { zh: string; en?: string } | undefined, language: Language): string {
  return (language === "en" && text?.en) || text?.zh || "";
}
