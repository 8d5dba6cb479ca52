import { setBounded } from "#core/boundedMap.ts";

/** Returns the value of a key, reading it if it is not cached; undefined if there is none. */
export type ReadCached<Value> = (
  key: string,
  readValue: () => Promise<Value | undefined>,
) => Promise<Value | undefined>;

/**
 * Caches the values that were read last, at most so many, each read once however many want it. What
 * is missing or fails is read again the next time: it may come when the site is published again on
 * this server.
 */
export function cacheReads<Value>(maxSize: number): ReadCached<Value> {
  const cached = new Map<string, Promise<Value | undefined>>();
  return (key, readValue) => {
    const cachedValue = cached.get(key);
    if (cachedValue) return cachedValue;
    const reading = readValue();
    setBounded(cached, key, reading, maxSize);
    const remove = () => cached.delete(key);
    reading.then((value) => value ?? remove(), remove);
    return reading;
  };
}
