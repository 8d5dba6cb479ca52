/**
 * Which content a draft has: the tab that wrote it, and for each tab how many of its changes are
 * included (a version vector).
 */
export interface DraftVersion {
  /** The tab; `seen` has the number of its latest change. */
  writer: string;
  seen: Record<string, number>;
}

/**
 * The most tabs that a version remembers. Without one that is forgotten the runner may be asked
 * once more; nothing is lost.
 */
export const mostWriters = 16;

/**
 * Returns whether every change that led to the earlier version is included in the later one; a
 * version includes itself.
 */
export function includesVersion(later: DraftVersion | null | undefined, earlier: DraftVersion | null | undefined) {
  if (!later || !earlier) return false;
  return (later.seen[earlier.writer] ?? -1) >= (earlier.seen[earlier.writer] ?? 0);
}

/** Returns whether both are one version. */
export function isSameVersion(
  draftVersion: DraftVersion | null | undefined,
  otherVersion: DraftVersion | null | undefined,
): boolean {
  return (
    draftVersion?.writer === otherVersion?.writer &&
    includesVersion(draftVersion, otherVersion) &&
    includesVersion(otherVersion, draftVersion)
  );
}

/** The version after a change by that tab, of content that includes those versions. */
export function nextVersion(writer: string, ...before: (DraftVersion | null | undefined)[]): DraftVersion {
  const seenNumbers: Record<string, number> = {};
  for (const version of before)
    for (const [tab, number] of Object.entries(version?.seen ?? {}))
      seenNumbers[tab] = Math.max(number, seenNumbers[tab] ?? 0);
  const { [writer]: ownNumber = 0, ...others } = seenNumbers;
  const recentNumbers = Object.entries(others).slice(1 - mostWriters);
  return { writer, seen: { ...Object.fromEntries(recentNumbers), [writer]: ownNumber + 1 } };
}
