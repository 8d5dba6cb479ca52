import { eq } from "drizzle-orm";
import { sumFees } from "#forms/prices/fees.ts";
import { type AuditLine, recordAudit } from "../../base/audit/record.ts";
import type { Database } from "../../base/db/open.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { lockOrder } from "../../money/orders/apply.ts";
import { getHolder } from "../../money/orders/passedOn.ts";
import { type NoRefund, type Requested, refundableFen, requestRefund } from "../../money/orders/refund.ts";
import { lockTeamPaidBy } from "../../money/orders/teamOrders.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { findSiteOf, type RaceSite } from "../../race/raceSite.ts";
import { closePlaces, placesOfSubmission } from "../places/closePlaces.ts";
import { offerFreedPlaces } from "../places/upkeep.ts";
import type { TeamRow } from "../teams/members.ts";
import { dissolveTeam } from "./dissolveTeam.ts";
import { leave } from "./leave.ts";
import { lockTeamOf } from "./leaveTeam.ts";

type SubmissionRow = typeof submissions.$inferSelect;

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
  /** Whether the entries are withdrawn with it. */
  withdraw: boolean;
  /** Whether their places go to others, as if left out; if not, they are taken out of the race. */
  placeGoesOn?: boolean | undefined;
}

/**
 * Pays back a part or all of an order, and withdraws its entries if that is wanted, in one
 * transaction. Returns what became of the request; a repeated one changes nothing.
 */
export async function refundOrder(tools: SignupTools, refund: OrganiserRefund): Promise<Requested | NoRefund> {
  const requested = await withRefunds(tools, refund.orderId, (_tx, payBack) => payBack(refund));
  return requested ?? "refund/not-found";
}

/** Pays back in the transaction of `withRefunds`. */
export type PayBack = (refund: OrganiserRefund) => Promise<Requested | NoRefund>;

/**
 * Does work in a transaction in which an order can be paid back: what is decided and the refund are
 * stored together. Places that come free go to those who wait, after the commit. Returns undefined,
 * and does nothing, if there is no such order.
 */
export async function withRefunds<Result>(
  tools: SignupTools,
  orderId: string,
  work: (tx: Database, payBack: PayBack) => Promise<Result>,
): Promise<Result | undefined> {
  const [row] = await tools.db
    .select({ raceId: orders.raceId, submission: submissions })
    .from(orders)
    .leftJoin(submissions, eq(submissions.submissionId, orders.submissionId))
    .where(eq(orders.orderId, orderId));
  if (!row) return undefined;
  const { raceId, submission } = row;
  const sites = await listSites(tools, orderId, submission);
  const raceIds = new Set<string>();
  const result = await tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    await lockTeamPaidBy(tx, orderId);
    if (submission) await lockTeamOf(tx, submission.submissionId);
    return work(tx, async (refund) => {
      const { requested, left } = await payBackIn(tx, tools, { refund, raceId, submission, sites });
      if (left !== undefined) raceIds.add(left);
      return requested;
    });
  });
  for (const raceId of raceIds) await offerFreedPlaces(tools, raceId, findSite(sites, raceId));
  return result;
}

type Sites = readonly (RaceSite | undefined)[];

const findSite = (sites: Sites, raceId: string) => sites.find((site) => site?.raceId === raceId);

// The site of the order's race, and that of the race in which its place is: it may have been
// deferred. Read before the transaction, which asks again who has the place.
async function listSites(tools: SignupTools, orderId: string, submission: SubmissionRow | null): Promise<Sites> {
  const holderId = await getHolder(tools.db, orderId);
  const holder = holderId === undefined ? undefined : await getSubmission(tools.db, holderId);
  return Promise.all([submission, holder].map((row) => (row ? findSiteOf(tools, row) : undefined)));
}

interface OfOrder {
  refund: OrganiserRefund;
  raceId: string;
  submission: SubmissionRow | null;
  sites: Sites;
}

async function payBackIn(
  tx: Database,
  tools: SignupTools,
  { refund, raceId, submission, sites }: OfOrder,
): Promise<{ requested: Requested | NoRefund; left?: string }> {
  const { orderId, amountFen, note, key, actor, approvedBy, withdraw, placeGoesOn = true } = refund;
  const request = { orderId, amountFen, note, key, approvedBy, reason: "organiser", requestedBy: actor } as const;
  const requested = await requestRefund(tx, request);
  if (typeof requested === "string" || !requested.isNew) return { requested };
  const details = { amountFen, refundNo: requested.refundNo, approvedBy: approvedBy ?? null };
  const line: AuditLine = {
    raceId,
    actor,
    action: "refund",
    entity: "order",
    entityId: orderId,
    reason: note,
    details,
  };
  await recordAudit(tx, line);
  // The place that was paid for may have been passed on or deferred.
  const holder = withdraw ? await getHolder(tx, orderId) : undefined;
  const departing = holder === undefined ? submission : await getSubmission(tx, holder);
  if (!withdraw || !departing) return { requested };
  const site = findSite(sites, departing.raceId);
  const { submissionId } = departing;
  const team = await findUnpaidTeam(tx, orderId);
  // Places of another race, to which the entry was deferred, are not this one's to take out.
  const closed = placeGoesOn || departing.raceId !== raceId ? [] : await placesOfSubmission(tx, submissionId);
  const dissolvesTeam = team !== undefined;
  const departure = await leave(tx, tools, [submissionId], { reason: "refunded", actor, site, dissolvesTeam });
  const hasEnded = departure !== "unpaid" && departure.endedAt.has(submissionId);
  if (hasEnded) await closePlaces(tx, closed, { raceId, actor, reason: note });
  if (team) await dissolveTeam(tx, tools, team, { because: "organiser", actor, site });
  return { requested, left: departing.raceId };
}

// The team that an order pays for, if what is left of the order is less than the team costs.
async function findUnpaidTeam(tx: Database, orderId: string): Promise<TeamRow | undefined> {
  const team = await lockTeamPaidBy(tx, orderId);
  const order = team && !team.dissolvedAt ? await lockOrder(tx, orderId) : undefined;
  const leftFen = order && ((await refundableFen(tx, order)) ?? 0);
  return leftFen !== undefined && leftFen < sumFees(team?.fees) ? team : undefined;
}

async function getSubmission(db: Database, submissionId: string): Promise<SubmissionRow | undefined> {
  const [row] = await db.select().from(submissions).where(eq(submissions.submissionId, submissionId));
  return row;
}
