/**
 * Returns the start of a text as plain text, for params: without HTML tags, at most 30 characters.
 */
export function quote(text: string): string {
  const plain = text
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return shorten(plain, 30);
}

/** Returns a text of at most `length` characters, with … if it was longer. */
export function shorten(text: string, length = 60): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
