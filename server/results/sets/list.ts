import { and, desc, eq, getTableColumns, ne, sql } from "drizzle-orm";
import type { ResultSetHead } from "#contract/results.ts";
import type { Database } from "../../base/db/open.ts";
import { resultSets, results } from "../../base/db/resultSchema.ts";
import type { ResultSetRow } from "./current.ts";
import { isSetOf } from "./derive.ts";
import type { Edition } from "./rules.ts";

/** Lists the published sets of an edition, the newest first. */
export async function listSets(db: Database, edition: Edition): Promise<ResultSetHead[]> {
  const sets = await db
    .select(getTableColumns(resultSets))
    .from(resultSets)
    .where(and(isSetOf(edition), ne(resultSets.kind, "draft")))
    .orderBy(desc(resultSets.number));
  return Promise.all(sets.map((set) => describeSet(db, set)));
}

/** Returns what organisers and the public know of a published set. */
export async function describeSet(
  db: Database,
  { setId, number, kind, note, publishedAt }: ResultSetRow,
): Promise<ResultSetHead> {
  const [counts] = await db
    .select({ runners: sql<number>`count(*)::int`, ranked: sql<number>`count(${results.overallRank})::int` })
    .from(results)
    .where(eq(results.setId, setId));
  return { number, kind, note, publishedAt: publishedAt?.getTime() ?? 0, runners: 0, ranked: 0, ...counts };
}
