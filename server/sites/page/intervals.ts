import { intervalStart } from "./drawable.ts";
import { type Timer, unrefTimer } from "./timer.ts";

/** Something made for one key (a page in a language), valid from one instant of a timeline. */
export interface CachedInterval<Made> {
  key: string;
  at: number;
  made: Promise<Made>;
  /** Whether it was requested; false if it is only made ahead. */
  isRequested: boolean;
  /** The time of its last use, as a growing number. */
  usedAt: number;
  /** The bytes that it takes in memory, once it is made. */
  bytes: number;
}

/** A cache over a timeline, by key. */
export interface Intervals<Made> {
  /** Returns what is shown under that key at `now` (ms since 1970). */
  find(key: string, now: number): Promise<Made>;
  /** All entries, for a successor with the same content. */
  cached: Set<CachedInterval<Made>>;
  /** Stops making entries ahead. */
  close(): void;
}

let uses = 0;

/**
 * How long before an instant, in ms, its entry is made: many races open at the same moment, and a
 * page takes half a second.
 */
export const aheadMs = 60_000;

/**
 * Makes what is shown between the instants of a timeline at its first request, and caches it until
 * the next instant. Requested entries are made again shortly before that instant, so that the many
 * visitors of that moment do not wait; others are not. Nothing is made ahead if `isCurrent` returns
 * false.
 */
export function cacheIntervals<Made>(parts: {
  instants: number[];
  make(key: string, at: number): Promise<Made>;
  isCurrent(): Promise<boolean>;
  timer?: Timer | undefined;
  cached?: Set<CachedInterval<Made>> | undefined;
  /** Returns the bytes that an entry takes in memory. */
  getBytes?: (value: Made) => number;
  /** Called when an entry is added. */
  onCached?: () => void;
}): Intervals<Made> {
  const { instants, make, isCurrent, timer = unrefTimer, cached = new Set(), getBytes = () => 0, onCached } = parts;
  let stop: (() => void) | undefined;
  let isClosed = false;
  const drop = (isOver: (entry: CachedInterval<Made>) => boolean) => {
    for (const entry of cached) if (isOver(entry)) cached.delete(entry);
  };
  const findOrMake = (key: string, at: number): CachedInterval<Made> => {
    for (const entry of cached) if (entry.key === key && entry.at === at) return entry;
    const entry = { key, at, made: make(key, at), isRequested: false, usedAt: ++uses, bytes: 0 };
    cached.add(entry);
    entry.made.then(
      (value) => {
        entry.bytes = getBytes(value);
        onCached?.();
      },
      () => cached.delete(entry),
    );
    return entry;
  };
  const makeAhead = async (at: number) => {
    if (!(await isCurrent())) return;
    // One after another, so that the server answers requests between them.
    for (const { key, isRequested } of [...cached]) if (isRequested && !isClosed) await findOrMake(key, at).made;
  };
  const watch = (now: number) => {
    const next = instants.find((instant) => instant > now);
    if (next === undefined || stop || isClosed) return;
    stop = timer(next - aheadMs - now, () => {
      // A failure is ignored: the next request tries again.
      makeAhead(next).catch(() => undefined);
      stop = timer(Math.min(aheadMs, next - now), () => {
        stop = undefined;
        drop(({ at }) => at < next);
      });
    });
  };
  return {
    cached,
    find(key, now) {
      const at = intervalStart(instants, now);
      drop((entry) => entry.key === key && entry.at < at);
      const orMake = findOrMake(key, at);
      orMake.isRequested = true;
      orMake.usedAt = ++uses;
      watch(now);
      return orMake.made;
    },
    close() {
      isClosed = true;
      stop?.();
    },
  };
}
