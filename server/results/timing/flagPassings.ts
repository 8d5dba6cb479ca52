import type { PassingFlag } from "#contract/timingWords.ts";
import { inTurns } from "../../base/exports/inTurns.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { tidyLabel } from "../runs/course.ts";
import type { FeedPassing, RaceFeed } from "../runs/feed.ts";
import type { SettledRun } from "../runs/settleRun.ts";
import type { Starter, StartList } from "../runs/startList.ts";
import { getCourse, groupPassings, isOfRaceDay, matchPassing, settleStarter } from "../runs/timedRuns.ts";
import { currentEdition, type ResultRules, readResultRules } from "../sets/rules.ts";

/** What passings are judged by. */
export interface FlagRules {
  feed: RaceFeed;
  startList: StartList;
  rules: ReadonlyMap<string, ResultRules>;
}

/** What is wrong with passings, by their number; what is right is left out. */
export type Flags = Map<number, PassingFlag>;

/** Returns the rules of each item of a race as it is now, by its id. */
export function readAllRules({ site }: Pick<RaceSite, "site">): Map<string, ResultRules> {
  const edition = currentEdition(site);
  const items = site.race?.items ?? [];
  return new Map(
    items.flatMap(({ id: item }) => {
      const rules = readResultRules(site, { item, edition });
      return rules ? [[item, rules] as const] : [];
    }),
  );
}

/** Flags all passings of a race, with turns for everything else that the server does. */
export async function flagAll(by: FlagRules): Promise<Flags> {
  const flags: Flags = new Map();
  const { feed, startList } = by;
  for (const passing of feed.passings()) {
    const starter = passing.bib === null ? "unknown-bib" : startList.find(passing.bib);
    if (typeof starter === "string") flagStrangers([passing], starter, flags);
  }
  for await (const [starter, passings] of inTurns(groupPassings(feed, startList)))
    flagRun(starter, passings, by, flags);
  return flags;
}

/** Flags the passings with these bibs anew, and those without one. */
export function flagAnew(bibs: Iterable<string>, by: FlagRules, flags: Flags): void {
  const { feed, startList } = by;
  for (const bib of [...bibs, null]) {
    const starter = bib === null ? "unknown-bib" : startList.find(bib);
    if (typeof starter === "string") flagStrangers(feed.passingsWith(bib), starter, flags);
    else flagRun(starter, feed.passingsOf(starter, startList), by, flags);
  }
}

function flagStrangers(passings: Iterable<FeedPassing>, flag: "unknown-bib" | "doubled-bib", flags: Flags): void {
  for (const passing of passings) flags.set(passing.seq, flagContent(passing) ?? flag);
}

// The passings are all of the starter.
function flagRun(starter: Starter, passings: readonly FeedPassing[], { feed, rules }: FlagRules, flags: Flags): void {
  const sources = feed.sources();
  const itemRules = rules.get(starter.item);
  const run = itemRules && settleStarter(starter, passings, { rules: itemRules, sources });
  for (const passing of passings) {
    const flag = flagContent(passing) ?? (itemRules && flagPlace(passing, itemRules, { feed, run }));
    if (flag) flags.set(passing.seq, flag);
    else flags.delete(passing.seq);
  }
}

function flagContent({ isRemoved, at }: FeedPassing): PassingFlag | undefined {
  if (isRemoved) return "removed";
  return at === null ? "unreadable" : undefined;
}

function flagPlace(
  passing: FeedPassing,
  rules: ResultRules,
  { feed, run }: { feed: RaceFeed; run: SettledRun | undefined },
): PassingFlag | undefined {
  if (passing.at !== null && !isOfRaceDay(passing.at, rules)) return "other-day";
  if (matchPassing(passing, getCourse(rules), feed.sources()).length === 0)
    return isIgnored(passing, feed) ? undefined : "unknown-point";
  return run?.flags.get(passing.seq) ?? (passing.isCorrected ? "corrected" : undefined);
}

// What the source states to be no point at all.
function isIgnored({ sourceId, point, device }: FeedPassing, feed: RaceFeed): boolean {
  const points = feed.sources().find((source) => source.sourceId === sourceId)?.points ?? {};
  return [point, device].some((label) => label !== null && points[tidyLabel(label)]?.length === 0);
}
