import { and, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { transferPolicy } from "./policy.ts";

/** A transfer or a deferral as the table has it. */
export type TransferRow = typeof transfers.$inferSelect;

/**
 * Returns the order that paid for the place of a sign-up: its own id, which is that of its order if
 * it has one, or the order of the first of those who had the place.
 */
export async function placeOrderId(db: Database, submissionId: string): Promise<string | null> {
  const transfer = await receivedBy(db, submissionId);
  return transfer ? transfer.orderId : submissionId;
}

/** The transfer or deferral by which a sign-up got its place; undefined if it has it by itself. */
export async function receivedBy(db: Database, submissionId: string): Promise<TransferRow | undefined> {
  const [transfer] = await db.select().from(transfers).where(eq(transfers.toSubmission, submissionId));
  return transfer;
}

/** Returns the transfers and deferrals by which these sign-ups got their places, by the sign-up. */
export async function receivedByEach(db: Database, submissionIds: string[]): Promise<Map<string, TransferRow>> {
  if (submissionIds.length === 0) return new Map();
  const rows = await db.select().from(transfers).where(inArray(transfers.toSubmission, submissionIds));
  return new Map(rows.map((row) => [row.toSubmission ?? "", row]));
}

/** What a place has been through: the columns of its next transfer. */
export type Rounds = Pick<TransferRow, "round" | "deferrals" | "deferredIn" | "paysBack">;

/** Returns what the next transfer of a place is counted as, after that by which it came. */
export function nextRound(transfer: TransferRow | undefined): Rounds {
  const { round = 0, deferrals = 0, deferredIn = 0, paysBack = null } = transfer ?? {};
  return { round: round + 1, deferrals, deferredIn, paysBack };
}

/** Counts how many times a place was passed on in the race that it is in. */
export function timesPassedOn(transfer: TransferRow | undefined): number {
  return transfer ? transfer.round - transfer.deferredIn : 0;
}

/**
 * Returns whether the withdrawal of a place that came from another sign-up pays anything back: by
 * the policy of transfers if it was passed on in this race, and never more than what the race
 * stated from which it was deferred.
 */
export function paysBackAfter(transfer: TransferRow, site: RaceSite | undefined): boolean {
  if (transfer.paysBack === "none") return false;
  return timesPassedOn(transfer) === 0 || transferPolicy(site)?.refunds === "payer";
}

/** Returns whether the place of a sign-up was passed on or deferred. */
export async function isPassedOn(db: Database, submissionId: string): Promise<boolean> {
  const isDone = and(eq(transfers.fromSubmission, submissionId), eq(transfers.state, "done"));
  return (await db.select({ id: transfers.transferId }).from(transfers).where(isDone).limit(1)).length > 0;
}

/**
 * The sign-up that has the place which an order paid for, after transfers and deferrals; undefined
 * if it has the place by itself. Call it under the lock of the order.
 */
export async function getHolder(tx: Database, orderId: string): Promise<string | undefined> {
  const { toSubmission } = transfers;
  const [last] = await tx
    .select({ toSubmission })
    .from(transfers)
    .where(and(eq(transfers.orderId, orderId), isNotNull(toSubmission)))
    .orderBy(desc(transfers.round))
    .limit(1);
  return last?.toSubmission ?? undefined;
}

/** Ends the open links of transfers that a condition is true of, in the caller's transaction. */
export async function endTransfers(
  tx: Database,
  condition: SQL,
  ending: { state: "revoked" } | { state: "done"; toSubmission: string },
): Promise<void> {
  await tx
    .update(transfers)
    .set({ ...ending, linkSealed: null, linkMac: null, endedAt: sql`now()` })
    .where(and(condition, eq(transfers.state, "open")));
}
