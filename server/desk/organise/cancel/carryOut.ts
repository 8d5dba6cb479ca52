import { and, eq, getTableColumns, isNull, lt, or, sql } from "drizzle-orm";
import { type AuditLine, recordAudit } from "../../../base/audit/record.ts";
import { invitations } from "../../../base/db/invitationSchema.ts";
import type { Database } from "../../../base/db/open.ts";
import { refunds } from "../../../base/db/orderSchema.ts";
import { raceCancellations } from "../../../base/db/organiseSchema.ts";
import { readRows } from "../../../base/db/readRows.ts";
import { submissions, teamMembers, teams } from "../../../base/db/signupSchema.ts";
import type { Templates } from "../../../base/delivery/message.ts";
import { claimJobs } from "../../../base/jobs/claim.ts";
import { leave } from "../../../entry/leave/leave.ts";
import { databaseTime, lockTeamOf } from "../../../entry/leave/leaveTeam.ts";
import { endInvitations } from "../../../entry/places/endInvitations.ts";
import { countMembers } from "../../../entry/teams/members.ts";
import { toYuan } from "../../../money/fen.ts";
import { lockOrder, type OrderRow } from "../../../money/orders/apply.ts";
import { expireNow } from "../../../money/orders/leave.ts";
import { receivedBy } from "../../../money/orders/passedOn.ts";
import { requestRefund } from "../../../money/orders/refund.ts";
import { lockTeamPaidBy } from "../../../money/orders/teamOrders.ts";
import type { SignupTools } from "../../../money/payments/tools.ts";
import { notifyContact, notifyOwner } from "../../../people/sending/notifyOwner.ts";
import { findSiteOf, getSender, itemName, type RaceSite } from "../../../race/raceSite.ts";
import { findShownSite } from "../../../race/shownSite.ts";
import { refundKey } from "./cancel.ts";
import { getRefund, isRunning, readOwed } from "./money.ts";

type CancellationRow = typeof raceCancellations.$inferSelect;
type SubmissionRow = typeof submissions.$inferSelect;

/** How many submissions a server ends before it reports that it still works on the cancellation. */
export const batchSize = 100;
// After this a server that has reported nothing has ended: another one continues.
const leaseSeconds = 60;

/**
 * Carries out the cancellations that are approved, one batch after the other, until nothing of them
 * is left: every sign-up and application ends, with a message and what goes back of its order. Each
 * in a transaction of its own, so that a server which ends at any moment leaves nothing half done,
 * and what another one continues is done once. One server works on a cancellation at a time.
 */
export async function carryOutCancellations(tools: SignupTools): Promise<void> {
  for (;;) {
    const cancellation = await claimCancellation(tools.db);
    if (!cancellation) return;
    let after = "";
    let failed = 0;
    for (;;) {
      const batch = await carryOutBatch(tools, cancellation, after);
      failed += batch.failed;
      if (batch.last === undefined) break;
      after = batch.last;
      await keepClaim(tools.db, cancellation);
    }
    // What failed is tried again once the claim is over.
    if (failed === 0) await finish(tools, cancellation);
  }
}

async function claimCancellation(db: Database): Promise<CancellationRow | undefined> {
  const { cancellationId, state, doneAt, workedAt, decidedAt } = raceCancellations;
  const isFree = or(isNull(workedAt), lt(workedAt, sql`now() - make_interval(secs => ${leaseSeconds})`));
  const isDue = and(eq(state, "approved"), isNull(doneAt), isFree);
  const lease = { workedAt: sql`now()` };
  const job = getTableColumns(raceCancellations);
  const queue = { table: raceCancellations, id: cancellationId, isDue, since: decidedAt, lease, job };
  const [claimedJob] = await claimJobs(db, queue, 1);
  return claimedJob;
}

async function keepClaim(db: Database, { cancellationId }: CancellationRow): Promise<void> {
  const isIt = eq(raceCancellations.cancellationId, cancellationId);
  await db.update(raceCancellations).set({ workedAt: sql`now()` }).where(isIt);
}

/**
 * Ends the next running submissions of a cancelled race after an id; returns the last of them,
 * undefined if there are none. One that cannot be ended is logged and does not stop the others.
 */
export async function carryOutBatch(
  tools: SignupTools,
  cancellation: CancellationRow,
  after: string,
): Promise<{ last: string | undefined; failed: number }> {
  const { raceId } = cancellation;
  const rows = await readRows<{ submissionId: string }>(
    tools.db,
    sql`
    select s.submission_id as "submissionId" from submissions s
    where s.race_id = ${raceId} and s.submission_id > ${after} and ${isRunning} order by s.submission_id limit ${batchSize}`,
  );
  const site = await findShownSite(tools, raceId);
  let failed = 0;
  for (const { submissionId } of rows) {
    try {
      await endOne(tools, cancellation, { submissionId, site });
    } catch (error) {
      failed += 1;
      tools.warn(
        `Sign-up ${submissionId} of the cancelled race ${raceId} could not be ended: ${(error as Error).message}`,
      );
    }
  }
  return { last: rows.at(-1)?.submissionId, failed };
}

interface Ended {
  submissionId: string;
  site: RaceSite | undefined;
}

async function endOne(
  tools: SignupTools,
  cancellation: CancellationRow,
  { submissionId, site: eventSite }: Ended,
): Promise<void> {
  const isIt = eq(submissions.submissionId, submissionId);
  const [submission] = await tools.db.select().from(submissions).where(isIt);
  if (!submission) return;
  const site = (await findSiteOf(tools, submission)) ?? eventSite;
  await tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const team = await lockTeams(tx, submissionId);
    const transfer = await receivedBy(tx, submissionId);
    // A place that was deferred from a race which then pays nothing back has no order here.
    const ofReceived = transfer?.paysBack === "none" ? null : transfer?.orderId;
    const placeOrder = transfer ? (ofReceived ?? null) : submissionId;
    const orderIds = [placeOrder, team?.orderId ?? null].flatMap((id) => id ?? []);
    const settledOrders = await settleOrders(tx, cancellation, {
      submissionId,
      orderIds: [...new Set(orderIds)].sort(),
    });
    const [row] = await tx.select().from(submissions).where(isIt);
    const actor = cancellation.decidedBy ?? "program";
    if (!row) return;
    const departure = await leave(tx, tools, [submissionId], { reason: "race-cancelled", actor, site });
    if (departure === "unpaid" || !departure.endedAt.has(submissionId)) return;
    if (team && (await countMembers(tx, team.teamId)) === 0)
      await tx.update(teams).set({ dissolvedAt: databaseTime }).where(eq(teams.teamId, team.teamId));
    const values = {
      ...getMoney(row, { settled: settledOrders, placeOrder }),
      item: itemName(site, row.item),
      site: site && getSender(site),
    };
    const use = row.use === "sign-up" ? "sign-up" : "application";
    const content = {
      key: `race-cancelled/${submissionId}`,
      template: "race-cancelled",
      values: { use, ...values },
    } as const;
    await notifyOwner(tx, tools, submissionId, content, "race-cancelled");
  });
}

// The team that a submission is in, and the one that its order pays for, before the orders.
async function lockTeams(tx: Database, submissionId: string): Promise<typeof teams.$inferSelect | undefined> {
  await lockTeamPaidBy(tx, submissionId);
  await lockTeamOf(tx, submissionId);
  const [member] = await tx
    .select({ team: teams })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.teamId, teamMembers.teamId))
    .where(and(eq(teamMembers.submissionId, submissionId), isNull(teamMembers.leftAt)));
  return member?.team;
}

interface Settled {
  order: OrderRow;
  refundFen: number;
}

// Has unpaid orders expire at once, and pays back paid ones by the rule; an order that pays for
// several submissions with the first of them.
async function settleOrders(
  tx: Database,
  cancellation: CancellationRow,
  { submissionId, orderIds }: { submissionId: string; orderIds: string[] },
): Promise<Settled[]> {
  const { raceId, cancellationId, requestedBy, decidedBy, reason: note } = cancellation;
  const lockedOrders: OrderRow[] = [];
  for (const orderId of orderIds) lockedOrders.push(...[(await lockOrder(tx, orderId)) ?? []].flat());
  const dues = lockedOrders.some(({ paidBy }) => paidBy !== null) ? await readOwed(tx, { raceId, submissionId }) : [];
  const results: Settled[] = [];
  for (const order of lockedOrders) {
    const { orderId, state } = order;
    if (state === "pending_payment") await expireNow(tx, orderId);
    const due = dues.find((due) => due.orderId === orderId);
    const amountFen = due ? getRefund(cancellation, due) : 0;
    const key = refundKey(cancellationId);
    const request = { orderId, amountFen, note, key, requestedBy, approvedBy: decidedBy ?? undefined };
    if (amountFen > 0) await requestRefund(tx, { ...request, reason: "race-cancelled" });
    const isOfIt = and(eq(refunds.orderId, orderId), eq(refunds.key, key));
    const [refund] = await tx.select({ fen: refunds.amountFen }).from(refunds).where(isOfIt);
    results.push({ order, refundFen: refund?.fen ?? 0 });
  }
  return results;
}

// Returns the money that the owner of a submission reads of. Another payer of the team reads of
// their own.
function getMoney(
  { accountId }: SubmissionRow,
  { settled, placeOrder }: { settled: readonly Settled[]; placeOrder: string | null },
): Pick<Templates["race-cancelled"], "money" | "yuan"> {
  const isOwn = ({ order }: Settled) => order.accountId === accountId;
  const ownOrders = settled.filter(isOwn);
  const backFen = ownOrders.reduce((sum, { refundFen }) => sum + refundFen, 0);
  const othersFen = settled.find((payment) => !isOwn(payment) && payment.order.orderId === placeOrder)?.refundFen ?? 0;
  if (backFen > 0) return { money: "refund", yuan: toYuan(backFen) };
  if (ownOrders.some(({ order }) => order.state === "pending_payment")) return { money: "open", yuan: toYuan(0) };
  if (ownOrders.some(({ order }) => order.state === "paid" || order.state === "part_refunded"))
    return { money: "kept", yuan: toYuan(0) };
  return othersFen > 0 ? { money: "payer", yuan: toYuan(othersFen) } : { money: "none", yuan: toYuan(0) };
}

// Invitations last: their links are refused since the race was cancelled.
async function finish(tools: SignupTools, { raceId, cancellationId, decidedBy }: CancellationRow): Promise<void> {
  const site = await findShownSite(tools, raceId);
  await tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const isOpen = and(eq(invitations.raceId, raceId), eq(invitations.state, "sent"));
    const rows = await tx.select().from(invitations).where(isOpen).orderBy(invitations.invitationId).for("update");
    const actor = decidedBy ?? "program";
    const action = "invitation-withdrawn";
    if (rows.length > 0) await endInvitations(tx, rows, { state: "ended", after: "withdrawn", actor, action });
    const isIt = and(eq(raceCancellations.cancellationId, cancellationId), isNull(raceCancellations.doneAt));
    const done = await tx.update(raceCancellations).set({ doneAt: sql`now()` }).where(isIt).returning();
    const line: AuditLine = { raceId, actor: "program", action: "cancellation-done", entity: "race", entityId: raceId };
    if (done.length > 0) await recordAudit(tx, { ...line, details: { cancellationId } });
    await notifyInvited(tx, tools, rows, site);
  });
}

// The invited people with a link by message, each once for an item.
async function notifyInvited(
  tx: Database,
  tools: SignupTools,
  rows: readonly (typeof invitations.$inferSelect)[],
  site: RaceSite | undefined,
): Promise<void> {
  const notified = new Set<string>();
  for (const { invitationId, item, channel, contactSealed, contactMac, language, sentAt } of rows) {
    const name = `${item}\n${contactMac}`;
    if (!channel || !contactSealed || !sentAt || notified.has(name)) continue;
    notified.add(name);
    const contact = { channel, target: tools.secrets.open(contactSealed), language };
    const values = {
      use: "invitation",
      money: "none",
      yuan: toYuan(0),
      item: itemName(site, item),
      site: site && getSender(site),
    } as const;
    const content = { key: `race-cancelled/${invitationId}`, template: "race-cancelled", values } as const;
    await notifyContact(tx, tools, contact, content, "race-cancelled");
  }
}
