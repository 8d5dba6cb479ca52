import { and, eq, sql } from "drizzle-orm";
import type { ItemLeft } from "#contract/entries.ts";
import { entries, pools, raceItems } from "../base/db/entrySchema.ts";
import type { Database } from "../base/db/open.ts";
import { keepRecent } from "../base/db/recent.ts";

// Thirty thousand runners who open the form at once cost a server one query in this time.
const freshMs = 3000;
const recentLeft = keepRecent<ItemLeft[]>(freshMs);

/**
 * Returns how many places the items of a race have left, at most 3 s old; items without a limit,
 * and drawn ones, are left out.
 */
export function placesLeft(db: Database, raceId: string): Promise<ItemLeft[]> {
  return recentLeft(db, raceId, () => countLeft(db, raceId));
}

async function countLeft(db: Database, raceId: string): Promise<ItemLeft[]> {
  const { item, poolIds, hasWaitingList } = raceItems;
  const left = sql<number>`(select greatest(0, min(${pools.places} - ${pools.claimed})) from ${pools} where(${pools.poolId} = any(${poolIds})))::int`;
  const isWaiting = and(eq(entries.raceId, raceItems.raceId), eq(entries.item, item), eq(entries.state, "waitlisted"));
  const waiting = sql<number>`(select count(*) from ${entries} where(${isWaiting}))::int`;
  return db
    .select({ item, left, waiting, hasWaitingList })
    .from(raceItems)
    .where(and(eq(raceItems.raceId, raceId), eq(raceItems.allocation, "first-come"), sql`cardinality(${poolIds}) > 0`));
}

/**
 * Returns how many places of an item one more person could take now without overtaking those who
 * wait, also of an item that is drawn; undefined if it has no limit.
 */
export async function getLeft(
  db: Database,
  { raceId, item }: { raceId: string; item: string },
): Promise<number | undefined> {
  const { poolIds } = raceItems;
  const isIt = and(eq(raceItems.raceId, raceId), eq(raceItems.item, item));
  const isWaiting = and(eq(entries.raceId, raceId), eq(entries.item, item), eq(entries.state, "waitlisted"));
  const free = sql`(select greatest(0, min(${pools.places} - ${pools.claimed})) from ${pools} where(${pools.poolId} = any(${poolIds})))::int`;
  const left = sql<number | null>`case when cardinality(${poolIds}) = 0 then null
    when exists (select 1 from ${entries} where(${isWaiting})) then 0 else ${free} end`;
  const [row] = await db.select({ left }).from(raceItems).where(isIt);
  return row?.left ?? undefined;
}
