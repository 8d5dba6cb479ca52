import type { Database } from "./open.ts";

// Keys that nobody asks about any more must not stay.
const mostKeys = 200;

/**
 * Returns a function that loads the value of a key, or returns what it loaded less than `freshMs`
 * ago, by database: many who ask at once cost one load. What fails is loaded again.
 */
export function keepRecent<T>(freshMs: number): (db: Database, key: string, load: () => Promise<T>) => Promise<T> {
  const cache = new WeakMap<Database, Map<string, { at: number; value: Promise<T> }>>();
  return (db, key, load) => {
    const values = cache.get(db) ?? new Map<string, { at: number; value: Promise<T> }>();
    cache.set(db, values);
    const cached = values.get(key);
    if (cached && Date.now() - cached.at < freshMs) return cached.value;
    if (values.size > mostKeys) values.clear();
    const value = load();
    values.set(key, { at: Date.now(), value });
    value.catch(() => values.delete(key));
    return value;
  };
}
