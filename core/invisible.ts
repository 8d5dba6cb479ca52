/**
 * Control characters and halves of surrogate pairs, such as half of an emoji; tabs and line breaks
 * are part of texts.
 */
export const everyInvisible = /(?![\t\n\r])[\p{Cc}\p{Surrogate}]/gu;

/**
 * Returns a text with its control characters and halves of characters removed, or replaced by
 * `instead`.
 */
export function withoutInvisible(text: string, instead = ""): string {
  return text.replace(everyInvisible, instead);
}

/**
 * Returns the first characters of a text, without control characters and without half of the last
 * one: PostgreSQL takes neither in JSON.
 */
export function cutText(text: string, most: number): string {
  return withoutInvisible(text.slice(0, most));
}
