/** Whether large corpora are tested as a whole (`npm run check -- --full`), not a fifth of them. */
export const isFull = process.env.FULL_CHECK === "1";

/**
 * Returns every fifth item, or all in a full check. They are chosen in the order of `getKind`, so
 * that each kind of which there are several is tested, and returned in their own.
 */
export function takeFifth<Item>(items: readonly Item[], getKind: (item: Item) => string): Item[] {
  if (isFull) return [...items];
  const byKind = items.toSorted((a, b) => (getKind(a) < getKind(b) ? -1 : Number(getKind(a) > getKind(b))));
  const chosen = new Set(byKind.filter((_, index) => index % 5 === 0));
  return items.filter((item) => chosen.has(item));
}
