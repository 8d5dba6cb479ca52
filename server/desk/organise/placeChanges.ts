import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { PlaceChange } from "#contract/organisePlaces.ts";
import { pools } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { placeChanges } from "../../base/db/organiseSchema.ts";
import type { Reviewer } from "../../base/rights.ts";
import { organiserNames } from "../approval/names.ts";

const mostListed = 200;

/**
 * Returns what was changed of the places of a race, or one change, as a reviewer sees it: those
 * that wait first, then the newest, at most 200.
 */
export async function readChanges(
  db: Database,
  { actor }: Pick<Reviewer, "actor">,
  ref: { changeId: string } | { raceId: string },
): Promise<PlaceChange[]> {
  const isMeant = "changeId" in ref ? eq(placeChanges.changeId, ref.changeId) : eq(placeChanges.raceId, ref.raceId);
  const rows = await db
    .select({ row: placeChanges, pool: pools.name })
    .from(placeChanges)
    .innerJoin(pools, and(eq(pools.poolId, placeChanges.poolId)))
    .where(isMeant)
    .orderBy(
      asc(sql`case when ${placeChanges.state} = 'waiting' then 0 else 1 end`),
      desc(placeChanges.requestedAt),
      asc(placeChanges.changeId),
    )
    .limit(mostListed);
  const nickOf = await organiserNames(
    db,
    rows.map(({ row }) => row),
  );
  return rows.map(({ row, pool }) => ({
    changeId: row.changeId,
    pool,
    added: row.added,
    reason: row.reason,
    state: row.state,
    requestedAt: row.requestedAt.getTime(),
    requestedBy: nickOf(row.requestedBy),
    isOwn: row.requestedBy === actor,
    decidedBy: row.decidedBy === null ? null : nickOf(row.decidedBy),
  }));
}
