import type { Order } from "#contract/orders.ts";

/**
 * What a runner reads of an order. `due` waits for the provider's answer after its time;
 * `latePlaced` and `lateRefunded` were paid after it had ended.
 */
export type OrderView =
  | "pending"
  | "due"
  | "paid"
  | "latePlaced"
  | "expired"
  | "lateRefunded"
  | "cancelled"
  | "refundDue"
  | "refunded";

/** Returns what a runner reads of an order; `leftMs` is how long it can still be paid. */
export function buildView({ state, late }: Pick<Order, "state" | "late">, leftMs: number): OrderView {
  switch (state) {
    case "pending_payment":
      return leftMs > 0 ? "pending" : "due";
    case "paid":
    case "part_refunded":
      return late === "placed" ? "latePlaced" : "paid";
    case "refund_due":
      return late === "refunded" ? "lateRefunded" : "refundDue";
    case "refunded":
      return late === "refunded" ? "lateRefunded" : "refunded";
    case "expired":
    case "cancelled":
      return late === "refunded" ? "lateRefunded" : state;
  }
}

// Milliseconds after its end in which money that was under way may still come.
const lateFor = 10 * 60_000;

/** Returns whether an order may change by itself while its page is open. */
export function isLive({
  state,
  refunds,
  stateAt,
  now,
}: Pick<Order, "state" | "refunds" | "stateAt" | "now">): boolean {
  if ((state === "expired" || state === "cancelled") && now - stateAt < lateFor) return true;
  const isRefunding = refunds.some((refund) => refund.state === "requested" || refund.state === "refunding");
  return state === "pending_payment" || state === "refund_due" || isRefunding;
}

// Milliseconds between two looks at an order.
const shortest = 2000;
const longest = 30_000;

/**
 * Returns how long to wait for the next look at an order: short while a payment is under way, then
 * longer with each look, and after failures.
 */
export function waitBefore(look: number): number {
  return Math.min(longest, shortest * 1.35 ** Math.max(0, look - 5));
}

/** A way to pay as the contract names it. */
type Way = Order["ways"][number];

/**
 * Returns the way of each merchant that fits the device, in the order of the merchants. Payment
 * inside of WeChat needs the runner's openid, which this site does not have: they scan a code, or
 * pay in another browser.
 */
export function waysFor(ways: readonly Way[], isPhone: boolean): Way[] {
  const order = isPhone ? ["phone", "page", "qr"] : ["qr", "page", "phone"];
  const usable = ways.filter(({ way }) => order.includes(way));
  const best = (merchant: string) => {
    const merchantWays = usable.filter((way) => way.merchant === merchant);
    return merchantWays.sort((a, b) => order.indexOf(a.way) - order.indexOf(b.way))[0] ?? [];
  };
  return [...new Set(usable.map(({ merchant }) => merchant))].flatMap(best);
}

/** From how many minutes on the time that is left is announced, and at which. */
const announced = [10, 5, 2, 1];

/**
 * Returns the minutes that a listener hears; undefined while there is more time. It changes only at
 * a few moments, so that a countdown does not talk.
 */
export function getAnnouncedMinutes(leftMs: number): number | undefined {
  const minutes = Math.ceil(leftMs / 60_000);
  return leftMs > 0 ? announced.filter((limit) => minutes <= limit).at(-1) : undefined;
}

/**
 * Returns minutes in the largest unit in which they are a whole number: 1440 are 24 hours, 2880 are
 * 2 days.
 */
export function timeToPay(minutes: number): { unit: "days" | "hours" | "minutes"; count: number } {
  if (minutes % 1440 === 0 && minutes > 1440) return { unit: "days", count: minutes / 1440 };
  return minutes % 60 === 0 ? { unit: "hours", count: minutes / 60 } : { unit: "minutes", count: minutes };
}
