import { and, eq, getTableColumns, ne, sql } from "drizzle-orm";
import type { ResultSetKind } from "#contract/resultWords.ts";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { resultHidings, resultSets, results } from "../../base/db/resultSchema.ts";
import { together } from "../../base/db/together.ts";
import { cacheReads } from "../../base/readCache.ts";
import type { ResultRules } from "../sets/rules.ts";

/** A published set, as everybody may read it. */
export interface PublishedSet {
  setId: number;
  raceId: string;
  item: string;
  edition: string;
  number: number;
  kind: Exclude<ResultSetKind, "draft">;
  note: { zh: string; en: string } | null;
  publishedAt: Date;
  rules: ResultRules;
}

/** The rows of a set whose runners hide their name, or themselves. */
export interface HiddenRows {
  names: ReadonlySet<number>;
  rows: ReadonlySet<number>;
}

/** What is public of the results of a race at one moment. */
export interface PublicState {
  /** Another one after each publish and each change of what runners hide. */
  version: string;
  /** In the order of items, the newest edition first and its newest set first. */
  sets: readonly PublishedSet[];
}

/** Reads what is public of results. */
export interface PublicResults {
  db: Database;
  /** Another one for each database: what is cached of sets has it in its key. */
  id: number;
  /**
   * Reads the state of a race as it is now: requests that come together cost one query. With `at`,
   * in ms since 1970, of the sets those that were published then.
   */
  readState(raceId: string, at?: number): Promise<PublicState>;
  readHidden(set: PublishedSet, version: string): Promise<HiddenRows>;
}

const opened = new WeakMap<Database, PublicResults>();

/** Returns what reads the public results of a database; the same for all who ask. */
export function openPublicResults(db: Database): PublicResults {
  const cached = opened.get(db) ?? createPublicResults(db);
  opened.set(db, cached);
  return cached;
}

let openedDatabases = 0;
const mostTogether = 1000;
const mostRaces = 200;
const mostSets = 500;

function createPublicResults(db: Database): PublicResults {
  const readVersion = together<string, string>(mostTogether, (raceIds) => readVersions(db, raceIds));
  const readSets = cacheReads<readonly PublishedSet[]>(mostRaces);
  const readHidden = cacheReads<HiddenRows>(mostSets);
  return {
    db,
    id: openedDatabases++,
    async readState(raceId, at = Number.POSITIVE_INFINITY) {
      const version = await readVersion(raceId);
      const all = (await readSets(`${raceId} ${version}`, () => listPublished(db, raceId))) ?? [];
      const sets = all.filter(({ publishedAt }) => publishedAt.getTime() <= at);
      // Answers name the newest set: those of fewer sets are others.
      return { version: sets.length === all.length ? version : `${version}/${sets.length}`, sets };
    },
    readHidden: async (set, version) =>
      (await readHidden(`${set.setId} ${version}`, () => findHidden(db, set))) ?? { names: new Set(), rows: new Set() },
  };
}

// Sets are only added. Of hidings, a newer one has a later time, so that a number and the latest
// time are those of one state.
async function readVersions(db: Database, raceIds: string[]): Promise<string[]> {
  const rows = await readRows<{ race_id: string; version: string }>(
    db,
    sql`select wanted.race_id, concat_ws('.',
      (select count(*) from ${resultSets} s where(s.race_id = wanted.race_id and s.kind <> 'draft')),
      (select concat_ws('.', count(*), extract(epoch from max(h.hidden_at))) from ${resultHidings} h
        where(h.race_id = wanted.race_id))) as version
      from unnest(${`{${[...new Set(raceIds)].map((id) => JSON.stringify(id)).join(",")}}`}::text[]) as wanted(race_id)`,
  );
  const versions = new Map(rows.map(({ race_id, version }) => [race_id, version]));
  return raceIds.map((raceId) => versions.get(raceId) ?? "");
}

async function listPublished(db: Database, raceId: string): Promise<PublishedSet[]> {
  const rows = await db
    .select(getTableColumns(resultSets))
    .from(resultSets)
    .where(and(eq(resultSets.raceId, raceId), ne(resultSets.kind, "draft")));
  const sets = rows.flatMap(({ kind, publishedAt, rules, ...row }) =>
    kind === "draft" || publishedAt === null ? [] : [{ ...row, kind, publishedAt, rules: rules as ResultRules }],
  );
  return sets.sort(
    (a, b) =>
      a.item.localeCompare(b.item) ||
      b.edition.localeCompare(a.edition, "en", { numeric: true }) ||
      b.number - a.number,
  );
}

/** Returns the newest set of each item and edition. */
export function listNewestSets({ sets }: Pick<PublicState, "sets">): PublishedSet[] {
  return sets.filter(
    (set, index) => sets.findIndex(({ item, edition }) => item === set.item && edition === set.edition) === index,
  );
}

// By the document in every edition, and by the entry.
async function findHidden(db: Database, { setId, raceId }: PublishedSet): Promise<HiddenRows> {
  const found = await readRows<{ row: number; part: "name" | "row" }>(
    db,
    sql`select r.row, h.part from ${resultHidings} h join ${results} r on r.person_id = h.person_id
      where(h.race_id = ${raceId} and r.set_id = ${setId})
      union select r.row, h.part from ${resultHidings} h join ${results} r on r.entry_id = h.entry_id
      where(h.race_id = ${raceId} and r.set_id = ${setId})`,
  );
  const rows = new Set(found.flatMap(({ row, part }) => (part === "row" ? [row] : [])));
  return { rows, names: new Set(found.flatMap(({ row }) => (rows.has(row) ? [] : [row]))) };
}
