import type { Translate } from "#blocks/kit/site/texts.ts";
import type { Entry } from "#contract/entries.ts";
import type { Order } from "#contract/orders.ts";
import type { SubmissionHead } from "#contract/signup.ts";
import { auditStatus as statuses } from "#core/auditStatus.ts";
import type { messages } from "#locales/generated/signup.ts";
import type { TextsOf } from "#locales/messages.ts";

/**
 * Returns the state of a sign-up or application in the specification's words; that of its order, if
 * it has one, is newer than its entries'.
 */
export function findState(
  t: Translate<TextsOf<typeof messages>>,
  { use, auditStatus, withdrawnAt, entries }: SubmissionHead,
  order?: Pick<Order, "state" | "late">,
): string {
  // Money that came too late goes back by itself: nobody reviews it.
  const isLate = order?.state === "refund_due" && order.late === "refunded";
  const ofOrder = isLate ? "entryCancelled" : order && orderTexts[order.state];
  if (ofOrder && (withdrawnAt === null || ofOrder !== "orderPending")) return t(ofOrder);
  const isMoved = entries[0]?.state === "transferred" || entries[0]?.state === "deferred";
  if (withdrawnAt !== null && !isMoved) return t(use === "sign-up" ? "stateWithdrawn" : "stateApplicationWithdrawn");
  // All people of a sign-up have one state, until the organiser changes that of one of them.
  const [entry] = entries;
  if (entry?.state === "reserved" && order) return t("entryConfirmed");
  if (entry) return t(entryTexts[entry.state], { place: entry.place ?? 0 });
  if (use === "sign-up") return t("submitted");
  return t(
    auditStatus === statuses.approved ? "approved" : auditStatus === statuses.rejected ? "rejected" : "awaiting",
  );
}

/** Returns when and why a sign-up or application ended; `at` is the moment in words. */
export function describeEnd(
  t: Translate<TextsOf<typeof messages>>,
  because: SubmissionHead["endedBecause"],
  at: string,
): string {
  if (because === "expired") return t("payMissed", { at });
  if (because === "withdraw" || because === "cancelled") return t("withdrawnLine", { at });
  const cause = because === "refunded" ? "organiser" : because === "race-cancelled" ? "cancelled" : because;
  return t("endedLine", { because: cause ?? "other", at });
}

/** Returns whether its people have places, which are paid for if something was to pay. */
export function isConfirmed({ entries }: Pick<SubmissionHead, "entries">, order?: Pick<Order, "state">): boolean {
  if (order && !isPaid(order)) return false;
  // A payment that has just come is newer than the entries.
  return entries.some(({ state }) => state === "confirmed" || state === "won" || (order && state === "reserved"));
}

/** Returns whether its people wait for a place that they may never get. */
export function isWaiting({ entries }: Pick<SubmissionHead, "entries">): boolean {
  return entries.some(({ state }) => state === "waitlisted" || state === "pool");
}

/** Returns whether an order is over without a place. */
export function isEnded({ state }: Pick<Order, "state">): boolean {
  return state !== "pending_payment" && !isPaid({ state });
}

function isPaid({ state }: Pick<Order, "state">): boolean {
  return state === "paid" || state === "part_refunded";
}

// Those of a paid order are its entries'.
const orderTexts = {
  pending_payment: "orderPending",
  paid: undefined,
  part_refunded: undefined,
  expired: "entryCancelled",
  cancelled: "entryCancelled",
  refund_due: "orderRefundDue",
  refunded: "orderRefunded",
} as const satisfies Record<Order["state"], string | undefined>;

const entryTexts = {
  pool: "entryPool",
  reserved: "entryReserved",
  won: "entryWon",
  offered: "entryOffered",
  waitlisted: "entryWaitlisted",
  confirmed: "entryConfirmed",
  lost: "entryLost",
  forfeited: "entryCancelled",
  expired: "entryCancelled",
  offer_expired: "entryCancelled",
  declined: "entryCancelled",
  withdrawn: "entryCancelled",
  disqualified: "entryDisqualified",
  transferred: "entryTransferred",
  deferred: "entryDeferred",
} as const satisfies Record<Entry["state"], string>;
