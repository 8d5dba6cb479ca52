import { and, eq, inArray, notExists, sql } from "drizzle-orm";
import { sumFees } from "#forms/prices/fees.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import type { Database } from "../../base/db/open.ts";
import { orders, refunds } from "../../base/db/orderSchema.ts";
import { couponUses } from "../../base/db/paymentSchema.ts";
import { submissions, type teams } from "../../base/db/signupSchema.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { lockOrder } from "./apply.ts";
import { releaseCoupons } from "./coupons.ts";
import { isPassedOn, paysBackAfter, placeOrderId, receivedBy } from "./passedOn.ts";
import { withdrawalFen } from "./policy.ts";
import { refundableFen, requestRefund, sumRefunded } from "./refund.ts";
import { keptForTeam } from "./teamOrders.ts";

/** A submission that leaves the race, and who makes it leave. */
export interface Leaver {
  submissionId: string;
  actor: string;
  site: RaceSite | undefined;
}

/**
 * What goes back to those who leave: what the race's policy states, or all of it, because others
 * end their entries.
 */
export type Refunds = "policy" | "all";

/**
 * Requests what a withdrawal pays back of a submission's order, in the transaction that withdraws
 * it, before the submission is locked. What it paid for a team stays with those who are left in it.
 * Returns that amount in fen, 0 without a paid order, and "unpaid" if it waits for payment: it is
 * ended first, by asking the providers.
 */
export async function leaveOrder(
  tx: Database,
  { submissionId, actor, site }: Leaver,
  pays: Refunds = "policy",
): Promise<number | "unpaid"> {
  const transfer = await receivedBy(tx, submissionId);
  const orderId = transfer ? transfer.orderId : submissionId;
  const order = orderId === null ? undefined : await lockOrder(tx, orderId);
  if (!order || orderId === null) return 0;
  const departing = await readLeaving(tx, submissionId);
  // Somebody else has its place, and the money is for that.
  if (!departing || departing.withdrawnAt !== null) return 0;
  // One that was handed over with its team is the new captain's.
  if (order.state === "pending_payment") return order.accountId === departing.accountId ? "unpaid" : 0;
  if (transfer && !paysBackAfter(transfer, site)) return 0;
  const isPaid = order.state === "paid" || order.state === "part_refunded";
  if (!isPaid || order.paidBy === null) return 0;
  const keptFen = await keptForTeam(tx, orderId);
  const worth = { amountFen: order.amountFen - keptFen, goneFen: await sumRefunded(tx, order.paidBy) };
  const amountFen =
    pays === "all" ? worth.amountFen - worth.goneFen : withdrawalFen(site, worth, await databaseNow(tx));
  const request = { orderId, amountFen, reason: "withdrawn" as const, key: withdrawalKey };
  if (amountFen > 0) await requestRefund(tx, { ...request, requestedBy: actor });
  return amountFen;
}

// Read under the lock of its order, which everything that ends it has too.
async function readLeaving(tx: Database, submissionId: string) {
  const { withdrawnAt, accountId } = submissions;
  const isIt = eq(submissions.submissionId, submissionId);
  const [row] = await tx.select({ withdrawnAt, accountId }).from(submissions).where(isIt);
  return row;
}

const withdrawalKey = "withdrawal";

/**
 * Has the unpaid order of a locked team that is dissolved expire at once. Of a paid one goes back,
 * by the race's policy, what was for the team, if the sign-up that paid left before.
 */
export async function leaveTeamOrder(
  tx: Database,
  { orderId, fees }: Pick<typeof teams.$inferSelect, "orderId" | "fees">,
  { actor, site, isPayerLeft }: Omit<Leaver, "submissionId"> & { isPayerLeft: boolean },
): Promise<void> {
  const order = orderId === null ? undefined : await lockOrder(tx, orderId);
  if (order?.state === "pending_payment") return expireNow(tx, order.orderId);
  const leftFen = order && isPayerLeft ? await refundableFen(tx, order) : undefined;
  if (!order || leftFen === undefined) return;
  const worth = { amountFen: sumFees(fees), goneFen: 0 };
  const amountFen = Math.min(leftFen, withdrawalFen(site, worth, await databaseNow(tx)));
  const request = { orderId: order.orderId, amountFen, reason: "withdrawn" as const, key: "team-withdrawal" };
  if (amountFen > 0) await requestRefund(tx, { ...request, requestedBy: actor });
}

/**
 * Has an unpaid order, which is locked, expire at once: a server asks its providers and ends it.
 */
export async function expireNow(tx: Database, orderId: string): Promise<void> {
  const expiresAt = sql`least(${orders.expiresAt}, now())`;
  await tx.update(orders).set({ expiresAt }).where(eq(orders.orderId, orderId));
}

/**
 * Gives back the coupons of submissions that ended without an order, as those who waited for a
 * place: theirs were used when they signed up. Call it last: everybody else who uses the coupon
 * waits from then on.
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
 * Has the unpaid orders of submissions whose account is deleted expire at once, in that
 * transaction: a server asks the providers, and money that comes later goes back. Paid orders stay
 * as they are.
 */
export async function abandonOrders(tx: Database, submissionIds: readonly string[]): Promise<void> {
  for (const submissionId of [...submissionIds].sort())
    if (await hasUnpaid(tx, submissionId)) await expireNow(tx, submissionId);
}

async function hasUnpaid(tx: Database, submissionId: string): Promise<boolean> {
  const order = await lockOrder(tx, submissionId);
  if (order?.state !== "pending_payment") return false;
  const departing = await readLeaving(tx, submissionId);
  return departing?.accountId === order.accountId;
}
