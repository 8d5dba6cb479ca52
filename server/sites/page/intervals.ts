import { intervalStart } from "./drawable.ts";
import { quietTimer, type Timer } from "./timer.ts";

/** Something made for one key (a page in a language) from one instant of a timeline on. */
export interface KeptInterval<Made> {
  key: string;
  at: number;
  made: Promise<Made>;
  /** Whether somebody asked for it; what was made ahead is not asked for yet. */
  isAsked: boolean;
  /** When it was asked for or made last: a number that grows. */
  usedAt: number;
  /** What it takes in memory, once it is made. */
  bytes: number;
}

/** What is kept of a timeline, by key. */
export interface Intervals<Made> {
  /** What is shown under that key at `now` (ms since 1970). */
  find(key: string, now: number): Promise<Made>;
  /** All that is kept, for a successor that shows the same. */
  kept: Set<KeptInterval<Made>>;
  /** Makes nothing ahead any more. */
  close(): void;
}

let uses = 0;

/** How long before an instant, in ms, what is shown from then on is made: many races open together, and a page takes half a second. */
export const ahead = 60_000;

/**
 * Makes what is shown between the instants of a timeline when it is first asked for, and keeps it until the next. What was
 * asked for is made for the next interval a little ahead, so that nobody waits at the very moment that many wait for; what
 * nobody asked for is not. `isCurrent` says whether it is still to be shown at all.
 */
export function keepIntervals<Made>(parts: {
  instants: number[];
  make(key: string, at: number): Promise<Made>;
  isCurrent(): Promise<boolean>;
  timer?: Timer | undefined;
  kept?: Set<KeptInterval<Made>> | undefined;
  /** The bytes that something made takes in memory. */
  weigh?: (made: Made) => number;
  /** Called when something more is kept. */
  onKept?: () => void;
}): Intervals<Made> {
  const { instants, make, isCurrent, timer = quietTimer, kept = new Set(), weigh = () => 0, onKept } = parts;
  let stop: (() => void) | undefined;
  let isClosed = false;
  const drop = (isOver: (one: KeptInterval<Made>) => boolean) => {
    for (const one of kept) if (isOver(one)) kept.delete(one);
  };
  const keep = (key: string, at: number): KeptInterval<Made> => {
    for (const one of kept) if (one.key === key && one.at === at) return one;
    const made = { key, at, made: make(key, at), isAsked: false, usedAt: ++uses, bytes: 0 };
    kept.add(made);
    made.made.then(
      (value) => {
        made.bytes = weigh(value);
        onKept?.();
      },
      () => kept.delete(made),
    );
    return made;
  };
  const makeAhead = async (at: number) => {
    if (!(await isCurrent())) return;
    // One after another: the server answers in between.
    for (const { key, isAsked } of [...kept]) if (isAsked && !isClosed) await keep(key, at).made;
  };
  const watch = (now: number) => {
    const next = instants.find((instant) => instant > now);
    if (next === undefined || stop || isClosed) return;
    stop = timer(next - ahead - now, () => {
      // What cannot be made now is made when it is asked for, and fails or not by then.
      makeAhead(next).catch(() => undefined);
      stop = timer(Math.min(ahead, next - now), () => {
        stop = undefined;
        drop(({ at }) => at < next);
      });
    });
  };
  return {
    kept,
    find(key, now) {
      const at = intervalStart(instants, now);
      drop((one) => one.key === key && one.at < at);
      const found = keep(key, at);
      found.isAsked = true;
      found.usedAt = ++uses;
      watch(now);
      return found.made;
    },
    close() {
      isClosed = true;
      stop?.();
    },
  };
}
