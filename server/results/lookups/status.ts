import type { RegistrationStatus } from "#contract/lookUps.ts";
import type { orderStates } from "#contract/orders.ts";
import { auditStatus } from "#core/auditStatus.ts";
import type { EntryState } from "../../base/db/entryStates.ts";

type OrderState = (typeof orderStates)[number];

/** What decides how a registration is named. */
export interface StatusFacts {
  /** Null for an application without an entry. */
  state: EntryState | null;
  auditStatus: number | null;
  isEnded: boolean;
  isDrawn: boolean;
  orderState: OrderState | null;
  /** Whether a refund waits for a second organiser. */
  isRefundRequested: boolean;
}

const refunds: Partial<Record<OrderState, RegistrationStatus>> = { refund_due: "refunding", refunded: "refunded" };

const byState: Record<Exclude<EntryState, "confirmed">, RegistrationStatus> = {
  pool: "submitted",
  reserved: "unpaid",
  won: "drawn_unpaid",
  offered: "offered",
  waitlisted: "waiting",
  lost: "not_drawn",
  forfeited: "cancelled",
  expired: "cancelled",
  offer_expired: "cancelled",
  declined: "cancelled",
  withdrawn: "cancelled",
  disqualified: "disqualified",
  transferred: "transferred",
  deferred: "deferred",
};

/** Names what became of a registration. What happens to the money comes before how it ended. */
export function nameStatus(facts: StatusFacts): RegistrationStatus {
  const { state, isEnded, isDrawn, orderState, isRefundRequested } = facts;
  const refund = orderState === null ? undefined : refunds[orderState];
  if (isRefundRequested) return "refund_review";
  if (refund) return refund;
  if (state === "confirmed") return isDrawn ? "drawn" : "registered";
  if (state !== null) return byState[state];
  if (isEnded) return "cancelled";
  return facts.auditStatus === auditStatus.rejected ? "rejected" : "in_review";
}
