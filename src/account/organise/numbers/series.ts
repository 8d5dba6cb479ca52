import type { RaceNumbers } from "#contract/numbers.ts";

const stepMs = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;
// An opening that began a moment ago is not one broad bar.
const leastMs = 30 * 60_000;

/** A plot's counts step by step, also those of nothing. Instants are ms since 1970. */
export interface Series {
  /** When each step begins. */
  starts: number[];
  counts: number[];
  sum: number;
  /** The step with the most; -1 if all are 0. */
  peak: number;
  /** The top of the scale: at least the most, and a number that halves to a whole one. */
  top: number;
  /** The share of the plot before a moment, from 0 to 1; undefined if it is outside. */
  getShare(at: number): number | undefined;
}

/** Fills in the steps without a sign-up. A day with a change of clocks counts as any other. */
export function getSeries({ from, until, step, counts: counted }: RaceNumbers["plot"]): Series {
  const length = stepMs[step];
  const end = Math.max(until, step === "minute" ? from + leastMs : until);
  // The server knows when a step begins in the zone of the race.
  const firstAt = counted[0]?.at ?? Math.floor(from / length) * length;
  const begin = firstAt - Math.max(0, Math.ceil((firstAt - from) / length)) * length;
  const many = Math.max(1, Math.ceil((end - begin) / length));
  const counts = Array.from({ length: many }, () => 0);
  for (const { at, count } of counted) {
    const index = Math.min(many - 1, Math.max(0, Math.round((at - begin) / length)));
    counts[index] = (counts[index] ?? 0) + count;
  }
  const most = Math.max(...counts);
  const getShare = (at: number) => {
    const share = (at - begin) / (many * length);
    return share >= 0 && share <= 1 ? share : undefined;
  };
  return {
    starts: counts.map((_, index) => begin + index * length),
    counts,
    sum: counts.reduce((total, count) => total + count, 0),
    peak: most === 0 ? -1 : counts.indexOf(most),
    top: roundUp(most),
    getShare,
  };
}

// 2, 4, 10, 20, 40, 100, …
function roundUp(most: number): number {
  for (let unit = 1; ; unit *= 10) {
    const fits = [2, 4, 10].map((factor) => factor * unit).find((factor) => factor >= most);
    if (fits !== undefined) return fits;
  }
}
