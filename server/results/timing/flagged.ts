import { inArray } from "drizzle-orm";
import type { DataOf } from "#contract/contract.ts";
import { type PassingFlag, passingFlags } from "#contract/timingWords.ts";
import type { Database } from "../../base/db/open.ts";
import { passings } from "../../base/db/timingSchema.ts";
import type { FeedPassing } from "../runs/feed.ts";
import type { WatchedRace } from "./watchedRaces.ts";

const mostListed = 50;

interface Wanted {
  flag?: PassingFlag;
  before?: number;
}

/** Lists the flagged passings of a race for its staff, and counts them by flag. */
export async function listFlagged(
  db: Database,
  { feed, startList, flags }: WatchedRace,
  { flag, before = Number.MAX_SAFE_INTEGER }: Wanted,
): Promise<DataOf<"GET /sign-up/organise/timing/passings">> {
  const all = [...feed.passings()];
  const flagged = all.filter(({ seq }) => flags.has(seq)).sort((a, b) => b.seq - a.seq);
  const wanted = flagged.filter(({ seq }) => seq < before && (flag === undefined || flags.get(seq) === flag));
  const page = wanted.slice(0, mostListed);
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
    next: wanted.length > page.length ? (page.at(-1)?.seq ?? null) : null,
  };
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
