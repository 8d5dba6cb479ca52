import { sql } from "drizzle-orm";
import type { ResultSetHead } from "#contract/results.ts";
import { readRows } from "../../base/db/readRows.ts";
import { results } from "../../base/db/resultSchema.ts";
import { cacheReads } from "../../base/readCache.ts";
import type { HiddenRows, PublicResults, PublicState, PublishedSet } from "./publishedSets.ts";

/** Which set a request names. */
export interface WantedSet {
  item: string;
  edition?: string | undefined;
  set?: number | undefined;
  /** Of those that were published then, in ms since 1970; of all if left out. */
  at?: number | undefined;
}

/** A published set with what its runners hide now. */
export interface OpenSet {
  results: PublicResults;
  set: PublishedSet;
  /** The key of what is cached of the set; another one once anything of it changes. */
  key: string;
  hidden: HiddenRows;
  /** The number of the newest set of the same edition. */
  newest: number;
}

/** Opens a published set of a race; undefined if there is none. Drafts are none. */
export async function openSet(
  publicResults: PublicResults,
  raceId: string,
  wanted: WantedSet,
): Promise<OpenSet | undefined> {
  const state = await publicResults.readState(raceId, wanted.at);
  return openSetOf(publicResults, state, wanted);
}

/** Opens a published set of a state of a race. */
export async function openSetOf(
  publicResults: PublicResults,
  { version, sets }: PublicState,
  { item, edition, set: number }: WantedSet,
): Promise<OpenSet | undefined> {
  const ofEdition = sets.filter((set) => set.item === item && (edition === undefined || set.edition === edition));
  const [newest] = ofEdition;
  const set = ofEdition.find((candidate) => number === undefined || candidate.number === number);
  if (!newest || !set || set.edition !== newest.edition) return undefined;
  const hidden = await publicResults.readHidden(set, version);
  const key = `${publicResults.id} ${set.setId} ${version}`;
  return { results: publicResults, set, key, hidden, newest: newest.number };
}

const countRunners = cacheReads<{ runners: number; ranked: number }>(500);

/** Describes a set; runners who hide themselves are not counted. */
export async function describeHead({ results: { db }, set, key, hidden }: OpenSet): Promise<ResultSetHead> {
  const { setId, number, kind, note, publishedAt } = set;
  const counts = await countRunners(key, async () => {
    const [row] = await readRows<{ runners: number; ranked: number }>(
      db,
      sql`select count(*)::int as runners, count(overall_rank)::int as ranked from ${results}
        where(set_id = ${setId} and row <> all(${writeRows(hidden.rows)}::int[]))`,
    );
    return row;
  });
  return {
    number,
    kind,
    note,
    publishedAt: publishedAt.getTime(),
    runners: counts?.runners ?? 0,
    ranked: counts?.ranked ?? 0,
  };
}

/** Writes rows of a set as an array of PostgreSQL. */
export function writeRows(rows: ReadonlySet<number>): string {
  return `{${[...rows].join(",")}}`;
}
