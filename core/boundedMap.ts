/**
 * Sets an entry of a cache with at most so many entries: a new one evicts the one that was added
 * first.
 */
export function setBounded<Key, Value>(cache: Map<Key, Value>, key: Key, value: Value, maxSize: number): void {
  const [first] = cache.keys();
  if (!cache.has(key) && cache.size >= maxSize && first !== undefined) cache.delete(first);
  cache.set(key, value);
}
