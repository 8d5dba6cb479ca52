import { and, eq, sql } from "drizzle-orm";
import type { Finding } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import type { Site } from "#schemas/generated/types.ts";
import { entries, isLiveEntry, pools, raceItems } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { ownPool, type RaceFacts, sharedPool } from "./facts.ts";
import { comparePickUp } from "./pickUp.ts";
import { lockRace } from "./settle.ts";

/**
 * What a publish means for entries: `refused` cannot be published, `asking` only with a reason;
 * `kept` is only reported.
 */
export interface Comparison {
  refused: Finding[];
  asking: Finding[];
  kept: Finding[];
}

/**
 * Compares what a site is about to state with what its race has: fewer places than are taken, other
 * places than an organiser made them, another fee for an item with entries, another closing time
 * after sign-ups have closed, and pick-up slots with more bookings than places. Call it in the
 * transaction that publishes.
 */
export async function compareWithEntries(
  tx: Database,
  raceId: string,
  { items, pickUp }: RaceFacts,
  race: Site["race"],
): Promise<Comparison> {
  // Items before pools, as sign-ups lock them.
  await lockRace(tx, raceId);
  const stored = await tx.select().from(pools).where(eq(pools.raceId, raceId)).orderBy(pools.poolId).for("update");
  const refused: Finding[] = [];
  const questions: Finding[] = [];
  const findings: Finding[] = [];
  for (const pool of stored) {
    const claim = findStatedPlaces(race, pool.name);
    if (!claim) continue;
    const { pointer, id, places } = claim;
    const { claimed, places: newPlaces } = pool;
    if (pool.stated === places) findings.push(report("SL6170", pointer, { id, places, changed: newPlaces }));
    else if (places < claimed && places < newPlaces) refused.push(report("SL6110", pointer, { id, places, claimed }));
    else if (pool.stated !== null && places !== newPlaces)
      questions.push(report("SL6171", pointer, { id, before: pool.stated, changed: newPlaces, places }));
  }
  const before = await tx
    .select({ ...columns, isOver: sql<boolean>`coalesce(${raceItems.closesAt} <= now(), false)` })
    .from(raceItems)
    .where(eq(raceItems.raceId, raceId));
  const counts = await countEntries(tx, raceId);
  for (const [index, item] of items.entries()) {
    const oldFact = before.find((fact) => fact.item === item.item);
    const many = counts.get(item.item) ?? 0;
    if (!oldFact || many === 0) continue;
    const at = `/race/items/${index}`;
    const id = item.item;
    if (oldFact.feeFen !== item.feeFen)
      questions.push(
        report("SL6111", `${at}/feeFen`, { id, before: oldFact.feeFen, after: item.feeFen, entries: many }),
      );
    if (oldFact.isOver && oldFact.closesAt?.getTime() !== item.closesAt?.getTime()) {
      const hasOwn = race?.items?.[index]?.closesAt !== undefined;
      const pointer = hasOwn ? `${at}/closesAt` : "/race/registration/closesAt";
      questions.push(report("SL6112", pointer, { id, before: oldFact.closesAt?.toISOString() ?? "", entries: many }));
    }
  }
  if (pickUp) findings.push(...(await comparePickUp(tx, raceId, pickUp)));
  return { refused, asking: questions, kept: findings };
}

const columns = { item: raceItems.item, feeFen: raceItems.feeFen, closesAt: raceItems.closesAt };

function findStatedPlaces(
  race: Site["race"],
  pool: string,
): { pointer: string; id: string; places: number } | undefined {
  const { items = [], pools: shared = [] } = race ?? {};
  const item = items.findIndex(({ id }) => ownPool(id) === pool);
  const { places, id } = items[item] ?? {};
  if (places !== undefined && id) return { pointer: `/race/items/${item}/places`, id, places };
  const index = shared.findIndex(({ id }) => sharedPool(id) === pool);
  const poolFact = shared[index];
  return poolFact && { pointer: `/race/pools/${index}/places`, id: poolFact.id, places: poolFact.places };
}

async function countEntries(tx: Database, raceId: string): Promise<Map<string, number>> {
  const rows = await tx
    .select({ item: entries.item, many: sql<number>`count(*)::int` })
    .from(entries)
    .where(and(eq(entries.raceId, raceId), isLiveEntry))
    .groupBy(entries.item);
  return new Map(rows.map(({ item, many }) => [item, many]));
}
