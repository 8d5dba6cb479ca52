import type { orderEvents, orderStates } from "#contract/orders.ts";

export type OrderState = (typeof orderStates)[number];
export type OrderEvent = (typeof orderEvents)[number];

/** What an event finds, if that decides where it leads. */
export type Finding =
  /**
   * The entries have their places: they are reserved, or were taken again for money that came late.
   */
  | "places"
  /** The entries were ended, and no places are left for all of them. */
  | "no-places"
  /** All of the payment is or goes back, or a part of it. */
  | "all"
  | "part";

/** What else an event does, in the transaction that changes the state. */
export type Effect =
  /** The entries are confirmed. */
  | "confirm"
  /** The entries end and their places, options and coupon come back. */
  | "release"
  /** The payment that came is paid back as a whole. */
  | "pay-back";

/**
 * One edge of the state machine: an event that comes in a state leads to another, if it finds that.
 */
export interface OrderEdge {
  from: OrderState | null;
  event: OrderEvent;
  finding?: Finding;
  to: OrderState;
  effect?: Effect;
}

/**
 * The state machine of an order. What is not here cannot happen: `nextEdge` finds no edge, and
 * nothing changes. A payment of an order that has one is the second: it goes back and changes
 * nothing, as does the end of its refund.
 */
export const orderEdges: readonly OrderEdge[] = [
  { from: null, event: "place", to: "pending_payment" },
  { from: "pending_payment", event: "pay", finding: "places", to: "paid", effect: "confirm" },
  { from: "pending_payment", event: "pay", finding: "no-places", to: "refund_due", effect: "pay-back" },
  { from: "pending_payment", event: "expire", to: "expired", effect: "release" },
  { from: "pending_payment", event: "cancel", to: "cancelled", effect: "release" },
  { from: "expired", event: "pay", finding: "places", to: "paid", effect: "confirm" },
  { from: "expired", event: "pay", finding: "no-places", to: "refund_due", effect: "pay-back" },
  { from: "cancelled", event: "pay", finding: "places", to: "paid", effect: "confirm" },
  { from: "cancelled", event: "pay", finding: "no-places", to: "refund_due", effect: "pay-back" },
  { from: "paid", event: "pay", to: "paid", effect: "pay-back" },
  { from: "part_refunded", event: "pay", to: "part_refunded", effect: "pay-back" },
  { from: "refund_due", event: "pay", to: "refund_due", effect: "pay-back" },
  { from: "refunded", event: "pay", to: "refunded", effect: "pay-back" },
  { from: "paid", event: "refund", finding: "all", to: "refund_due" },
  { from: "paid", event: "refund", finding: "part", to: "paid" },
  { from: "part_refunded", event: "refund", finding: "all", to: "refund_due" },
  { from: "part_refunded", event: "refund", finding: "part", to: "part_refunded" },
  // Again, because the provider could not carry one out.
  { from: "refund_due", event: "refund", to: "refund_due" },
  { from: "paid", event: "refunded", finding: "part", to: "part_refunded" },
  { from: "part_refunded", event: "refunded", finding: "part", to: "part_refunded" },
  { from: "refund_due", event: "refunded", finding: "part", to: "refund_due" },
  { from: "refund_due", event: "refunded", finding: "all", to: "refunded" },
  { from: "paid", event: "refund-failed", to: "paid" },
  { from: "part_refunded", event: "refund-failed", to: "part_refunded" },
  { from: "refund_due", event: "refund-failed", to: "refund_due" },
];

/** Returns the edge that an event takes; undefined if it cannot happen in that state. */
export function nextEdge(from: OrderState | null, event: OrderEvent, finding?: Finding): OrderEdge | undefined {
  return orderEdges.find(
    (edge) => edge.from === from && edge.event === event && (edge.finding === undefined || edge.finding === finding),
  );
}
