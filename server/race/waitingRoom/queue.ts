/**
 * How many people wait of those who came in each period (periods since 1970). Who is let in on
 * arrival is not counted.
 */
export type Waiters = ReadonlyMap<number, number>;

/**
 * A place in the line: the period of arrival, and the share of its people who are before this one,
 * from 0 to below 1.
 */
export interface Place {
  period: number;
  share: number;
}

/** The length of a period, in ms. Who comes in the same one is shuffled. */
export const periodMs = 10_000;
/** So much of the rate is let in at once: people who come together and are few do not wait. */
export const burstMs = 10_000;
// How long after the end of a period all servers know how many came in it.
const countedAfterMs = 7000;
// By so much the line of a counted period begins earlier, out of the burst that came back
// meanwhile; the rest covers what servers do not know of each other.
const reserveMs = 5000;

/** Returns the period of a time in ms since 1970. */
export function periodAt(ms: number): number {
  return Math.floor(ms / periodMs);
}

/** Returns when all who came in a period are counted, in ms since 1970. */
export function countedAt(period: number): number {
  return (period + 1) * periodMs + countedAfterMs;
}

/**
 * Returns when a place is let in, in ms since 1970, if `perMinute` people are. Periods follow each
 * other; the order within one is that of the shares, so that nobody gains by being a second
 * earlier.
 */
export function admissionTime(waiters: Waiters, perMinute: number, { period, share }: Place): number {
  const before = lineEnd(waiters, perMinute, period);
  return startAfter(before, period) + share * (waiters.get(period) ?? 0) * (60_000 / perMinute);
}

/** Returns when all who wait are let in, or all of the periods before `until`, in ms since 1970. */
export function lineEnd(waiters: Waiters, perMinute: number, until = Number.POSITIVE_INFINITY): number {
  let end = Number.NEGATIVE_INFINITY;
  for (const [period, people] of [...waiters].sort(([a], [b]) => a - b)) {
    if (period >= until) break;
    end = Math.max(countedAt(period), startAfter(end, period) + people * (60_000 / perMinute));
  }
  return end;
}

function startAfter(end: number, period: number): number {
  return Math.max(end, countedAt(period) - reserveMs);
}

/** What somebody in line reads. */
export interface Waiting {
  isAdmitted: boolean;
  /**
   * How many are before this one, and in how many seconds it is let in; null until all who came in
   * the same period are counted.
   */
  ahead: number | null;
  waitSeconds: number | null;
  /** After how many seconds it is worth asking again. */
  seconds: number;
}

/**
 * Returns what somebody at a place reads at `now`, in ms since 1970. Nobody of a period that is not
 * counted is let in by their place, which is not known yet.
 */
export function waitingAt(waiters: Waiters, perMinute: number, place: Place, now: number): Waiting {
  const uncounted = countedAt(place.period) - now;
  if (uncounted > 0) return { isAdmitted: false, ahead: null, waitSeconds: null, seconds: Math.ceil(uncounted / 1000) };
  const remainingMs = admissionTime(waiters, perMinute, place) - now;
  if (remainingMs <= 0) return { isAdmitted: true, ahead: 0, waitSeconds: 0, seconds: 0 };
  const waitSeconds = Math.ceil(remainingMs / 1000);
  // Those whose turn is near ask more often; a hundred thousand who wait for an hour ask once a
  // minute.
  const seconds = Math.min(60, Math.max(3, Math.ceil(waitSeconds / 5)));
  return { isAdmitted: false, ahead: Math.ceil((remainingMs / 60_000) * perMinute), waitSeconds, seconds };
}
