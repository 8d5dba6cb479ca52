import type { CachedInterval } from "./intervals.ts";

/** Evicts the least recently used pages until the rest takes at most so many bytes; the last one stays. */
export function evictOldest<Made>(shelves: Iterable<Set<CachedInterval<Made>>>, mostBytes: number): void {
  const kept = [...shelves].flatMap((shelf) => [...shelf].map((one) => ({ shelf, one })));
  let total = kept.reduce((sum, { one }) => sum + one.bytes, 0);
  if (total <= mostBytes) return;
  for (const { shelf, one } of kept.sort((a, b) => a.one.usedAt - b.one.usedAt).slice(0, -1)) {
    if (total <= mostBytes) return;
    shelf.delete(one);
    total -= one.bytes;
  }
}
