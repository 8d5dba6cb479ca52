import { and, eq, ne } from "drizzle-orm";
import type { refundReasons } from "#contract/orders.ts";
import { newCode } from "../../base/code.ts";
import type { Database } from "../../base/db/open.ts";
import { refunds } from "../../base/db/orderSchema.ts";
import { countMetric } from "../../base/metrics.ts";
import { applyEvent, lockOrder, type OrderRow } from "./apply.ts";

/** A refund that somebody requests of what an order's payment paid. */
export interface RefundRequest {
  orderId: string;
  /** Whole fen, at least 1. */
  amountFen: number;
  reason: (typeof refundReasons)[number];
  note?: string | undefined;
  /** Makes a repeated request the same refund: a double click pays back once. */
  key: string;
  requestedBy: string;
  approvedBy?: string | undefined;
}

/** A refund that is requested: `isNew` unless an earlier request of its key made it. */
export interface Requested {
  refundNo: string;
  isNew: boolean;
  isAll: boolean;
}

/** Why nothing is paid back. */
export type NoRefund = "refund/not-found" | "refund/not-paid" | "refund/too-much";

/**
 * Requests a refund of an order in the caller's transaction; a server sends it to the provider
 * after the commit. Locks the order, so that of two requests the second sees the first.
 */
export async function requestRefund(tx: Database, request: RefundRequest): Promise<Requested | NoRefund> {
  const { orderId, amountFen, key } = request;
  const order = await lockOrder(tx, orderId);
  if (!order) return "refund/not-found";
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.key, key)));
  if (refund) return { refundNo: refund.refundNo, isNew: false, isAll: order.state === "refund_due" };
  const { paidBy } = order;
  const leftFen = await refundableFen(tx, order);
  if (paidBy === null || leftFen === undefined) return "refund/not-paid";
  if (!Number.isSafeInteger(amountFen) || amountFen < 1 || amountFen > leftFen) return "refund/too-much";
  const isAll = amountFen === leftFen;
  const refundNo = await addRefund(tx, { ...request, outTradeNo: paidBy });
  const finding = isAll ? "all" : "part";
  await applyEvent(tx, order, { event: "refund", finding, actor: request.requestedBy, about: refundNo });
  return { refundNo, isNew: true, isAll };
}

/**
 * Returns how much of an order can be paid back, in fen; undefined if nothing was paid, or all of
 * it is back or on its way. What a provider could not pay back can be requested again.
 */
export async function refundableFen(
  db: Database,
  { state, paidBy, amountFen }: Pick<OrderRow, "state" | "paidBy" | "amountFen">,
): Promise<number | undefined> {
  if (paidBy === null || !["paid", "part_refunded", "refund_due"].includes(state)) return undefined;
  const leftFen = amountFen - (await sumRefunded(db, paidBy));
  return state === "refund_due" && leftFen === 0 ? undefined : leftFen;
}

/** Requests that a whole payment is paid back: money that came late, or twice. */
export async function payBack(
  tx: Database,
  { orderId }: Pick<OrderRow, "orderId">,
  { outTradeNo, amountFen, reason }: { outTradeNo: string; amountFen: number; reason: "late" | "second-payment" },
): Promise<void> {
  await addRefund(tx, {
    orderId,
    amountFen,
    reason,
    key: `${reason}/${outTradeNo}`,
    requestedBy: "program",
    outTradeNo,
  });
}

/**
 * Returns the refunds of an order that failed and can be sent again: those of a second payment,
 * which is paid back as a whole. What failed of the first payment is a part of `refundableFen`.
 */
export async function retriableRefunds(
  db: Database,
  { orderId, paidBy }: Pick<OrderRow, "orderId" | "paidBy">,
): Promise<(typeof refunds.$inferSelect)[]> {
  const rows = await db.select().from(refunds).where(eq(refunds.orderId, orderId));
  const standing = new Set(rows.flatMap(({ outTradeNo, state }) => (state === "failed" ? [] : [outTradeNo])));
  const keys = new Set(rows.map(({ key }) => key));
  return rows.filter(
    ({ refundNo, outTradeNo }) => outTradeNo !== paidBy && !standing.has(outTradeNo) && !keys.has(retryKey(refundNo)),
  );
}

/**
 * Sends a refund again that its provider could not carry out, as a new one, in the caller's
 * transaction, which has locked the order. A repeated call returns the same one; undefined if the
 * refund cannot be sent again.
 */
export async function retryRefund(
  tx: Database,
  order: OrderRow,
  { refundNo, actor }: { refundNo: string; actor: string },
): Promise<{ refundNo: string; amountFen: number; isNew: boolean } | undefined> {
  const { orderId } = order;
  const key = retryKey(refundNo);
  const isKnown = and(eq(refunds.orderId, orderId), eq(refunds.key, key));
  const [refund] = await tx.select().from(refunds).where(isKnown);
  if (refund) return { ...refund, isNew: false };
  const failed = (await retriableRefunds(tx, order)).find((refund) => refund.refundNo === refundNo);
  if (!failed) return undefined;
  const { outTradeNo, amountFen, reason } = failed;
  const again = await addRefund(tx, { orderId, outTradeNo, amountFen, reason, key, requestedBy: actor });
  return { refundNo: again, amountFen, isNew: true };
}

const retryKey = (refundNo: string) => `retry/${refundNo}`;

async function addRefund(tx: Database, request: RefundRequest & { outTradeNo: string }): Promise<string> {
  const { orderId, outTradeNo, amountFen, reason, note, key, requestedBy, approvedBy } = request;
  const refundNo = `${newCode()}${newCode()}`;
  countMetric("startline_refunds_total", { state: "requested" });
  await tx.insert(refunds).values({
    refundNo,
    orderId,
    outTradeNo,
    amountFen,
    reason,
    key,
    requestedBy,
    note: note ?? null,
    approvedBy: approvedBy ?? null,
  });
  return refundNo;
}

/** Returns how much of a payment is back or on its way, in fen. */
export async function sumRefunded(db: Database, outTradeNo: string): Promise<number> {
  const rows = await db
    .select({ amountFen: refunds.amountFen })
    .from(refunds)
    .where(and(eq(refunds.outTradeNo, outTradeNo), ne(refunds.state, "failed")));
  return rows.reduce((sum, { amountFen }) => sum + amountFen, 0);
}
