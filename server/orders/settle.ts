import { and, eq, ne, sql } from "drizzle-orm";
import type { Database } from "../base/db/open.ts";
import { payments, refunds } from "../base/db/orderSchema.ts";
import { submissions } from "../base/db/signupSchema.ts";
import { countMetric } from "../base/metrics.ts";
import { confirmEntries } from "../entries/confirm.ts";
import { countAlarms } from "../payments/alarms.ts";
import { releaseCoupons } from "../payments/coupons.ts";
import type { Expected, OrderBook } from "../payments/processor.ts";
import type { PayEvent } from "../payments/provider.ts";
import { findSiteOf, type RaceSite } from "../signups/race/raceSite.ts";
import { lockFormerTeam } from "../signups/teams/rejoin.ts";
import type { SignupTools } from "../signups/tools.ts";
import { applyEvent, lockOrder, type OrderRow } from "./apply.ts";
import { markClosed } from "./closePayments.ts";
import { notifyPayer } from "./notify.ts";
import { placeAgain } from "./placeAgain.ts";
import { goneOf, payBack } from "./refund.ts";

type PaymentEvent = Extract<PayEvent, { what: "payment" }>;
type RefundEvent = Extract<PayEvent, { what: "refund" }>;
type PaymentRow = typeof payments.$inferSelect;

/** The orders, as the inbox of payments settles them. */
export function orderBook(tools: SignupTools): OrderBook<RaceSite | undefined> {
  return {
    prepare: (outTradeNo) => siteOf(tools, outTradeNo),
    expected,
    settle: async (tx, event, _merchant, site) => {
      const [payment] = await tx.select().from(payments).where(eq(payments.outTradeNo, event.outTradeNo));
      if (payment && event.what === "payment") await lockFormerTeam(tx, payment.orderId);
      // The order first, as everywhere; what is known of the payment is read again under its lock.
      const order = payment && (await lockOrder(tx, payment.orderId));
      if (!order) throw new Error("A payment of an unknown order was to be settled.");
      if (event.what === "payment") return settlePayment(tx, tools, { order, site }, event);
      if (event.what === "refund") return settleRefund(tx, tools, { order, site }, event);
      return markClosed(tx, event.outTradeNo);
    },
  };
}

async function expected(tx: Database, outTradeNo: string): Promise<Expected | undefined> {
  const [row] = await tx
    .select({ merchant: payments.merchant, amountFen: payments.amountFen })
    .from(payments)
    .where(eq(payments.outTradeNo, outTradeNo));
  return row;
}

interface Settled {
  order: OrderRow;
  site: RaceSite | undefined;
}

async function settlePayment(
  tx: Database,
  tools: SignupTools,
  { order, site }: Settled,
  event: PaymentEvent,
): Promise<void> {
  const { outTradeNo, transactionId, paidAt } = event;
  const { orderId } = order;
  const [payment] = await tx
    .update(payments)
    .set({ state: "paid", transactionId, paidAt: new Date(paidAt) })
    .where(and(eq(payments.outTradeNo, outTradeNo), ne(payments.state, "paid")))
    .returning();
  // A provider has one transaction for a payment; another one would be money that nothing here explains.
  if (!payment) throw new Error(`Payment ${outTradeNo} has a transaction already.`);
  const isFirst = order.paidBy === null;
  const isHeld = order.state === "pending_payment" && (await confirmEntries(tx, orderId, "paid"));
  const isPlaced =
    isHeld || (isFirst && order.state !== "pending_payment" && (await placeAgain(tx, tools, order, site)));
  const finding = isPlaced ? "places" : "no-places";
  const edge = await applyEvent(tx, order, { event: "pay", finding, actor: "provider", about: outTradeNo });
  if (!edge) throw new Error(`Order ${orderId} cannot be paid in the state ${order.state}.`);
  if (isFirst) await tx.execute(sql`update orders set paid_by = ${outTradeNo} where order_id = ${orderId}`);
  await thenPay(tx, tools, { order, site, payment, isFirst, effect: edge.effect });
}

interface Paid extends Settled {
  payment: PaymentRow;
  isFirst: boolean;
  effect: "confirm" | "release" | "pay-back" | undefined;
}

async function thenPay(
  tx: Database,
  tools: SignupTools,
  { order, site, payment, isFirst, effect }: Paid,
): Promise<void> {
  const { outTradeNo, amountFen } = payment;
  if (effect === "pay-back") {
    if (isFirst) countMetric("startline_late_payments_total", { outcome: "refunded" });
    else countMetric("startline_second_payments_total");
    await payBack(tx, order, { outTradeNo, amountFen, reason: isFirst ? "late" : "second-payment" });
    const what = isFirst ? "late" : "twice";
    await notifyPayer(tx, tools, order, { what, site, amountFen, about: outTradeNo });
    // An order that expires or is cancelled gave it back then.
    if (order.state === "pending_payment") await releaseCoupons(tx, order);
    return;
  }
  const what = order.state === "pending_payment" ? "paid" : "placed";
  if (what === "placed") countMetric("startline_late_payments_total", { outcome: "placed" });
  await notifyPayer(tx, tools, order, { what, site });
}

async function settleRefund(
  tx: Database,
  tools: SignupTools,
  { order, site }: Settled,
  event: RefundEvent,
): Promise<void> {
  const { refundNo, state, outTradeNo, amountFen, doneAt, billedAt } = event;
  const isThis = and(eq(refunds.refundNo, refundNo), eq(refunds.outTradeNo, outTradeNo));
  const [refund] = await tx.select().from(refunds).where(isThis);
  const alarm = countAlarms(tools.warn);
  if (!refund || refund.amountFen !== amountFen)
    return alarm(
      `Payment alarm: refund ${refundNo} of ${outTradeNo} was not requested here: make it good in the books by hand.`,
    );
  // One that failed can be carried out after all, at the provider's own screens.
  if (refund.state === "refunded" || refund.state === state) return;
  if (refund.state === "failed" && (await goneOf(tx, outTradeNo)) + amountFen > order.amountFen)
    return alarm(
      `Payment alarm: refund ${refundNo} of ${outTradeNo} had failed, was requested again and is carried out twice: make it good in the books by hand.`,
    );
  await tx
    .update(refunds)
    .set({
      ...{ state, doneAt: doneAt === undefined ? sql`now()` : new Date(doneAt) },
      ...(billedAt !== undefined && { billedAt: new Date(billedAt) }),
    })
    .where(isThis);
  countMetric("startline_refunds_total", { state });
  if (state === "failed") alarm(`Payment alarm: the provider could not carry out refund ${refundNo} of ${outTradeNo}.`);
  const about = refundNo;
  // That of a second payment changes nothing of the order.
  if (outTradeNo !== order.paidBy) return;
  if (state === "failed")
    return void (await applyEvent(tx, order, { event: "refund-failed", actor: "provider", about }));
  const isAll = (await backOf(tx, outTradeNo)) === order.amountFen;
  const finding = isAll ? "all" : "part";
  await applyEvent(tx, order, { event: "refunded", finding, actor: "provider", about });
  await notifyPayer(tx, tools, order, { what: "refunded", site, amountFen, about: refundNo });
}

async function backOf(tx: Database, outTradeNo: string): Promise<number> {
  const rows = await tx
    .select({ amountFen: refunds.amountFen })
    .from(refunds)
    .where(and(eq(refunds.outTradeNo, outTradeNo), eq(refunds.state, "refunded")));
  return rows.reduce((sum, { amountFen }) => sum + amountFen, 0);
}

async function siteOf(tools: SignupTools, outTradeNo: string): Promise<RaceSite | undefined> {
  const [row] = await tools.db
    .select({ domainName: submissions.domainName, raceId: submissions.raceId })
    .from(payments)
    .innerJoin(submissions, eq(submissions.submissionId, payments.orderId))
    .where(eq(payments.outTradeNo, outTradeNo));
  return row && findSiteOf(tools, row);
}
