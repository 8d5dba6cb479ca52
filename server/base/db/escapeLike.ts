/** Returns a text as a pattern of LIKE that only it fits. */
export function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, "\\$&");
}
