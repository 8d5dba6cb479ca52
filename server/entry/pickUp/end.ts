import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { pickUpSlots, pickUps } from "../../base/db/pickUpSchema.ts";

/** Returns the ids of the entries of submissions. */
export async function listEntryIds(tx: Database, submissionIds: readonly string[]): Promise<string[]> {
  if (submissionIds.length === 0) return [];
  const isTheirs = inArray(entries.submissionId, [...submissionIds]);
  return (await tx.select({ id: entries.entryId }).from(entries).where(isTheirs)).map(({ id }) => id);
}

/**
 * Cancels the bookings of those entries that have ended, and gives their places back, in the
 * caller's transaction. Call it once the pools are locked: a publish locks the slots after them.
 */
export async function endPickUps(tx: Database, entryIds: readonly string[]): Promise<void> {
  if (entryIds.length === 0) return;
  const isBooked = and(inArray(pickUps.entryId, [...entryIds]), eq(pickUps.state, "booked"));
  const rows = await tx
    .select({ pickUpId: pickUps.pickUpId })
    .from(pickUps)
    .innerJoin(entries, eq(entries.entryId, pickUps.entryId))
    .where(and(isBooked, ne(entries.state, "confirmed")));
  await cancelPickUps(
    tx,
    rows.map(({ pickUpId }) => pickUpId),
  );
}

/** Cancels bookings whose entries are locked, and gives their places back. */
export async function cancelPickUps(tx: Database, pickUpIds: number[]): Promise<void> {
  if (pickUpIds.length === 0) return;
  const cancelled = await tx
    .update(pickUps)
    .set({ state: "cancelled", stateAt: sql`now()` })
    .where(and(inArray(pickUps.pickUpId, pickUpIds), eq(pickUps.state, "booked")))
    .returning({ slotId: pickUps.slotId });
  const many = new Map<number, number>();
  for (const { slotId } of cancelled) many.set(slotId, (many.get(slotId) ?? 0) + 1);
  // In one order for all transactions.
  for (const [slotId, count] of [...many].sort(([a], [b]) => a - b)) await freeSlot(tx, slotId, count);
}

/**
 * Gives places of a slot back; one with more bookings than places keeps its capacity above them.
 */
export async function freeSlot(tx: Database, slotId: number, count = 1): Promise<void> {
  const booked = sql`${pickUpSlots.booked} - ${count}::int`;
  await tx
    .update(pickUpSlots)
    .set({ booked, capacity: sql`greatest(${pickUpSlots.places}, ${booked})` })
    .where(eq(pickUpSlots.slotId, slotId));
}
