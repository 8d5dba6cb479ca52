import type { Language } from "#core/text.ts";

/** A text as HTML, for element content and double-quoted attributes. */
export function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** A text in a language; in Chinese where there is no English, "" where there is nothing. */
export function textIn(text: { zh: string; en?: string } | undefined, language: Language): string {
  return (language === "en" && text?.en) || text?.zh || "";
}
