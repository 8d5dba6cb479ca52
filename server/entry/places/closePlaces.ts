import { eq } from "drizzle-orm";
import { recordAudit } from "../../base/audit/record.ts";
import { entries, pools } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { readPlaces } from "./endEntries.ts";

type PoolRow = typeof pools.$inferSelect;

/** A change of the places of a pool as the audit has it. */
export interface PlacesChange {
  raceId: string;
  actor: string;
  reason: string;
  details?: Record<string, unknown>;
}

/**
 * Adds places to a locked pool, or takes some out if `added` is negative. What was published is
 * remembered until the site states another number.
 */
export async function addPlaces(
  tx: Database,
  pool: PoolRow,
  delta: number,
  { details, ...change }: PlacesChange,
): Promise<void> {
  const places = pool.places + delta;
  const published = pool.stated ?? pool.places;
  await tx
    .update(pools)
    .set({ places, capacity: Math.max(places, pool.claimed), stated: places === published ? null : published })
    .where(eq(pools.poolId, pool.poolId));
  await recordAudit(tx, {
    ...change,
    action: "change-places",
    entity: "pool",
    entityId: pool.name,
    before: String(pool.places),
    after: String(places),
    details: { added: delta, ...details },
  });
}

/** Returns the pools of which the entries of a submission hold places: one for each place. */
export async function placesOfSubmission(tx: Database, submissionId: string): Promise<number[]> {
  const rows = await tx.select({ id: entries.entryId }).from(entries).where(eq(entries.submissionId, submissionId));
  const places = await readPlaces(
    tx,
    rows.map(({ id }) => id),
  );
  return places.map(({ poolId }) => poolId);
}

/** Takes places that came back out of the race, one of a pool for each time that it is named. */
export async function closePlaces(tx: Database, poolIds: readonly number[], change: PlacesChange): Promise<void> {
  const many = new Map<number, number>();
  for (const poolId of poolIds) many.set(poolId, (many.get(poolId) ?? 0) + 1);
  for (const [poolId, count] of [...many].sort(([a], [b]) => a - b)) {
    const [pool] = await tx.select().from(pools).where(eq(pools.poolId, poolId)).for("update");
    // A pool from which an organiser has taken places out already gives none to others.
    const free = pool ? Math.max(0, pool.places - pool.claimed) : 0;
    if (pool && free > 0) await addPlaces(tx, pool, -Math.min(count, free), change);
  }
}
