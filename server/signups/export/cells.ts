/**
 * A cell that no spreadsheet takes for a formula: what begins as one gets an apostrophe before it, also if only spaces are
 * in front.
 */
export function safeCell(text: string): string {
  return /^\s*[=+\-@\t\r]|^[\t\r]/u.test(text.normalize("NFKC")) ? `'${text}` : text;
}
