import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { databaseNow } from "../base/db/databaseNow.ts";
import type { Database } from "../base/db/open.ts";
import { orders, refunds } from "../base/db/orderSchema.ts";
import { couponUses } from "../base/db/paymentSchema.ts";
import { submissions } from "../base/db/signupSchema.ts";
import { releaseCoupons } from "../payments/coupons.ts";
import type { RaceSite } from "../signups/race/raceSite.ts";
import { isPassedOn, paysBackAfter, placeOrderId, receivedBy } from "../signups/transfers/money.ts";
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
  const received = await receivedBy(tx, submissionId);
  const orderId = received ? received.orderId : submissionId;
  const order = orderId === null ? undefined : await lockOrder(tx, orderId);
  if (!order || orderId === null) return 0;
  // Somebody else has its place, and the money is for that.
  if (await isEnded(tx, submissionId)) return 0;
  if (order.state === "pending_payment") return "unpaid";
  if (received && !paysBackAfter(received, site)) return 0;
  const isPaid = order.state === "paid" || order.state === "part_refunded";
  if (!isPaid || order.paidBy === null) return 0;
  const worth = { amountFen: order.amountFen, goneFen: await goneOf(tx, order.paidBy) };
  const amountFen = withdrawalFen(site, worth, await databaseNow(tx));
  const request = { orderId, amountFen, reason: "withdrawn" as const, key: withdrawalKey };
  if (amountFen > 0) await requestRefund(tx, { ...request, requestedBy: actor });
  return amountFen;
}

// Read under the lock of its order, which everything that ends it has too.
async function isEnded(tx: Database, submissionId: string): Promise<boolean> {
  const { withdrawnAt } = submissions;
  const [row] = await tx.select({ withdrawnAt }).from(submissions).where(eq(submissions.submissionId, submissionId));
  return !row || row.withdrawnAt !== null;
}

const withdrawalKey = "withdrawal";

/**
 * Gives back the coupons of submissions that ended without an order, as those who waited for a place: theirs were used when they signed up. Call it last: everybody else who uses the
 * coupon waits from then on.
 */
export async function releaseUnordered(tx: Database, submissionIds: readonly string[]): Promise<void> {
  if (submissionIds.length === 0) return;
  const { orderId, raceId } = couponUses;
  const ordered = tx.select({ id: orders.orderId }).from(orders).where(eq(orders.orderId, orderId));
  const uses = await tx
    .select({ raceId, orderId })
    .from(couponUses)
    .where(and(inArray(orderId, [...submissionIds]), notExists(ordered)))
    .orderBy(raceId, couponUses.couponId, orderId);
  for (const use of uses) await releaseCoupons(tx, use);
}

/** Returns what the withdrawal of a submission paid back, or will, in fen. */
export async function withdrawalRefund(db: Database, submissionId: string): Promise<number> {
  if (await isPassedOn(db, submissionId)) return 0;
  const orderId = await placeOrderId(db, submissionId);
  if (orderId === null) return 0;
  const isIt = and(eq(refunds.orderId, orderId), eq(refunds.key, withdrawalKey));
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
      .set({ expiresAt: sql`least(${orders.expiresAt}, now())` })
      .where(eq(orders.orderId, leaver.submissionId));
  }
}
