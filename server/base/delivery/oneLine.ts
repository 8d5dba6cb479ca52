/**
 * Returns a text as one line of at most 80 characters, without control and format characters: it
 * becomes part of headers.
 */
export function oneLine(text: string): string {
  const line = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
  return [...line].slice(0, 80).join("");
}
