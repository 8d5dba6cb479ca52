/**
 * Returns rich text as HTML: a text without a tag becomes paragraphs, between which it has empty
 * lines.
 */
export function paragraphs(text: string): string {
  if (text.includes("<") || text.trim() === "") return text;
  const parts = text.trim().split(/\n[^\S\n]*\n\s*/);
  return parts.map((part) => `<p>${part.replaceAll("\n", "<br>")}</p>`).join("");
}
