/** Keeps what was made last, as long as it is asked for. */
export interface Kept<Value> {
  get(key: string): Promise<Value> | undefined;
  /** Keeps a value under a key in the place of the one before; what fails is not kept. */
  set(key: string, made: Promise<Value>): void;
}

/** Keeps values of at most so many bytes in all; whatever was asked for the longest time ago goes first. */
export function keepLatest<Value>(mostBytes: number, bytesOf: (value: Value) => number): Kept<Value> {
  const kept = new Map<string, { made: Promise<Value>; bytes: number }>();
  let total = 0;
  const remove = (key: string) => {
    total -= kept.get(key)?.bytes ?? 0;
    kept.delete(key);
  };
  const weigh = (key: string, made: Promise<Value>, value: Value) => {
    const entry = kept.get(key);
    if (entry?.made !== made) return;
    entry.bytes = bytesOf(value);
    total += entry.bytes;
    for (const [oldest] of kept) {
      if (total <= mostBytes || oldest === key) break;
      remove(oldest);
    }
  };
  return {
    get(key) {
      const entry = kept.get(key);
      if (!entry) return undefined;
      kept.delete(key);
      kept.set(key, entry);
      return entry.made;
    },
    set(key, made) {
      remove(key);
      kept.set(key, { made, bytes: 0 });
      made.then(
        (value) => weigh(key, made, value),
        () => kept.get(key)?.made === made && remove(key),
      );
    },
  };
}
