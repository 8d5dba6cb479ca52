/** Returns whether an address's query has an `at`. */
export function asksForPreview(search: string): boolean {
  return new URLSearchParams(search).has("at");
}
