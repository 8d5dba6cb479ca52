import { and, eq, ne, sql } from "drizzle-orm";
import { newCode } from "../../base/code.ts";
import type { Database } from "../../base/db/open.ts";
import { payments, refunds } from "../../base/db/orderSchema.ts";
import { countMetric } from "../../base/metrics.ts";
import { applyEvent, lockOrder, type OrderRow } from "../../money/orders/apply.ts";
import { markClosed } from "../../money/orders/closePayments.ts";
import { releaseCoupons } from "../../money/orders/coupons.ts";
import { notifyPayer } from "../../money/orders/notify.ts";
import { findMailingOf } from "../../money/orders/notifyMailing.ts";
import { findOrderSite } from "../../money/orders/payer.ts";
import { payBack, sumRefunded } from "../../money/orders/refund.ts";
import { lockTeamPaidBy, owesTeam } from "../../money/orders/teamOrders.ts";
import { countAlarms } from "../../money/payments/alarms.ts";
import type { Expected, OrderBook } from "../../money/payments/processor.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import type { PayEvent, RefundFailure } from "../../money/providers/provider.ts";
import { isCancelled } from "../../race/cancelled.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { lockPackOf } from "../mailing/change.ts";
import { payMailing } from "../mailing/settle.ts";
import { confirmEntries } from "../places/confirm.ts";
import { lockFormerTeam } from "../teams/rejoin.ts";
import { placeAgain } from "./placeAgain.ts";

type PaymentEvent = Extract<PayEvent, { what: "payment" }>;
type RefundEvent = Extract<PayEvent, { what: "refund" }>;
type PaymentRow = typeof payments.$inferSelect;

/** The orders, as the inbox of payments settles them. */
export function orderBook(tools: SignupTools): OrderBook<RaceSite | undefined> {
  return {
    prepare: (outTradeNo) => findSite(tools, outTradeNo),
    expected: readExpected,
    settle: async (tx, event, _merchant, site) => {
      const [payment] = await tx.select().from(payments).where(eq(payments.outTradeNo, event.outTradeNo));
      if (payment && event.what === "payment") await lockFormerTeam(tx, payment.orderId);
      if (payment && event.what === "payment") await lockTeamPaidBy(tx, payment.orderId);
      if (payment && event.what === "payment") await lockPackOf(tx, payment.orderId);
      // The order first, as everywhere; what is known of the payment is read again under its lock.
      const order = payment && (await lockOrder(tx, payment.orderId));
      if (!order) throw new Error("A payment of an unknown order was to be settled.");
      if (event.what === "payment") return settlePayment(tx, tools, { order, site }, event);
      if (event.what === "refund") return settleRefund(tx, tools, { order, site }, event);
      return markClosed(tx, event.outTradeNo);
    },
  };
}

async function readExpected(tx: Database, outTradeNo: string): Promise<Expected | undefined> {
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
  const fields = { state: "paid", transactionId, paidAt: new Date(paidAt) } as const;
  const [first] = await tx
    .update(payments)
    .set(fields)
    .where(and(eq(payments.outTradeNo, outTradeNo), ne(payments.state, "paid")))
    .returning();
  const payment = first ?? (await addSecond(tx, outTradeNo, fields));
  const isFirst = order.paidBy === null;
  const isOff = await isCancelled(tx, order.raceId);
  const mailing = await findMailingOf(tx, orderId);
  const isHeld = order.state === "pending_payment" && !isOff && (await confirm(tx, orderId, mailing?.mailingId));
  const isLate = isFirst && order.state !== "pending_payment" && !isOff && !mailing;
  const isPlaced = isHeld || (isLate && (await placeAgain(tx, tools, order, site)));
  const finding = isPlaced ? "places" : "no-places";
  const edge = await applyEvent(tx, order, { event: "pay", finding, actor: "provider", about: payment.outTradeNo });
  if (!edge) throw new Error(`Order ${orderId} cannot be paid in the state ${order.state}.`);
  if (isFirst) await tx.execute(sql`update orders set paid_by = ${outTradeNo} where order_id = ${orderId}`);
  await thenPay(tx, tools, { order, site, payment, isFirst, effect: edge.effect });
}

// What the order pays for: the mailing of a pack, or places.
async function confirm(tx: Database, orderId: string, mailingId: string | undefined): Promise<boolean> {
  return mailingId === undefined ? confirmEntries(tx, orderId, "paid") : payMailing(tx, mailingId);
}

// A provider has one transaction for a payment. What it signs beyond that is money, too: it goes
// back as a second payment does.
async function addSecond(
  tx: Database,
  outTradeNo: string,
  fields: Pick<typeof payments.$inferInsert, "state" | "transactionId" | "paidAt">,
): Promise<PaymentRow> {
  const [payment] = await tx.select().from(payments).where(eq(payments.outTradeNo, outTradeNo));
  if (!payment) throw new Error("A second transaction of an unknown payment was to be settled.");
  const { orderId, merchant, way, amountFen } = payment;
  const identity = { outTradeNo: `${newCode()}${newCode()}`, secondOf: outTradeNo };
  const [second] = await tx
    .insert(payments)
    .values({ ...identity, orderId, merchant, way, amountFen, ...fields })
    .returning();
  if (!second) throw new Error("A second transaction was not stored.");
  return second;
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
    const reason = isFirst ? "late" : "twice";
    await notifyPayer(tx, tools, order, { what: reason, site, amountFen, about: outTradeNo });
    // An order that expires or is cancelled gave it back then.
    if (order.state === "pending_payment") await releaseCoupons(tx, order);
    return;
  }
  const isAwaited = order.state === "pending_payment" && (await owesTeam(tx, order.orderId));
  const orderEvent = isAwaited ? "awaited" : order.state === "pending_payment" ? "paid" : "placed";
  if (orderEvent === "placed") countMetric("startline_late_payments_total", { outcome: "placed" });
  await notifyPayer(tx, tools, order, { what: orderEvent, site });
}

// What an operator does if money could not be paid back.
const toDo: Record<RefundFailure, string> = {
  closed: "It closed the refund: request it again in the entry at /organise.",
  abnormal:
    "The payer's account cannot take it (ABNORMAL): pay it to another account at the provider's screens and wait for its notification, or request it again in the entry at /organise.",
  refused: "It refused it for good: request it again in the entry at /organise, or pay it back in another way.",
};

async function settleRefund(
  tx: Database,
  tools: SignupTools,
  { order, site }: Settled,
  event: RefundEvent,
): Promise<void> {
  const { refundNo, state, why = "refused", amountFen, doneAt, billedAt } = event;
  const isThis = eq(refunds.refundNo, refundNo);
  const [match] = await tx
    .select({ refund: refunds, secondOf: payments.secondOf })
    .from(refunds)
    .innerJoin(payments, eq(payments.outTradeNo, refunds.outTradeNo))
    .where(isThis);
  const isOf = match && [match.refund.outTradeNo, match.secondOf].includes(event.outTradeNo);
  const refund = isOf ? match.refund : undefined;
  const alarm = countAlarms(tools.warn);
  if (!refund || refund.amountFen !== amountFen)
    return alarm(
      `Payment alarm: refund ${refundNo} of ${event.outTradeNo} was not requested here: make it good in the books by hand.`,
    );
  const { outTradeNo } = refund;
  // One that failed can be carried out after all, at the provider's own screens.
  if (refund.state === "refunded" || refund.state === state) return;
  if (refund.state === "failed" && (await sumRefunded(tx, outTradeNo)) + amountFen > order.amountFen)
    return alarm(
      `Payment alarm: refund ${refundNo} of ${outTradeNo} had failed, was requested again and is carried out twice: make it good in the books by hand.`,
    );
  await tx
    .update(refunds)
    .set({
      state,
      doneAt: doneAt === undefined ? sql`now()` : new Date(doneAt),
      ...(billedAt !== undefined && { billedAt: new Date(billedAt) }),
    })
    .where(isThis);
  countMetric("startline_refunds_total", { state });
  if (state === "failed")
    alarm(`Payment alarm: the provider could not carry out refund ${refundNo} of ${outTradeNo}. ${toDo[why]}`);
  const about = refundNo;
  // That of a second payment changes nothing of the order.
  if (outTradeNo !== order.paidBy) return;
  if (state === "failed")
    return void (await applyEvent(tx, order, { event: "refund-failed", actor: "provider", about }));
  const isAll = (await sumPaidBack(tx, outTradeNo)) === order.amountFen;
  const finding = isAll ? "all" : "part";
  await applyEvent(tx, order, { event: "refunded", finding, actor: "provider", about });
  await notifyPayer(tx, tools, order, { what: "refunded", site, amountFen, about: refundNo });
}

async function sumPaidBack(tx: Database, outTradeNo: string): Promise<number> {
  const rows = await tx
    .select({ amountFen: refunds.amountFen })
    .from(refunds)
    .where(and(eq(refunds.outTradeNo, outTradeNo), eq(refunds.state, "refunded")));
  return rows.reduce((sum, { amountFen }) => sum + amountFen, 0);
}

async function findSite(tools: SignupTools, outTradeNo: string): Promise<RaceSite | undefined> {
  const { orderId } = payments;
  const [row] = await tools.db.select({ orderId }).from(payments).where(eq(payments.outTradeNo, outTradeNo));
  return row && findOrderSite(tools, row);
}
