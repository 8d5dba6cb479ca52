import { isDeepStrictEqual } from "node:util";
import { and, asc, eq, gt, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { passings, timingSources } from "../../base/db/timingSchema.ts";
import { loosenBib, type Starter, type StartList } from "./startList.ts";

/** The newest content of a passing. */
export interface FeedPassing {
  seq: number;
  sourceId: number;
  /** As the source writes it, or the chip; null if it has neither. */
  bib: string | null;
  point: string | null;
  device: string | null;
  /** In ms since 1970; null if it cannot be read. */
  at: number | null;
  receivedAt: number;
  isRemoved: boolean;
  /** Whether the source sent another content of it before. */
  isCorrected: boolean;
}

/** A timing system, as far as passings are read by it. */
export type FeedSource = Pick<typeof timingSources.$inferSelect, "sourceId" | "name" | "points" | "rehearsal">;

/** The passings of a race in memory, which are read from the database once. */
export interface RaceFeed {
  /** Reads what was stored since; returns the bibs that are concerned, or "all" for everything. */
  refresh(db: Database): Promise<ReadonlySet<string> | "all">;
  sources(): readonly FeedSource[];
  passings(): Iterable<FeedPassing>;
  /** Those whose bib is written so; with null, those without one. */
  passingsWith(bib: string | null): readonly FeedPassing[];
  /** Those of a starter, in each way in which the bib is written. */
  passingsOf(starter: Starter, startList: StartList): readonly FeedPassing[];
}

/** Opens the passings of a race, or of the rehearsal of it that was set up last. */
export function openFeed(raceId: string, isRehearsal: boolean): RaceFeed {
  const newest = new Map<string, FeedPassing>();
  const byBib = new Map<string | null, Map<string, FeedPassing>>();
  // How sources write a bib.
  const written = new Map<string, Set<string>>();
  let sources: FeedSource[] = [];
  let version = "";
  let lastSeq = 0;

  const readSources = async (db: Database) => {
    const { sourceId, name, points, rehearsal, revokedAt } = timingSources;
    const isKind = isRehearsal ? isNotNull(rehearsal) : isNull(rehearsal);
    const made = await db
      .select({ sourceId, name, points, rehearsal, revokedAt })
      .from(timingSources)
      .where(and(eq(timingSources.raceId, raceId), isKind))
      .orderBy(asc(sourceId));
    // A rehearsal ends with its token.
    const usable = isRehearsal ? keepLastRehearsal(made).filter((source) => source.revokedAt === null) : made;
    sources = usable.map(({ revokedAt: _revokedAt, ...source }) => source);
    return JSON.stringify(sources);
  };
  const add = (row: typeof passings.$inferSelect): string[] => {
    const key = `${row.sourceId}/${row.externalId}`;
    const before = newest.get(key);
    const passing: FeedPassing = {
      seq: row.seq,
      sourceId: row.sourceId,
      bib: row.bib ?? row.chip,
      point: row.point,
      device: row.device,
      at: row.at?.getTime() ?? null,
      receivedAt: row.receivedAt.getTime(),
      isRemoved: row.isRemoved || before?.isRemoved === true,
      isCorrected: before !== undefined,
    };
    // A removal may name nothing but the id.
    if (row.isRemoved && before) Object.assign(passing, pickPlace(before));
    if (before) byBib.get(before.bib)?.delete(key);
    newest.set(key, passing);
    const own = byBib.get(passing.bib) ?? new Map<string, FeedPassing>();
    byBib.set(passing.bib, own.set(key, passing));
    if (passing.bib !== null) {
      const words = written.get(loosenBib(passing.bib)) ?? new Set();
      written.set(loosenBib(passing.bib), words.add(passing.bib));
    }
    return [before?.bib, passing.bib].filter((bib) => typeof bib === "string");
  };
  return {
    sources: () => sources,
    passings: () => newest.values(),
    passingsWith: (bib) => [...(byBib.get(bib)?.values() ?? [])],
    passingsOf(starter, startList) {
      const words = written.get(loosenBib(starter.bib)) ?? new Set();
      return [...words].flatMap((bib) =>
        startList.find(bib) === starter ? [...(byBib.get(bib)?.values() ?? [])] : [],
      );
    },
    async refresh(db) {
      const current = await readSources(db);
      const isAnew = current !== version;
      if (isAnew) {
        newest.clear();
        byBib.clear();
        written.clear();
        lastSeq = 0;
        version = current;
      }
      const changed = new Set<string>();
      const ids = sources.map(({ sourceId }) => sourceId);
      for (;;) {
        if (ids.length === 0) break;
        const isNew = and(inArray(passings.sourceId, ids), gt(passings.seq, lastSeq));
        const rows = await db.select().from(passings).where(isNew).orderBy(asc(passings.seq)).limit(mostRows);
        for (const row of rows) for (const bib of add(row)) changed.add(bib);
        lastSeq = rows.at(-1)?.seq ?? lastSeq;
        if (rows.length < mostRows) break;
      }
      return isAnew ? "all" : changed;
    },
  };
}

const mostRows = 20_000;

/**
 * Returns the sources of the rehearsal that was set up last: those with the same clock and runners,
 * or, of timing systems that are tried in real time, all since a race was simulated.
 */
function keepLastRehearsal<Source extends Pick<FeedSource, "rehearsal">>(sources: readonly Source[]): Source[] {
  const last = sources.at(-1)?.rehearsal ?? null;
  const earlier = sources.findLastIndex(({ rehearsal }) => !isSameRehearsal(rehearsal, last));
  return sources.slice(earlier + 1);
}

function isSameRehearsal(a: FeedSource["rehearsal"], b: FeedSource["rehearsal"]): boolean {
  const isRealTime = (one: FeedSource["rehearsal"]) => one?.speed === 1 && one.runners.length === 0;
  return isDeepStrictEqual(a, b) || (isRealTime(a) && isRealTime(b));
}

function pickPlace({ bib, point, device, at }: FeedPassing): Partial<FeedPassing> {
  return { bib, point, device, at };
}
