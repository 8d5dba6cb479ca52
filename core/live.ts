import type { RunnerName } from "./runnerName.ts";

interface Bilingual {
  zh: string;
  en?: string;
}

/** How somebody's race goes, or ended. */
export type LiveStatus =
  | "not_started"
  | "running"
  | "finished"
  | "dnf"
  | "dns"
  | "dsq"
  | "over_time"
  | "missing_point"
  | "out_of_competition"
  | "unofficial";

/**
 * Somebody on the live page, as a shard has them; without a name if the start list has none, or the
 * runner hides it.
 */
export interface LiveRunner extends RunnerName {
  bib: string;
  item: string;
  /** 1 male, 2 female, 0 unknown. */
  gender: number;
  club: string | null;
  /** ISO 3166-1, three letters. */
  country: string | null;
  status: LiveStatus;
  /** The own gun, in ms since 1970. */
  gunAt: number;
  /** From the own gun at each point of the item, the start first, in ms; null if not seen there. */
  times: (number | null)[];
}

/** A runner of the leaderboard: the furthest first, then the earliest there. */
export interface LiveLeader
  extends Pick<LiveRunner, "bib" | "name" | "latinName" | "gender" | "club" | "country" | "status"> {
  /** The last point, by its place in the item's list, and the time there in ms. */
  point: number;
  ms: number;
}

/** An item on the live page. */
export interface LiveItem {
  id: string;
  name: Bilingual;
  gunAt: number;
  /** When nobody runs any more. */
  endsAt: number;
  /** By which times its leaderboard is ordered. */
  by: "gun" | "net";
  points: { id: string; name: Bilingual; km: number }[];
  counts: { [status in LiveStatus]?: number };
  leaders: LiveLeader[];
  women: LiveLeader[];
}

/** What the live page reads first. */
export interface LiveIndex {
  /**
   * It is `raceAt` in the race at the instant `at`, both in ms since 1970; in a rehearsal the race
   * runs so many times as fast as a clock.
   */
  clock: { at: number; raceAt: number; speed: number };
  isRehearsal: boolean;
  /** Whether anybody is in the start list. */
  hasData: boolean;
  items: LiveItem[];
  /** The runners by bib, in the order of `compareBibs`: the first bib of each file. */
  shards: { from: string; file: string }[];
}

/** Returns the instant of the race at an instant, both in ms since 1970. */
export function raceTime({ at, raceAt, speed }: LiveIndex["clock"], now: number): number {
  return raceAt + (now - at) * speed;
}

/** The probable place of a runner, and when they come to the next point and the finish. */
export interface LiveEstimate {
  /** From the start, in km, not beyond the next point. */
  km: number;
  /** The next point, by its place in the item's list, and the instants of the race. */
  next: number;
  nextAt: number;
  finishAt: number;
  /** Whether the next point is overdue by so much that nothing is estimated. */
  isOverdue: boolean;
}

const overdueMs = 20 * 60_000;

/**
 * Estimates the place of somebody who runs, at an instant of the race, by the pace since the start;
 * undefined before the first point after it, and for who does not run.
 */
export function estimateRunner(
  { status, times, gunAt }: Pick<LiveRunner, "status" | "times" | "gunAt">,
  points: LiveItem["points"],
  raceAt: number,
): LiveEstimate | undefined {
  const last = times.findLastIndex((time) => time !== null);
  const [km = 0, nextKm] = [points[last]?.km, points[last + 1]?.km];
  const time = times[last] ?? null;
  if (status !== "running" || last < 1 || time === null || nextKm === undefined || km <= 0) return undefined;
  const msPerKm = (time - (times[0] ?? 0)) / km;
  if (msPerKm <= 0) return undefined;
  const at = (distance: number) => gunAt + time + (distance - km) * msPerKm;
  const since = raceAt - gunAt - time;
  return {
    km: Math.min(nextKm, Math.max(km, km + since / msPerKm)),
    next: last + 1,
    nextAt: at(nextKm),
    finishAt: at(points.at(-1)?.km ?? nextKm),
    isOverdue: raceAt - at(nextKm) > overdueMs,
  };
}

/** How many runners send alerts to one account in a race. */
export const mostAlertedRunners = 10;

/** Of whose points an account gets alerts, and how; of nobody's while they are off. */
export interface LiveAlerts {
  bibs: string[];
  channel: "email" | "sms" | null;
}
