import { eq } from "drizzle-orm";
import { recordAudit } from "../audit/record.ts";
import type { Database } from "../base/db/open.ts";
import { orders } from "../base/db/orderSchema.ts";
import { submissions } from "../base/db/signupSchema.ts";
import { promoteSite } from "../entries/upkeep.ts";
import { endSubmission } from "../signups/endSubmission.ts";
import { freeOptions } from "../signups/options/free.ts";
import { findRaceSite, senderOf } from "../signups/raceSite.ts";
import { leaveTeam, lockTeamOf } from "../signups/teams/leave.ts";
import type { SignupTools } from "../signups/tools.ts";
import { holderOf } from "../signups/transfers/money.ts";
import { type Requested, requestRefund } from "./refund.ts";

/** A refund that an organiser decides. */
export interface OrganiserRefund {
  orderId: string;
  amountFen: number;
  /** What the organiser writes for the records. */
  note: string;
  /** Makes a repeated request the same refund. */
  key: string;
  actor: string;
  approvedBy?: string | undefined;
  /** Whether the entries are withdrawn with it, and their places given to others. */
  withdraw: boolean;
}

/**
 * Pays back a part or all of an order, and withdraws its entries if that is wanted, in one transaction. Returns what became of the request; a repeated one changes nothing.
 */
export async function refundOrder(tools: SignupTools, refund: OrganiserRefund): Promise<Requested> {
  const { orderId, amountFen, note, key, actor, approvedBy, withdraw } = refund;
  const [row] = await tools.db
    .select({ order: orders, submission: submissions })
    .from(orders)
    .leftJoin(submissions, eq(submissions.submissionId, orders.submissionId))
    .where(eq(orders.orderId, orderId));
  if (!row) return { outcome: "unknown" };
  const { submission } = row;
  const site = submission ? await findRaceSite(tools, submission.domainName) : undefined;
  const requested = await tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    if (submission) await lockTeamOf(tx, submission.submissionId);
    const wanted = { orderId, amountFen, note, key, approvedBy, reason: "organiser", requestedBy: actor } as const;
    const outcome = await requestRefund(tx, wanted);
    if (outcome.outcome !== "requested") return outcome;
    const details = { amountFen, refundNo: outcome.refundNo, approvedBy: approvedBy ?? null };
    const { raceId } = row.order;
    await recordAudit(tx, {
      raceId,
      actor,
      action: "refund",
      entity: "order",
      entityId: orderId,
      reason: note,
      details,
    });
    // The place that was paid for may have been passed on.
    const holder = withdraw ? await holderOf(tx, orderId) : undefined;
    const leaving = holder === undefined ? submission : await submissionOf(tx, holder);
    if (!withdraw || !leaving) return outcome;
    await leaveTeam(tx, leaving.submissionId, leaving.accountId ?? "", { passesOn: true });
    const ended = await endSubmission(tx, leaving, { actor, action: "refunded" });
    if (ended) await freeOptions(tx, tools, [leaving.submissionId], site && senderOf(site));
    return outcome;
  });
  if (withdraw && requested.outcome === "requested")
    await promoteSite(tools, row.order.raceId, site).catch(({ message }) => tools.warn(message));
  return requested;
}

async function submissionOf(tx: Database, submissionId: string) {
  const [row] = await tx.select().from(submissions).where(eq(submissions.submissionId, submissionId));
  return row;
}
