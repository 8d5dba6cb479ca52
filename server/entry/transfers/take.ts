import { and, eq, sql } from "drizzle-orm";
import { recordAudit } from "../../base/audit/record.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import { lockOrder } from "../../money/orders/apply.ts";
import { Refused } from "../../race/refusals.ts";
import { passPlaceOn } from "../leave/leave.ts";
import { carryPlace } from "../places/carry.ts";
import type { Unit } from "../places/enter.ts";
import type { Taking } from "./find.ts";

/** Returns what ends the transaction in which a place was to be taken over that is gone. */
export function placeGone({ deferring }: Pick<Taking, "deferring">): Refused {
  return new Refused(deferring ? "sign-up/deferral-unknown" : "sign-up/transfer-link");
}

/**
 * Locks what a transfer ends (the order that paid for the place, the sign-up that has it, the
 * transfer), in the order of all transactions, and makes sure that each of them can still be. A
 * refund, a withdrawal or a revocation that came first is seen here; one that comes later waits,
 * and sees the transfer. Throws Refused.
 */
export async function lockTaking(tx: Database, taking: Taking): Promise<void> {
  await lockTaken(tx, taking);
  const { transferId } = taking;
  const [transfer] = await tx
    .select({ state: transfers.state, isOver: sql<boolean>`${transfers.endsAt} <= now()` })
    .from(transfers)
    .where(eq(transfers.transferId, transferId))
    .for("update");
  if (transfer?.state !== "open" || transfer.isOver) throw placeGone(taking);
}

/**
 * Locks the order that paid for a place and the sign-up that has it. Throws Refused if one
 * of them has ended.
 */
export async function lockTaken(
  tx: Database,
  taking: Pick<Taking, "fromSubmission" | "orderId" | "deferring">,
): Promise<void> {
  const { fromSubmission, orderId } = taking;
  const order = orderId === null ? undefined : await lockOrder(tx, orderId);
  if (orderId !== null && order?.state !== "paid" && order?.state !== "part_refunded") throw placeGone(taking);
  const [from] = await tx
    .select({ withdrawnAt: submissions.withdrawnAt })
    .from(submissions)
    .where(eq(submissions.submissionId, fromSubmission))
    .for("update");
  if (!from || from.withdrawnAt) throw placeGone(taking);
}

/**
 * Gives the place of a locked transfer to the person of a new sign-up and ends the one that had it,
 * in the transaction that stores the new one. Returns false if the person has another entry of the
 * group. Throws Refused if the place is gone.
 */
export async function takePlace(tx: Database, taking: Taking, unit: Unit): Promise<boolean> {
  const { transferId, fromSubmission } = taking;
  await passPlaceOn(tx, fromSubmission, "transferred");
  const carried = await carryPlace(tx, fromSubmission, unit);
  if (carried === "gone") throw placeGone(taking);
  if (carried === "registered") return false;
  await tx
    .update(transfers)
    .set({
      state: "done",
      toSubmission: unit.submissionId,
      linkSealed: null,
      linkMac: null,
      endedAt: sql`now()`,
    })
    .where(and(eq(transfers.transferId, transferId), eq(transfers.state, "open")));
  const { raceId, actor } = unit;
  const details = { transferId, to: unit.submissionId, orderId: taking.orderId };
  const line = { raceId, actor, action: "transferred", entity: "sign-up", entityId: fromSubmission, details };
  await recordAudit(tx, line);
  return true;
}
