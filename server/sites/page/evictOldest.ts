import type { CachedInterval } from "./intervals.ts";

/**
 * Evicts the least recently used pages until the rest takes at most `mostBytes`; the most recently
 * used one always stays.
 */
export function evictOldest<Made>(caches: Iterable<Set<CachedInterval<Made>>>, mostBytes: number): void {
  const intervals = [...caches].flatMap((cache) =>
    [...cache].map((cachedInterval) => ({ cache, one: cachedInterval })),
  );
  let total = intervals.reduce((sum, { one }) => sum + one.bytes, 0);
  if (total <= mostBytes) return;
  for (const { cache, one } of intervals.sort((a, b) => a.one.usedAt - b.one.usedAt).slice(0, -1)) {
    if (total <= mostBytes) return;
    cache.delete(one);
    total -= one.bytes;
  }
}
