import { and, asc, inArray, isNotNull, notExists, sql } from "drizzle-orm";
import { entries, entryHistory, persons, poolLedger } from "../../base/db/entrySchema.ts";
import type { EntryState } from "../../base/db/entryStates.ts";
import type { Database } from "../../base/db/open.ts";
import { addClaimed, lockPools } from "./enter.ts";
import { isEdge } from "./life.ts";

/** Why an entry leaves its state, and who did it. */
export interface Leaving {
  reason: string;
  actor: string;
}

/**
 * Ends the entries of submissions, in the caller's transaction: those from whose state an edge
 * leads to `after`. Their places come back at once.
 */
export async function endEntries(
  tx: Database,
  submissionIds: readonly string[],
  { after = "withdrawn", ...departing }: Leaving & { after?: EntryState },
): Promise<void> {
  if (submissionIds.length === 0) return;
  await endThose(tx, inArray(entries.submissionId, [...submissionIds]), { after, ...departing });
}

/** Ends the entries that a condition is true of, as `endEntries` does. */
export async function endThose(
  tx: Database,
  condition: ReturnType<typeof and>,
  departing: Leaving & { after: EntryState },
): Promise<void> {
  const ids = await endStates(tx, condition, departing);
  await returnPlaces(tx, ids, departing.reason);
}

/**
 * Ends the entries that a condition is true of, but keeps their places until `returnPlaces`: for a
 * transaction that takes others before. Returns their ids.
 */
export async function endStates(
  tx: Database,
  condition: ReturnType<typeof and>,
  { after, reason, actor }: Leaving & { after: EntryState },
): Promise<string[]> {
  const rows = await tx
    .select({ entryId: entries.entryId, before: entries.state })
    .from(entries)
    .where(condition)
    .orderBy(asc(entries.entryId))
    // Not "update": the ledger refers to entries, and a publish that adds to it would wait for
    // this, and this for its pools.
    .for("no key update");
  const departing = rows.filter(({ before }) => isEdge(before, after));
  const ids = departing.map(({ entryId }) => entryId);
  if (ids.length === 0) return [];
  await tx.update(entries).set({ state: after, stateAt: sql`now()` }).where(inArray(entries.entryId, ids));
  await tx.insert(entryHistory).values(departing.map((row) => ({ ...row, after, reason, actor })));
  return ids;
}

/**
 * Returns the places that entries have by the ledger: what an entry has taken, even if its item has
 * other pools now.
 */
export async function readPlaces(tx: Database, ids: string[]): Promise<{ entryId: string; poolId: number }[]> {
  if (ids.length === 0) return [];
  const { entryId, poolId, delta } = poolLedger;
  return tx
    .select({ entryId, poolId })
    .from(poolLedger)
    .where(inArray(entryId, ids))
    .groupBy(entryId, poolId)
    .having(sql`sum(${delta}) > 0`);
}

/** Gives back the places of entries that have ended. */
export async function returnPlaces(tx: Database, ids: string[], reason: string): Promise<void> {
  const places = await readPlaces(tx, ids);
  if (places.length === 0) return;
  await lockPools(
    tx,
    places.map((place) => place.poolId),
  );
  const returned = new Map<number, number>();
  for (const place of places) returned.set(place.poolId, (returned.get(place.poolId) ?? 0) - 1);
  await addClaimed(tx, returned);
  await tx.insert(poolLedger).values(places.map((place) => ({ ...place, delta: -1, reason })));
}

/**
 * Ends the entries of submissions that are about to be deleted, and removes the people from them,
 * in the caller's transaction.
 */
export async function forgetEntries(tx: Database, submissionIds: string[], actor: string): Promise<void> {
  if (submissionIds.length === 0) return;
  await endEntries(tx, submissionIds, { reason: "account-deleted", actor });
  const isTheirs = inArray(entries.submissionId, submissionIds);
  const { personId } = entries;
  const rows = await tx
    .selectDistinct({ personId })
    .from(entries)
    .where(and(isTheirs, isNotNull(personId)));
  await tx.update(entries).set({ personId: null, submissionId: null }).where(isTheirs);
  const ids = rows.flatMap((row) => row.personId ?? []);
  if (ids.length === 0) return;
  const otherEntries = tx.select({ one: sql`1` }).from(entries).where(sql`${entries.personId} = ${persons.personId}`);
  await tx.delete(persons).where(and(inArray(persons.personId, ids), notExists(otherEntries)));
}
