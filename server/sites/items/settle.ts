import { and, eq, inArray, sql } from "drizzle-orm";
import { pools, raceItems } from "../../base/db/entrySchema.ts";
import { listStates, placeHolding } from "../../base/db/entryStates.ts";
import type { Database } from "../../base/db/open.ts";
import type { RaceFacts } from "./facts.ts";
import { settlePickUp } from "./pickUp.ts";

/**
 * Stores the items, pools and pick-up slots of a race as published, and has the ledger follow:
 * entries of an item that takes from another pool now take from that one. Call it in a transaction.
 * Places that an organiser changed stay if the site states the number that it stated before. A pool
 * with more entries than places keeps them and gives out none.
 */
export async function settleRace(
  tx: Database,
  raceId: string,
  { items, pools: poolPlaces, pickUp }: RaceFacts,
): Promise<void> {
  await lockRace(tx, raceId);
  for (const { name, places } of poolPlaces)
    await tx
      .insert(pools)
      .values({ raceId, name, places, capacity: places })
      .onConflictDoUpdate({ target: [pools.raceId, pools.name], set: getPublishedPlaces(places) });
  const ids = new Map(
    (await tx.select().from(pools).where(eq(pools.raceId, raceId))).map(({ name, poolId }) => [name, poolId]),
  );
  for (const { pools: names, ...item } of items) {
    const poolIds = names.flatMap((name) => ids.get(name) ?? []).sort((a, b) => a - b);
    const values = { raceId, ...item, poolIds };
    await tx
      .insert(raceItems)
      .values(values)
      .onConflictDoUpdate({ target: [raceItems.raceId, raceItems.item], set: values });
  }
  // A site that was taken down and published again is of the same race.
  await tx.execute(sql`
    update races set cancelled_at = (select min(cancelled_at) from race_items where race_id = ${raceId})
    where race_id = ${raceId} and cancelled_at is null`);
  await tx.execute(sql`
    update race_items i set cancelled_at = r.cancelled_at from races r
    where r.race_id = i.race_id and i.race_id = ${raceId} and i.cancelled_at is null and r.cancelled_at is not null`);
  // An item that the site no longer has keeps the pools of its entries.
  if (ids.size > 0) await settleLedger(tx, raceId);
  // After the pools, in the order of those who leave.
  if (pickUp) await settlePickUp(tx, raceId, pickUp);
}

// A number that an organiser changed stays until the site states another one, which counts from
// then on; nothing is remembered of the change.
function getPublishedPlaces(places: number) {
  const isSame = sql`${pools.stated} = ${places}`;
  return {
    places: sql`case when ${isSame} then ${pools.places} else ${places} end`,
    capacity: sql`greatest(case when ${isSame} then ${pools.places} else ${places} end, ${pools.claimed})`,
    stated: sql`case when ${isSame} then ${pools.stated} end`,
  };
}

/**
 * Locks the items and pools of a race until the transaction ends, in the order of sign-ups, which
 * wait from here on.
 */
export async function lockRace(tx: Database, raceId: string): Promise<void> {
  // Two servers that start at once would insert the same rows.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`entries/${raceId}`}, 0))`);
  await tx.execute(sql`select item from race_items where race_id = ${raceId} order by item for update`);
  await tx.execute(sql`select pool_id from pools where race_id = ${raceId} order by pool_id for update`);
}

/**
 * Has the ledger and the counts of a locked race follow its entries: one that holds a place takes
 * one of each pool of its item, all others none.
 */
export async function settleLedger(tx: Database, raceId: string): Promise<void> {
  await tx.execute(sql`
    with wanted as (
      select e.entry_id, unnest(i.pool_ids) as pool_id
      from entries e join race_items i on i.race_id = e.race_id and i.item = e.item
      where e.race_id = ${raceId} and e.state in (${listStates(placeHolding)})
    ), taken as (
      select l.entry_id, l.pool_id from pool_ledger l join pools p on p.pool_id = l.pool_id
      where p.race_id = ${raceId} group by l.entry_id, l.pool_id having sum(l.delta) > 0
    )
    insert into pool_ledger (pool_id, entry_id, delta, reason)
    select coalesce(w.pool_id, t.pool_id), coalesce(w.entry_id, t.entry_id), case when t.entry_id is null then 1 else -1 end, 'published'
    from wanted w full outer join taken t on t.entry_id = w.entry_id and t.pool_id = w.pool_id
    where(w.entry_id is null or t.entry_id is null)`);
  await tx.execute(sql`
    update pools p set claimed = c.claimed, capacity = greatest(p.places, c.claimed)
    from (
      select p.pool_id, coalesce(sum(l.delta), 0)::int as claimed
      from pools p left join pool_ledger l on l.pool_id = p.pool_id where p.race_id = ${raceId} group by p.pool_id
    ) c where c.pool_id = p.pool_id and (p.claimed, p.capacity) <> (c.claimed, greatest(p.places, c.claimed))`);
}

/** Returns whether all of these items of a race are stored. */
export async function areSettled(db: Database, raceId: string, items: readonly string[]): Promise<boolean> {
  const areThey = and(eq(raceItems.raceId, raceId), inArray(raceItems.item, [...items]));
  const rows = await db.select({ item: raceItems.item }).from(raceItems).where(areThey);
  return rows.length === items.length;
}
