import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../base/db/open.ts";
import { orders, refunds } from "../base/db/orderSchema.ts";
import { releaseCoupons } from "../payments/coupons.ts";
import { databaseNow } from "../signups/databaseNow.ts";
import type { RaceSite } from "../signups/raceSite.ts";
import { lockOrder } from "./apply.ts";
import { withdrawalFen } from "./policy.ts";
import { goneOf, requestRefund } from "./refund.ts";

/** A submission that leaves the race, and who makes it leave. */
export interface Leaver {
  submissionId: string;
  actor: string;
  site: RaceSite | undefined;
}

/**
 * Requests what a withdrawal pays back of a submission's order by the race's policy, in the transaction that withdraws it, before the submission is locked. Returns that amount in
 * fen, 0 without a paid order, and "unpaid" if it waits for payment: it is ended first, by asking the providers.
 */
export async function leaveOrder(tx: Database, { submissionId, actor, site }: Leaver): Promise<number | "unpaid"> {
  const order = await lockOrder(tx, submissionId);
  if (!order) {
    await releaseUses(tx, submissionId);
    return 0;
  }
  if (order.state === "pending_payment") return "unpaid";
  const isPaid = order.state === "paid" || order.state === "part_refunded";
  if (!isPaid || order.paidBy === null) return 0;
  const worth = { amountFen: order.amountFen, goneFen: await goneOf(tx, order.paidBy) };
  const amountFen = withdrawalFen(site, worth, await databaseNow(tx));
  const request = { orderId: submissionId, amountFen, reason: "withdrawn" as const, key: withdrawalKey };
  if (amountFen > 0) await requestRefund(tx, { ...request, requestedBy: actor });
  return amountFen;
}

const withdrawalKey = "withdrawal";

// Those who waited for a place had used their coupon already.
async function releaseUses(tx: Database, submissionId: string): Promise<void> {
  const result = await tx.execute(sql`select race_id from submissions where submission_id = ${submissionId}`);
  const { rows } = result as unknown as { rows: { race_id: string }[] };
  if (rows[0]) await releaseCoupons(tx, { raceId: rows[0].race_id, orderId: submissionId });
}

/** Returns what the withdrawal of a submission paid back, or will, in fen. */
export async function withdrawalRefund(db: Database, submissionId: string): Promise<number> {
  const isIt = and(eq(refunds.orderId, submissionId), eq(refunds.key, withdrawalKey));
  const [row] = await db.select({ amountFen: refunds.amountFen }).from(refunds).where(isIt);
  return row?.amountFen ?? 0;
}

/**
 * Has the unpaid orders of submissions that end without their owners' doing (a team is dissolved, an account is deleted) expire at once, in that transaction: a server asks the
 * providers, and money that comes later goes back. Paid orders are refunded by the race's policy, except those of an account that is deleted.
 */
export async function abandonOrders(
  tx: Database,
  leavers: readonly Leaver[],
  { refunds: pays = true } = {},
): Promise<void> {
  for (const leaver of [...leavers].sort((one, other) => (one.submissionId < other.submissionId ? -1 : 1))) {
    const left = pays ? await leaveOrder(tx, leaver) : (await lockOrder(tx, leaver.submissionId))?.state;
    if (left !== "unpaid" && left !== "pending_payment") continue;
    await tx
      .update(orders)
      .set({ expiresAt: sql`least(${orders.expiresAt}, now())` as never })
      .where(eq(orders.orderId, leaver.submissionId));
  }
}
