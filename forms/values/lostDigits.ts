/**
 * Returns whether a text is a number of which a spreadsheet kept only the first digits, such as
 * 8.6138E+12.
 */
export function hasLostDigits(text: string): boolean {
  return /^[+-]?\d([.,]\d+)?E\+\d{2,}$/i.test(text.trim());
}
