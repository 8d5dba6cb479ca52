/** Whether an address's query has an `at`. */
export function asksForPreview(search: string): boolean {
  return new URLSearchParams(search).has("at");
}

/** The part of an address's query that the site's other pages keep: its `at`. */
export function keptQuery(search: string): string {
  const at = new URLSearchParams(search).get("at");
  return at === null ? "" : new URLSearchParams({ at }).toString();
}
