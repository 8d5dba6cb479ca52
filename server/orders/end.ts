import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../base/db/open.ts";
import { orders, payments } from "../base/db/orderSchema.ts";
import { submissions } from "../base/db/signupSchema.ts";
import { promoteSite } from "../entries/upkeep.ts";
import { releaseCoupons } from "../payments/coupons.ts";
import { freeOptions } from "../signups/options/free.ts";
import { endSubmission } from "../signups/own/endSubmission.ts";
import { notifyEnded } from "../signups/own/notifyEnded.ts";
import { findSiteOf } from "../signups/race/raceSite.ts";
import { sendersOf } from "../signups/race/senders.ts";
import { leaveTeam, lockTeamOf } from "../signups/teams/leave.ts";
import type { SignupTools } from "../signups/tools.ts";
import { applyEvent, lockOrder, type OrderRow } from "./apply.ts";
import { type Closed, closePayments } from "./closePayments.ts";
import { notifyPayer } from "./notify.ts";

/** How an unpaid order ends: its time is over, or its owner cancels it. */
export interface Ending {
  event: "expire" | "cancel";
  actor: string;
}

/**
 * What became of an order that was to end. `paid`: it was paid meanwhile, and the inbox settles it. `unknown`: a provider does not answer, so nothing is decided. `other`: it is in
 * another state, or its time is not over.
 */
export type EndedOrder = "ended" | Exclude<Closed, "closed"> | "other";

const mostRounds = 3;

/**
 * Ends an unpaid order: asks the providers of its payments first, so that no money is on its way; then gives back its places, options and coupon, in one transaction, and
 * what came free to those who wait.
 */
export async function endUnpaid(tools: SignupTools, orderId: string, ending: Ending): Promise<EndedOrder> {
  const [row] = await tools.db
    .select({ order: orders, submission: submissions })
    .from(orders)
    .leftJoin(submissions, eq(submissions.submissionId, orders.submissionId))
    .where(eq(orders.orderId, orderId));
  // Nobody's payment is closed before its time.
  if (row?.order.state !== "pending_payment") return "other";
  if (ending.event === "expire" && !(await isOver(tools.db, orderId))) return "other";
  const site = row.submission ? await findSiteOf(tools, row.submission) : undefined;
  for (let round = 0; round < mostRounds; round++) {
    const closed = await closePayments(tools, orderId);
    if (closed !== "closed") return closed;
    const ended = await tools.db.transaction((tx) => endNow(tx as Database, tools, { ...row, ending, site }));
    if (ended === "ended") await promoteSite(tools, row.order.raceId, site).catch(({ message }) => tools.warn(message));
    // A payment was begun between the two: the provider is asked again.
    if (ended !== "begun") return ended;
  }
  return "unknown";
}

interface Ended {
  order: OrderRow;
  submission: typeof submissions.$inferSelect | null;
  ending: Ending;
  site: Awaited<ReturnType<typeof findSiteOf>>;
}

async function endNow(
  tx: Database,
  tools: SignupTools,
  { order: { orderId, raceId }, submission, ending, site }: Ended,
): Promise<"ended" | "begun" | "other"> {
  if (submission) await lockTeamOf(tx, submission.submissionId);
  const order = await lockOrder(tx, orderId);
  if (order?.state !== "pending_payment") return "other";
  if (ending.event === "expire" && !(await isOver(tx, orderId))) return "other";
  const isOpen = and(eq(payments.orderId, orderId), eq(payments.state, "open"));
  if ((await tx.select({ id: payments.outTradeNo }).from(payments).where(isOpen).limit(1)).length > 0) return "begun";
  const edge = await applyEvent(tx, order, { event: ending.event, actor: ending.actor });
  if (edge?.effect !== "release") return "other";
  if (submission) {
    const { submissionId, accountId } = submission;
    const action = ending.event === "expire" ? "expired" : "cancelled";
    await leaveTeam(tx, submissionId, accountId ?? "", { passesOn: true });
    const after = ending.event === "expire" ? "expired" : "withdrawn";
    const ended = await endSubmission(tx, submission, { actor: ending.actor, action, after });
    await freeOptions(tx, tools, [submissionId], sendersOf(site));
    // If it had ended before, with its team, its owner knows why.
    if (ended && ending.event === "expire") await notifyPayer(tx, tools, order, { what: "expired", site });
    if (ended && ending.event === "cancel")
      await notifyEnded(tx, tools, submission, { event: "cancelled", refundFen: 0, site });
  }
  await releaseCoupons(tx, { raceId, orderId });
  return "ended";
}

async function isOver(tx: Database, orderId: string): Promise<boolean> {
  const isOver = sql<boolean>`${orders.expiresAt} <= now()`;
  const [row] = await tx.select({ isOver }).from(orders).where(eq(orders.orderId, orderId));
  return row?.isOver === true;
}
