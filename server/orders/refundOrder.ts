import { eq } from "drizzle-orm";
import { recordAudit } from "../audit/record.ts";
import type { Database } from "../base/db/open.ts";
import { orders } from "../base/db/orderSchema.ts";
import { submissions } from "../base/db/signupSchema.ts";
import { promoteSite } from "../entries/upkeep.ts";
import { endSubmission } from "../signups/endSubmission.ts";
import { freeOptions } from "../signups/options/free.ts";
import { findRaceSite, type RaceSite, senderOf } from "../signups/raceSite.ts";
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

// What became of the request, and the race in which a place came free.
interface Done {
  outcome: Requested;
  left?: { raceId: string; site: RaceSite | undefined };
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
  const ownSite = submission ? await findRaceSite(tools, submission.domainName) : undefined;
  const sites = [ownSite, await holderSite(tools, orderId)];
  const { outcome: requested, left } = await tools.db.transaction(async (transaction): Promise<Done> => {
    const tx = transaction as Database;
    if (submission) await lockTeamOf(tx, submission.submissionId);
    const wanted = { orderId, amountFen, note, key, approvedBy, reason: "organiser", requestedBy: actor } as const;
    const outcome = await requestRefund(tx, wanted);
    if (outcome.outcome !== "requested") return { outcome };
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
    // The place that was paid for may have been passed on or deferred.
    const holder = withdraw ? await holderOf(tx, orderId) : undefined;
    const leaving = holder === undefined ? submission : await submissionOf(tx, holder);
    if (!withdraw || !leaving) return { outcome };
    const site = sites.find((one) => one?.raceId === leaving.raceId);
    await leaveTeam(tx, leaving.submissionId, leaving.accountId ?? "", { passesOn: true });
    const ended = await endSubmission(tx, leaving, { actor, action: "refunded" });
    if (ended) await freeOptions(tx, tools, [leaving.submissionId], site && senderOf(site));
    return { outcome, left: { raceId: leaving.raceId, site } };
  });
  if (left) await promoteSite(tools, left.raceId, left.site).catch(({ message }) => tools.warn(message));
  return requested;
}

// The place may be in another race, to which it was deferred. Read before the transaction, which asks again who has it.
async function holderSite(tools: SignupTools, orderId: string): Promise<RaceSite | undefined> {
  const holder = await holderOf(tools.db, orderId);
  const row = holder === undefined ? undefined : await submissionOf(tools.db, holder);
  return row && findRaceSite(tools, row.domainName);
}

async function submissionOf(db: Database, submissionId: string) {
  const [row] = await db.select().from(submissions).where(eq(submissions.submissionId, submissionId));
  return row;
}
