/**
 * The states of entries that have a place or may still get one; a person has one entry of these in
 * an exclusion group.
 */
export const liveEntryStates = ["pool", "reserved", "won", "offered", "waitlisted", "confirmed"] as const;

/**
 * Returns whether a sign-up still counts: while one of its entries has a place or may get one. One
 * without entries, such as an application that waits, counts.
 */
export function hasLiveEntry(entries: readonly { state: string }[]): boolean {
  const live: readonly string[] = liveEntryStates;
  return entries.length === 0 || entries.some(({ state }) => live.includes(state));
}
