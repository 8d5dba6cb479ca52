import { inArray } from "drizzle-orm";
import type { DataOf } from "#contract/contract.ts";
import { type PassingFlag, passingFlags } from "#contract/timingWords.ts";
import type { Database } from "../../base/db/open.ts";
import { passings } from "../../base/db/timingSchema.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { tidyLabel } from "../runs/course.ts";
import { type FeedPassing, openFeed, type RaceFeed } from "../runs/feed.ts";
import { readStartList, type StartList } from "../runs/startList.ts";
import { getCourse, groupPassings, isOfRaceDay, matchPassing, settleStarter } from "../runs/timedRuns.ts";
import { currentEdition, type ResultRules, readResultRules } from "../sets/rules.ts";

const mostListed = 200;

interface Wanted {
  flag?: PassingFlag;
  before?: number;
  rehearsal?: boolean;
}

/** Lists the flagged passings of a race for its staff, and counts them by flag. */
export async function listFlagged(
  db: Database,
  site: RaceSite,
  { flag, before = Number.MAX_SAFE_INTEGER, rehearsal = false }: Wanted,
): Promise<DataOf<"GET /sign-up/organise/timing/passings">> {
  const feed = openFeed(site.raceId, rehearsal);
  await feed.refresh(db);
  const startList = await readStartList(db, { raceId: site.raceId, edition: currentEdition(site.site) });
  const rules = readAllRules(site);
  const flags = flagPassings(feed, startList, rules);
  const all = [...feed.passings()];
  const flagged = all.filter(({ seq }) => flags.has(seq)).sort((a, b) => b.seq - a.seq);
  const page = flagged
    .filter(({ seq }) => seq < before && (flag === undefined || flags.get(seq) === flag))
    .slice(0, mostListed);
  const raws = await readRaws(db, page);
  const names = new Map(feed.sources().map(({ sourceId, name }) => [sourceId, name]));
  const counts = passingFlags.map((name) => ({
    flag: name,
    count: flagged.filter(({ seq }) => flags.get(seq) === name).length,
  }));
  return {
    received: all.length,
    counts: counts.filter(({ count }) => count > 0),
    passings: page.map((passing) => {
      const { seq, sourceId, point, device, bib, at, receivedAt } = passing;
      const starter = bib === null ? "unknown-bib" : startList.find(bib);
      return {
        seq,
        flag: flags.get(seq) as PassingFlag,
        sourceId,
        source: names.get(sourceId) ?? "",
        point,
        device,
        bib,
        item: typeof starter === "string" ? null : starter.item,
        at,
        receivedAt,
        raw: raws.get(seq) ?? "",
      };
    }),
  };
}

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

/** Returns what is wrong with passings, by their number; what is right is left out. */
export function flagPassings(
  feed: RaceFeed,
  startList: StartList,
  rulesByItem: ReadonlyMap<string, ResultRules>,
): Map<number, PassingFlag> {
  const flags = new Map<number, PassingFlag>();
  const flagged = (passing: FeedPassing, flag: PassingFlag | undefined) => {
    if (flag) flags.set(passing.seq, flag);
  };
  for (const passing of feed.passings()) {
    const starter = passing.bib === null ? "unknown-bib" : startList.find(passing.bib);
    if (passing.isRemoved) flagged(passing, "removed");
    else if (passing.at === null) flagged(passing, "unreadable");
    else if (typeof starter === "string") flagged(passing, starter);
  }
  const sources = feed.sources();
  for (const [starter, own] of groupPassings(feed, startList)) {
    const rules = rulesByItem.get(starter.item);
    const run = rules && settleStarter(starter, own, { rules, sources });
    for (const passing of own) {
      if (flags.has(passing.seq) || passing.at === null || !rules) continue;
      if (!isOfRaceDay(passing.at, rules)) flagged(passing, "other-day");
      else if (matchPassing(passing, getCourse(rules), sources).length === 0)
        flagged(passing, isIgnored(passing, feed) ? undefined : "unknown-point");
      else flagged(passing, run?.flags.get(passing.seq) ?? (passing.isCorrected ? "corrected" : undefined));
    }
  }
  return flags;
}

// What the source states to be no point at all.
function isIgnored({ sourceId, point, device }: FeedPassing, feed: RaceFeed): boolean {
  const points = feed.sources().find((source) => source.sourceId === sourceId)?.points ?? {};
  return [point, device].some((label) => label !== null && points[tidyLabel(label)]?.length === 0);
}

async function readRaws(db: Database, page: readonly FeedPassing[]): Promise<Map<number, string>> {
  if (page.length === 0) return new Map();
  const { seq, raw } = passings;
  const isListed = inArray(
    seq,
    page.map((passing) => passing.seq),
  );
  const rows = await db.select({ seq, raw }).from(passings).where(isListed);
  return new Map(rows.map((row) => [row.seq, row.raw]));
}
