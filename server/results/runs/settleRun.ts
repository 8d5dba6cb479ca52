import type { PassingFlag } from "#contract/timingWords.ts";
import type { CoursePoint } from "./course.ts";

/** A passing of a runner, with the places of the course that it may be at. */
export interface RunPassing {
  seq: number;
  /** In ms since 1970. */
  at: number;
  places: readonly number[];
}

/** What the passings of a runner come to. */
export interface SettledRun {
  /** When the runner was at each place of the course, the start first, in ms since 1970. */
  times: (number | null)[];
  /** The passing that counts at each place. */
  counted: (number | null)[];
  /** What is wrong with passings, by their number. */
  flags: Map<number, PassingFlag>;
}

/** Nobody runs faster: the best time over 1 km is 2:11.96. In ms for a km. */
export const fastestMsPerKm = 120_000;

/**
 * Chooses the passings of a runner that count: the most places that one run can have passed one
 * after the other since the gun, and the earliest passing at each. At the start the last passing
 * before the next place counts.
 */
export function settleRun(passings: readonly RunPassing[], course: readonly CoursePoint[], gunAt: number): SettledRun {
  const flags = new Map<number, PassingFlag>();
  const times: (number | null)[] = course.map(() => null);
  const counted: (number | null)[] = course.map(() => null);
  const count = ({ seq, at }: RunPassing, place: number) => {
    times[place] = at;
    counted[place] = seq;
    flags.delete(seq);
    const { cutOffAt = null } = course[place] ?? {};
    if (cutOffAt !== null && at > cutOffAt) flags.set(seq, "after-cut-off");
  };
  const visits = listVisits(passings, course, gunAt, flags);
  const chain = findLongestRun(visits);
  for (const { passing, place } of chain) count(passing, place);
  // A mat reads some chips again, and people walk over it later.
  for (const { passing, place } of visits) {
    const time = times[place] ?? null;
    if (time !== null && passing.at >= time && counted[place] !== passing.seq) flags.delete(passing.seq);
  }
  const first = chain[0];
  const latestStart = first ? first.passing.at - first.km * fastestMsPerKm : Number.POSITIVE_INFINITY;
  const starts = passings.filter(({ at, places }) => places.includes(0) && at >= gunAt && at <= latestStart);
  const start = starts.reduce<RunPassing | undefined>(
    (last, passing) => (last && last.at >= passing.at ? last : passing),
    undefined,
  );
  if (start) count(start, 0);
  return { times, counted, flags };
}

interface Visit {
  passing: RunPassing;
  place: number;
  km: number;
}

// Every place but the start that a passing may be at, if anybody can have run there since the gun.
function listVisits(
  passings: readonly RunPassing[],
  course: readonly CoursePoint[],
  gunAt: number,
  flags: SettledRun["flags"],
): Visit[] {
  const visits: Visit[] = [];
  for (const passing of passings) {
    if (passing.at < gunAt) flags.set(passing.seq, "before-gun");
    else if (!passing.places.includes(0)) flags.set(passing.seq, "impossible-pace");
    for (const place of passing.places) {
      const { km = 0 } = course[place] ?? {};
      if (place === 0 || passing.at - gunAt < km * fastestMsPerKm || passing.at < gunAt) continue;
      flags.set(passing.seq, "out-of-order");
      visits.push({ passing, place, km });
    }
  }
  visits.sort((a, b) => a.place - b.place || a.passing.at - b.passing.at || a.passing.seq - b.passing.seq);
  return visits.filter(({ place }, index) => visits[index - mostVisits]?.place !== place);
}

// Of one place: a chip that lies beside a mat is read for hours.
const mostVisits = 20;

function findLongestRun(visits: readonly Visit[]): Visit[] {
  const lengths: number[] = [];
  const befores: (number | undefined)[] = [];
  let last: number | undefined;
  // More places, else the earlier time.
  const isBetter = (one: number, other: number) =>
    (lengths[one] ?? 0) > (lengths[other] ?? 0) ||
    (lengths[one] === lengths[other] && (visits[one]?.passing.at ?? 0) < (visits[other]?.passing.at ?? 0));
  for (const [index, visit] of visits.entries()) {
    let before: number | undefined;
    for (let earlier = 0; earlier < index; earlier++) {
      const candidate = visits[earlier] as Visit;
      if (!canFollow(candidate, visit)) continue;
      if (before === undefined || isBetter(earlier, before)) before = earlier;
    }
    befores.push(before);
    lengths.push(1 + (before === undefined ? 0 : (lengths[before] ?? 0)));
    if (last === undefined || isBetter(index, last)) last = index;
  }
  const run: Visit[] = [];
  for (let at = last; at !== undefined; at = befores[at]) run.unshift(visits[at] as Visit);
  return run;
}

function canFollow(before: Visit, visit: Visit): boolean {
  return (
    before.place < visit.place &&
    before.passing.seq !== visit.passing.seq &&
    visit.passing.at - before.passing.at >= (visit.km - before.km) * fastestMsPerKm
  );
}
