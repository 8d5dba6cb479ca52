/** How many people came in a minute (minutes since 1970). */
export type Minutes = ReadonlyMap<number, number>;

/** A place in the line: the minute of arrival, and the share of its people who are before this one, from 0 to below 1. */
export interface Place {
  minute: number;
  share: number;
}

const minuteMs = 60_000;
/** So much of what could have come before is let in at once: people who come together and are few do not wait. */
const burstMs = 10_000;

/**
 * Returns when a place is let in, in ms since 1970, if `perMinute` people are. Minutes follow each other; the order within a minute is that of the shares, so
 * that nobody gains by being a second earlier. Of a minute that is not over, it is the time by those who came so far.
 */
export function admissionTime(minutes: Minutes, perMinute: number, { minute, share }: Place): number {
  const eachMs = minuteMs / perMinute;
  let free = Number.NEGATIVE_INFINITY;
  for (const [at, people] of [...minutes].sort(([one], [other]) => one - other)) {
    if (at > minute) break;
    const begins = Math.max(free, at * minuteMs - burstMs);
    if (at === minute) return begins + share * people * eachMs;
    free = begins + people * eachMs;
  }
  return Math.max(free, minute * minuteMs - burstMs);
}

/** What somebody in line reads. */
export interface Waiting {
  isAdmitted: boolean;
  /** How many are before this one, and in how many seconds it is let in; null until all who came in the same minute are counted. */
  ahead: number | null;
  waitSeconds: number | null;
  /** After how many seconds it is worth asking again. */
  seconds: number;
}

/** How long after the end of a minute all servers know how many came in it, in ms. */
export const countedAfterMs = 7000;

/** Returns what somebody at a place reads at `now`, in ms since 1970. */
export function waitingAt(minutes: Minutes, perMinute: number, place: Place, now: number): Waiting {
  const left = admissionTime(minutes, perMinute, place) - now;
  if (left <= 0) return { isAdmitted: true, ahead: 0, waitSeconds: 0, seconds: 0 };
  const uncounted = (place.minute + 1) * minuteMs + countedAfterMs - now;
  if (uncounted > 0) {
    const seconds = Math.ceil(Math.min(uncounted, Math.max(left, 3000), 20_000) / 1000);
    return { isAdmitted: false, ahead: null, waitSeconds: null, seconds };
  }
  const waitSeconds = Math.ceil(left / 1000);
  // Those whose turn is near ask more often; a hundred thousand who wait for an hour ask once a minute.
  const seconds = Math.min(60, Math.max(3, Math.ceil(waitSeconds / 5)));
  return { isAdmitted: false, ahead: Math.ceil((left / minuteMs) * perMinute), waitSeconds, seconds };
}
