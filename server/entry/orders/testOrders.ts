import { and, eq, sql } from "drizzle-orm";
import type { PriceInputs } from "#forms/prices/prices.ts";
import { emptyAudit, withoutTriggers } from "../../base/audit/testAudit.ts";
import type { Database } from "../../base/db/open.ts";
import { orders, payments, refunds } from "../../base/db/orderSchema.ts";
import { payEvents } from "../../base/db/paymentSchema.ts";
import { openOrders } from "../../money/orders/open.ts";
import { openMoney } from "../../money/orders/openMoney.ts";
import { claimRequested, sendRefund } from "../../money/orders/sendRefunds.ts";
import { keepEvent } from "../../money/payments/inbox.ts";
import { findDue, processEvent } from "../../money/payments/processor.ts";
import { reconcile } from "../../money/payments/reconcile.ts";
import { command } from "../../money/payments/sandbox/pay.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { getEvent } from "../../money/providers/queried.ts";
import type { World } from "../../testWorld.ts";
import { keepSubmission } from "../testSignups.ts";
import { orderBook } from "./settle.ts";

/** The price of one entrant of 99 yuan. */
export const tenKmPrice: PriceInputs = {
  version: 1,
  item: "ten-km",
  itemName: { zh: "十公里" },
  feeFen: 9900,
  entrants: [[]],
};

/**
 * A sign-up with an unpaid order of 99 yuan, as if it had been taken; returns the order's id, which
 * is that of the sign-up.
 */
export async function keepOrder(
  world: Pick<World, "db" | "secrets">,
  { accountId, raceId, item = "ten-km" }: { accountId: string; raceId: string; item?: string },
): Promise<string> {
  const submissionId = await keepSubmission(world, { accountId, raceId, more: { item } });
  const order = { submissionId, raceId, item, accountId, price: tenKmPrice, payWithinMinutes: 30 };
  await openOrders(world.db, [order]);
  return submissionId;
}

/** An order of a sign-up that was paid, and a part of it refunded. */
export async function keepPaidOrder(db: Database, ref: { accountId: string; submissionId: string }): Promise<void> {
  await openOrders(db, [{ ...ref, raceId: "1", item: "ten-km", price: tenKmPrice, payWithinMinutes: 30 }]);
  const { submissionId: orderId } = ref;
  const outTradeNo = `paid-${orderId}`;
  const payment = { orderId, outTradeNo, merchant: "sandbox", way: "qr", amountFen: 9900, state: "paid" } as const;
  await db.insert(payments).values({ ...payment, transactionId: outTradeNo, paidAt: new Date() });
  const refund = { refundNo: `refund-${orderId}`, outTradeNo, orderId, amountFen: 100, key: "x", requestedBy: "x" };
  await db.insert(refunds).values({ ...refund, reason: "organiser", state: "refunded" });
}

/** Removes all orders and what was paid for them. */
export async function removeOrders(db: Database): Promise<void> {
  await withoutTriggers(db, [
    // Entries without their orders count as unpaid (I14).
    sql`update submissions set waiver = 'paid-elsewhere' where(waiver is null)`,
    sql`truncate mailing_history, mailings, transfers, refund_requests, refunds, payments, order_history, orders, pay_events, sandbox_refunds, sandbox_payments,
    sandbox_notices, coupon_uses, coupon_counts, bill_comparisons`,
    ...emptyAudit,
  ]);
}

/**
 * Pays at the sandbox, also what is closed there; the notification of it arrives. Several tabs may.
 */
export async function payAtSandbox(tools: SignupTools, outTradeNo: string): Promise<void> {
  await command(tools.db, outTradeNo, { action: "pay-late" });
  await sendNotice(tools, outTradeNo);
}

/** Puts what the sandbox knows of a payment into the inbox. */
export async function sendNotice({ db, secrets, merchants }: SignupTools, outTradeNo: string): Promise<void> {
  const status = await merchants.named("sandbox")?.provider.query(outTradeNo);
  const finding = status && getEvent(outTradeNo, status);
  if (finding && "event" in finding) await keepEvent({ db, secrets }, { merchant: "sandbox", event: finding.event });
}

/**
 * Settles all that is in the inbox and sends the refunds that are due, with what the provider
 * answers, until nothing is left to do.
 */
export async function settleAll(tools: SignupTools, alarm: (line: string) => void = () => undefined): Promise<void> {
  const { db, secrets, merchants } = tools;
  for (let round = 0; round < 10; round++) {
    const due = await findDue(db, 1000);
    for (const key of due) await processEvent({ db, orders: orderBook(tools), alarm, retrySeconds: 0 }, key);
    const requested = await claimRequested(db, 1000);
    for (const refund of requested) await sendRefund({ tools, alarm }, refund);
    await db.execute(sql`update refunds set due_at = now() - interval '1 hour' where(state = 'refunding')`);
    await db.execute(sql`update sandbox_refunds set done_at = now() - interval '1 second' where(done_at > now())`);
    const open = openMoney(db);
    const refunding = (await open.claimOpen(1000)).filter(({ refundNo }) => refundNo !== undefined);
    for (const payment of refunding) await reconcile({ db, secrets, merchants, orders: open, alarm }, payment);
    if (due.length + requested.length + refunding.length === 0) return;
  }
}

/** Has the time of an order be over, for the database and at the sandbox. */
export async function passTime(db: Database, orderId: string): Promise<void> {
  await db
    .update(orders)
    .set({ expiresAt: sql`now() - interval '1 second'`, triedAt: null })
    .where(eq(orders.orderId, orderId));
}

/** The state of an order, and what is left of its payments, in fen. */
export async function findState(
  db: Database,
  orderId: string,
): Promise<{ state: string | undefined; leftFen: number }> {
  const [order] = await db.select({ state: orders.state }).from(orders).where(eq(orders.orderId, orderId));
  const paymentRows = await db
    .select({ fen: payments.amountFen })
    .from(payments)
    .where(and(eq(payments.orderId, orderId), eq(payments.state, "paid")));
  const refundRows = await db
    .select({ fen: refunds.amountFen })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, "refunded")));
  const sum = (rows: { fen: number }[]) => rows.reduce((all, { fen }) => all + fen, 0);
  return { state: order?.state, leftFen: sum(paymentRows) - sum(refundRows) };
}

/** Counts the statements of providers that had an effect. */
export async function effects(db: Database): Promise<number> {
  return db.$count(payEvents, sql`processed_at is not null`);
}
