import { and, eq, sql } from "drizzle-orm";
import { recordAudit } from "../../base/audit/record.ts";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import { passPlaceOn } from "../leave/leave.ts";
import { endStates, placesOf, returnPlaces } from "../places/endEntries.ts";
import { type Entered, enter, type Unit } from "../places/enter.ts";
import type { Deferring, Taking } from "../transfers/find.ts";
import { endOpen } from "../transfers/start.ts";
import { lockTaken, placeGone } from "../transfers/take.ts";

/**
 * Locks what a deferral ends (the order that paid for the place, the sign-up that has it, its open
 * transfer), in the order of all transactions, and makes sure that each of them can still be. A
 * refund, a withdrawal or a transfer that came first is seen here; one that comes later waits, and
 * sees the deferral. Throws Refused.
 */
export async function lockDeferring(tx: Database, taking: Taking): Promise<void> {
  await lockTaken(tx, taking);
  const isOpen = and(eq(transfers.fromSubmission, taking.fromSubmission), eq(transfers.state, "open"));
  const [open] = await tx.select({ transferId: transfers.transferId }).from(transfers).where(isOpen).for("update");
  if (open) await endOpen(tx, open.transferId);
}

const reason = "deferral";

/**
 * Takes a place for the person of a new sign-up and ends the locked entry of another race that is
 * deferred, whose place comes back there, in the transaction that stores the new one. Changes
 * something also if nobody was entered: the caller rolls back. Throws Refused if the place
 * is gone.
 */
export async function deferPlace(tx: Database, taking: Taking, deferring: Deferring, unit: Unit): Promise<Entered> {
  const { fromSubmission } = taking;
  const { actor } = unit;
  await passPlaceOn(tx, fromSubmission, "deferred");
  let ended: string[] = [];
  const leave = async () => {
    ended = await endStates(tx, eq(entries.submissionId, fromSubmission), { after: "deferred", reason, actor });
    if (ended.length !== 1) throw placeGone(taking);
    return (await placesOf(tx, ended)).map(({ poolId }) => poolId);
  };
  const [entered] = await enter(tx, [unit], reason, leave);
  if (!entered) throw new Error("A sign-up without entrants was to take a place of another race.");
  if (entered.outcome !== "entered") return entered;
  await returnPlaces(tx, ended, reason);
  await recordDeferral(tx, taking, deferring, unit);
  return entered;
}

async function recordDeferral(
  tx: Database,
  { transferId, fromSubmission, orderId }: Taking,
  { site: { raceId }, item, rounds }: Deferring,
  { raceId: toRaceId, item: toItem, submissionId: toSubmission, actor }: Unit,
): Promise<void> {
  await tx.insert(transfers).values({
    transferId,
    raceId,
    item,
    fromSubmission,
    toRaceId,
    toItem,
    toSubmission,
    orderId,
    ...rounds,
    state: "done",
    endsAt: sql`now()`,
    endedAt: sql`now()`,
  });
  const line = { actor, entity: "sign-up" };
  // Organisers of one race need not be those of the other: each line names the other race, and
  // nobody in it.
  await recordAudit(tx, [
    { ...line, raceId, action: "deferred", entityId: fromSubmission, details: { transferId, to: toRaceId } },
    {
      ...line,
      raceId: toRaceId,
      action: "deferred-here",
      entityId: toSubmission,
      details: { transferId, from: raceId },
    },
  ]);
}
