import { and, desc, ne, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { resultSets } from "../../base/db/resultSchema.ts";
import { draftNumber, isSetOf } from "./derive.ts";
import { isOfEdition } from "./judge.ts";
import type { Edition } from "./rules.ts";

export type ResultSetRow = typeof resultSets.$inferSelect;

/**
 * Selects the id of the set that has the results as they are now: the draft, or the newest
 * published set if nothing has changed since.
 */
export function selectCurrentSet(edition: Edition): SQL {
  return sql`(select s.set_id from result_sets s where(${isOfEdition("s", edition)})
    order by s.number <> ${draftNumber}, s.number desc limit 1)`;
}

/** Returns the id of the set that has the results of an edition as they are now, if it has any. */
export async function findCurrentSet(db: Database, edition: Edition): Promise<number | undefined> {
  const [set] = await readRows<{ id: number | null }>(db, sql`select ${selectCurrentSet(edition)} as id`);
  return set?.id ?? undefined;
}

/** Returns the newest published set of an edition; undefined if none is published. */
export async function findNewestSet(db: Database, edition: Edition): Promise<ResultSetRow | undefined> {
  const isPublished = and(isSetOf(edition), ne(resultSets.kind, "draft"));
  const [newest] = await db.select().from(resultSets).where(isPublished).orderBy(desc(resultSets.number)).limit(1);
  return newest;
}
