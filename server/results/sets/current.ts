import { type SQL, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { draftNumber } from "./derive.ts";
import { isOfEdition } from "./judge.ts";
import type { Edition } from "./rules.ts";

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
