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
