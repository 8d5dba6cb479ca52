import type { PayEvent, PaymentStatus, RefundStatus } from "./provider.ts";

/** Returns what a queried payment states; without an event, nothing can be decided yet. */
export function getEvent(outTradeNo: string, status: PaymentStatus): { event: PayEvent } | { unknown: string } {
  const { state, transactionId, amountFen, paidAt = new Date() } = status;
  if (state === "closed") return { event: { what: "closed", outTradeNo } };
  const isPaid = state === "paid" || state === "refunding" || state === "refunded";
  if (!isPaid || transactionId === undefined || amountFen === undefined) return { unknown: state };
  return { event: { what: "payment", outTradeNo, transactionId, amountFen, paidAt: paidAt.toISOString() } };
}

/** Returns what a queried refund states; without an event, it has no end yet. */
export function getRefundEvent(
  ref: { outTradeNo: string; refundNo: string },
  { state, why, refundId = "", amountFen, doneAt, billedAt }: RefundStatus,
): { event: PayEvent } | { unknown: string } {
  if ((state !== "refunded" && state !== "failed") || amountFen === undefined) return { unknown: state };
  const extra = {
    ...(why && { why }),
    ...(doneAt && { doneAt: doneAt.toISOString() }),
    ...(billedAt && { billedAt: billedAt.toISOString() }),
  };
  return { event: { what: "refund", ...ref, refundId, amountFen, state, ...extra } };
}
