import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { orders, payments } from "../../base/db/orderSchema.ts";
import { applyEvent, lockOrder, type OrderRow } from "../../money/orders/apply.ts";
import { type Closed, closePayments } from "../../money/orders/closePayments.ts";
import { releaseCoupons } from "../../money/orders/coupons.ts";
import { notifyPayer } from "../../money/orders/notify.ts";
import { findMailingOf } from "../../money/orders/notifyMailing.ts";
import { findOrderSite, payerSubmission } from "../../money/orders/payer.ts";
import { lockTeamPaidBy } from "../../money/orders/teamOrders.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { lockPackOf } from "../mailing/change.ts";
import { endUnpaidMailing } from "../mailing/settle.ts";
import { offerFreedPlaces } from "../places/upkeep.ts";
import { dissolveTeam } from "./dissolveTeam.ts";
import { leave } from "./leave.ts";
import { lockTeamOf } from "./leaveTeam.ts";

/** How an unpaid order ends: its time is over, or its owner cancels it. */
export interface Ending {
  event: "expire" | "cancel";
  actor: string;
}

/**
 * What became of an order that was to end. `paid`: it was paid meanwhile, and the inbox settles it.
 * `unknown`: a provider does not answer, so nothing is decided. `other`: it is in another state, or
 * its time is not over.
 */
export type EndedOrder = "ended" | Exclude<Closed, "closed"> | "other";

const mostRounds = 3;

/**
 * Ends an unpaid order: asks the providers of its payments first, so that no money is on its way;
 * then gives back its places, options and coupon, in one transaction, and what came free to those
 * who wait. A team that it was to pay for is dissolved.
 */
export async function endUnpaid(tools: SignupTools, orderId: string, ending: Ending): Promise<EndedOrder> {
  const [order] = await tools.db.select().from(orders).where(eq(orders.orderId, orderId));
  // Nobody's payment is closed before its time.
  if (order?.state !== "pending_payment") return "other";
  if (ending.event === "expire" && !(await isOver(tools.db, orderId))) return "other";
  const site = await findOrderSite(tools, order);
  for (let round = 0; round < mostRounds; round++) {
    const closed = await closePayments(tools, orderId);
    if (closed !== "closed") return closed;
    const outcome = await tools.db.transaction((tx) => endNow(tx as Database, tools, { order, ending, site }));
    if (outcome === "ended") await offerFreedPlaces(tools, order.raceId, site);
    // A payment was begun between the two: the provider is asked again.
    if (outcome !== "begun") return outcome;
  }
  return "unknown";
}

interface Ended {
  order: OrderRow;
  ending: Ending;
  site: RaceSite | undefined;
}

async function endNow(
  tx: Database,
  tools: SignupTools,
  { order: { orderId, raceId }, ending, site }: Ended,
): Promise<"ended" | "begun" | "other"> {
  const team = await lockTeamPaidBy(tx, orderId);
  if (!team) await lockTeamOf(tx, orderId);
  await lockPackOf(tx, orderId);
  const order = await lockOrder(tx, orderId);
  if (order?.state !== "pending_payment") return "other";
  if (ending.event === "expire" && !(await isOver(tx, orderId))) return "other";
  const isOpen = and(eq(payments.orderId, orderId), eq(payments.state, "open"));
  if ((await tx.select({ id: payments.outTradeNo }).from(payments).where(isOpen).limit(1)).length > 0) return "begun";
  const edge = await applyEvent(tx, order, { event: ending.event, actor: ending.actor });
  if (edge?.effect !== "release") return "other";
  const { actor } = ending;
  const mailing = await findMailingOf(tx, orderId);
  if (mailing) {
    const hasEnded = await endUnpaidMailing(tx, mailing.mailingId, actor);
    if (hasEnded && ending.event === "expire") await notifyPayer(tx, tools, order, { what: "expired", site });
    return "ended";
  }
  const submission = await payerSubmission(tx, order);
  if (submission) {
    const { submissionId } = submission;
    const reason = ending.event === "expire" ? "expired" : "cancelled";
    const departure = await leave(tx, tools, [submissionId], {
      reason,
      actor,
      site,
      dissolvesTeam: team !== undefined,
    });
    // If it had ended before, with its team, its owner knows why.
    const hasEnded = departure !== "unpaid" && departure.endedAt.has(submissionId);
    if (hasEnded && reason === "expired") await notifyPayer(tx, tools, order, { what: "expired", site });
  }
  if (team && !team.dissolvedAt) await dissolveTeam(tx, tools, team, { because: "unpaid", actor, site });
  await releaseCoupons(tx, { raceId, orderId });
  return "ended";
}

async function isOver(tx: Database, orderId: string): Promise<boolean> {
  const isOver = sql<boolean>`${orders.expiresAt} <= now()`;
  const [row] = await tx.select({ isOver }).from(orders).where(eq(orders.orderId, orderId));
  return row?.isOver === true;
}
