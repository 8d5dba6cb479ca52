import type { Database } from "../../base/db/open.ts";
import { type CoursePoint, type CourseRules, listCourse, matchPoints } from "./course.ts";
import type { FeedPassing, FeedSource, RaceFeed } from "./feed.ts";
import { type KeptFeed, openKept } from "./keptFeeds.ts";
import { type RunPassing, type SettledRun, settleRun } from "./settleRun.ts";
import { readStartList, type Starter, type StartList } from "./startList.ts";

/** What of an item's rules its runs are timed by. */
export interface TimedRules extends CourseRules {
  hasEntries: boolean;
  guns: readonly { names: readonly string[]; gunAt: number }[];
  firstGun: number | null;
  gunTimesFrom: "own" | "first";
  endsAt: number;
}

/** The times of a runner as a file would state them, from the timing systems. */
export interface TimedRun {
  bib: string;
  /** In the words of the start list. */
  wave: string | null;
  /** From the gun that the item's files count from, in ms. */
  gunMs: number | null;
  /** From the runner's own start; from the gun if no mat read it. */
  netMs: number | null;
  splitsMs: (number | null)[];
}

const oneDay = 24 * 3_600_000;

/**
 * Reads the runs of an item from what its timing systems sent: of everybody in the start list with
 * a passing that counts. Those of a rehearsal never count. All passings are read unless some are
 * kept.
 */
export async function readTimedRuns(
  db: Database,
  { raceId, item, edition }: { raceId: string; item: string; edition: string },
  rules: TimedRules,
  passings: KeptFeed = openKept(raceId),
): Promise<TimedRun[]> {
  if (!rules.hasEntries || rules.firstGun === null) return [];
  const hasSources = await passings.read(db, (feed) => feed.sources().length > 0);
  if (!hasSources) return [];
  const startList = await readStartList(db, { raceId, edition });
  return passings.read(db, (feed) => listRuns(feed, { startList, item, rules }));
}

interface ListedRuns {
  startList: StartList;
  item: string;
  rules: TimedRules;
}

function listRuns(feed: RaceFeed, { startList, item, rules }: ListedRuns): TimedRun[] {
  const runs: TimedRun[] = [];
  for (const [starter, passings] of groupPassings(feed, startList)) {
    if (starter.item !== item) continue;
    const run = settleStarter(starter, passings, { rules, sources: feed.sources() });
    const timed = run && toTimedRun(starter, run, rules);
    if (timed) runs.push(timed);
  }
  return runs;
}

/** Returns the passings of each starter who has any. */
export function groupPassings(feed: RaceFeed, startList: StartList): Map<Starter, FeedPassing[]> {
  const groups = new Map<Starter, FeedPassing[]>();
  for (const passing of feed.passings()) {
    const starter = passing.bib === null ? "unknown-bib" : startList.find(passing.bib);
    if (typeof starter === "string") continue;
    const own = groups.get(starter) ?? [];
    if (own.push(passing) === 1) groups.set(starter, own);
  }
  return groups;
}

/** How the passings of an item are read. */
export interface Reading {
  rules: TimedRules;
  sources: readonly FeedSource[];
}

/**
 * Returns what the passings of a starter come to; undefined if the item has no gun. Those that are
 * removed, at no point of the item or on another day are left out.
 */
export function settleStarter(
  { wave }: Pick<Starter, "wave">,
  passings: readonly FeedPassing[],
  { rules, sources }: Reading,
): (SettledRun & { gunAt: number; course: CoursePoint[] }) | undefined {
  const gunAt = findGun(rules, wave);
  if (gunAt === null) return undefined;
  const course = getCourse(rules);
  const placed = passings.flatMap((passing): RunPassing[] => {
    const { seq, at, isRemoved } = passing;
    if (isRemoved || at === null || !isOfRaceDay(at, rules)) return [];
    const places = matchPassing(passing, course, sources);
    return places.length > 0 ? [{ seq, at, places }] : [];
  });
  return { ...settleRun(placed, course, gunAt), gunAt, course };
}

/** Returns the places of the course that a passing may be at. */
export function matchPassing(
  { sourceId, point, device }: FeedPassing,
  course: readonly CoursePoint[],
  sources: readonly FeedSource[],
): number[] {
  const stated = sources.find((source) => source.sourceId === sourceId)?.points ?? {};
  return matchPoints(course, stated, { point, device });
}

/** Returns whether a passing can be of the race: from a day before its first gun to a day after. */
export function isOfRaceDay(at: number, { firstGun, endsAt }: Pick<TimedRules, "firstGun" | "endsAt">): boolean {
  return firstGun !== null && at >= firstGun - oneDay && at <= endsAt + oneDay;
}

// Made once for the rules of an item: thousands of runners are settled by them.
const courses = new WeakMap<TimedRules, CoursePoint[]>();

/** Returns the course of an item. */
export function getCourse(rules: TimedRules): CoursePoint[] {
  const course = courses.get(rules) ?? listCourse(rules);
  courses.set(rules, course);
  return course;
}

/**
 * Returns the gun of a start by the words of a file, in ms since 1970: the first one for a start
 * without its own; null if it is not known.
 */
export function findGun({ guns, firstGun }: Pick<TimedRules, "guns" | "firstGun">, wave: string | null): number | null {
  const name = wave?.trim().toLowerCase();
  return guns.find(({ names }) => name !== undefined && names.includes(name))?.gunAt ?? firstGun;
}

function toTimedRun(
  { bib, wave }: Starter,
  { times, gunAt }: SettledRun & { gunAt: number },
  { gunTimesFrom, firstGun }: TimedRules,
): TimedRun | undefined {
  if (times.every((time) => time === null)) return undefined;
  const from = gunTimesFrom === "first" ? (firstGun ?? gunAt) : gunAt;
  const since = (time: number | null | undefined, begin: number) => (time == null ? null : time - begin);
  return {
    bib,
    wave,
    gunMs: since(times.at(-1), from),
    netMs: since(times.at(-1), times[0] ?? gunAt),
    splitsMs: times.slice(1, -1).map((time) => since(time, from)),
  };
}
