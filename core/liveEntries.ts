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
  return entries.length === 0 || entries.some(({ state }) => isLiveState(state));
}

/** Returns whether an entry of a state has a place or may still get one. */
export function isLiveState(state: string): boolean {
  const live: readonly string[] = liveEntryStates;
  return live.includes(state);
}
