/** Splits whose order agrees with the course, and the places of those that do not. */
export interface CheckedSplits {
  kept: (number | null)[];
  /** Later than the finish. */
  late: number[];
  /** Earlier than one before, or later than one after. */
  backwards: number[];
}

/**
 * Leaves out splits that cannot be: as few as possible, so that one wrong split does not cost those
 * after it. `finish` is null if it is not known.
 */
export function checkSplits(times: readonly (number | null)[], finish: number | null): CheckedSplits {
  if (isRising(times, finish)) return { kept: [...times], late: [], backwards: [] };
  const isLate = (time: number | null) => time !== null && finish !== null && time > finish;
  const late = times.flatMap((time, place) => (isLate(time) ? [place] : []));
  const possible = times.flatMap((time, place) => (time === null || isLate(time) ? [] : [{ time, place }]));
  const ordered = new Set(findLongestRise(possible));
  const backwards = possible.filter((split) => !ordered.has(split)).map(({ place }) => place);
  const kept = new Set([...ordered].map(({ place }) => place));
  return { kept: times.map((time, place) => (kept.has(place) ? time : null)), late, backwards };
}

// Nearly all are, and it takes no lists to see it.
function isRising(times: readonly (number | null)[], finish: number | null): boolean {
  let last = 0;
  for (const time of times) {
    if (time === null) continue;
    if (time < last) return false;
    last = time;
  }
  return finish === null || last <= finish;
}

interface Split {
  time: number;
  place: number;
}

// Two dozen points at most: the square of it is nothing.
function findLongestRise(splits: readonly Split[]): Split[] {
  const best: Split[][] = [];
  for (const split of splits) {
    const before = best.filter((rise) => (rise.at(-1)?.time ?? 0) <= split.time);
    const longest = before.reduce<Split[]>((one, other) => (other.length > one.length ? other : one), []);
    best.push([...longest, split]);
  }
  return best.reduce((one, other) => (other.length > one.length ? other : one), []);
}
