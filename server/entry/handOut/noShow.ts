import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { pickUpSlots, pickUps } from "../../base/db/pickUpSchema.ts";
import { freeSlot } from "../pickUp/end.ts";

const mostAtOnce = 500;

/**
 * Ends the bookings whose slot is over and whose runner did not come, who can then book again.
 * Returns how many; any number of servers may do it at once.
 */
export async function endMissed(db: Database): Promise<number> {
  let ended = 0;
  for (;;) {
    const many = await endSome(db);
    ended += many;
    if (many < mostAtOnce) return ended;
  }
}

// The entries are locked first, as everything that changes a booking locks them; one that somebody
// else works on is left for the next time.
async function endSome(db: Database): Promise<number> {
  return db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const isMissed = and(eq(pickUps.state, "booked"), lt(pickUpSlots.endsAt, sql`now()`));
    const due = await tx
      .select({ pickUpId: pickUps.pickUpId })
      .from(pickUps)
      .innerJoin(pickUpSlots, eq(pickUpSlots.slotId, pickUps.slotId))
      .innerJoin(entries, eq(entries.entryId, pickUps.entryId))
      .where(isMissed)
      .limit(mostAtOnce)
      .for("no key update", { of: entries, skipLocked: true });
    if (due.length === 0) return 0;
    const ids = due.map(({ pickUpId }) => pickUpId);
    const missed = await tx
      .update(pickUps)
      .set({ state: "no_show", stateAt: sql`now()` })
      .where(and(inArray(pickUps.pickUpId, ids), eq(pickUps.state, "booked")))
      .returning({ slotId: pickUps.slotId });
    const counts = new Map<number, number>();
    for (const { slotId } of missed) counts.set(slotId, (counts.get(slotId) ?? 0) + 1);
    // In one order for all transactions.
    for (const [slotId, count] of [...counts].sort(([a], [b]) => a - b)) await freeSlot(tx, slotId, count);
    return due.length;
  });
}
