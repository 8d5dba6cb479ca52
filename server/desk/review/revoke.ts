import { randomUUID } from "node:crypto";
import { and, asc, desc, eq, sql } from "drizzle-orm";
import type { Revocation } from "#contract/applications.ts";
import type { BodyOf, ErrorOf } from "#contract/contract.ts";
import { auditStatus } from "#core/auditStatus.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { invitations } from "../../base/db/invitationSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { revocations } from "../../base/db/revocationSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import type { Reviewer } from "../../base/rights.ts";
import { leave } from "../../entry/leave/leave.ts";
import { lockTeamOf } from "../../entry/leave/leaveTeam.ts";
import type { SubmissionRow } from "../../entry/own/own.ts";
import { offerFreedPlaces, type UpkeepTools } from "../../entry/places/upkeep.ts";
import { findSiteOf, type RaceSite } from "../../race/raceSite.ts";
import { judge } from "../approval/judge.ts";
import type { ApprovalTools } from "./approve.ts";
import { notifyDecided } from "./notify.ts";
import { findApplication } from "./read.ts";
import { describeRevocation, isRevocable, type RevocationRow } from "./revocations.ts";
import { readReview } from "./rules.ts";

/** What revoking works with. */
export type RevokeTools = ApprovalTools & UpkeepTools;

type Requested = Revocation | ErrorOf<"POST /sign-up/applications/revoke">;
type Decided = Revocation | ErrorOf<"POST /sign-up/applications/decide-revocation">;

/**
 * Requests that the approval of an application is revoked, for a reason; another organiser decides.
 * Until bibs are frozen. Repeated by the same organiser, it returns the request that waits.
 */
export async function requestRevocation(
  tools: RevokeTools,
  reviewer: Reviewer,
  { submissionId: id, ground: groundId, reason: reasonText }: BodyOf<"POST /sign-up/applications/revoke">,
): Promise<Requested> {
  const { db } = tools;
  const { actor } = reviewer;
  const application = await findApplication(db, reviewer, id);
  if (!application) return "application/not-found";
  if (application.accountId === actor) return "revocation/own";
  const site = await findSiteOf(tools, application);
  const ground = (await readReview(tools, site, application)).reasons?.find((listed) => listed.id === groundId) ?? null;
  const reason = reasonText?.trim() || null;
  if (groundId !== undefined && !ground) return "revocation/unknown-reason";
  if (!ground && reason === null) return "revocation/reason-missing";
  return db.transaction(async (transaction): Promise<Requested> => {
    const tx = transaction as Database;
    const { submissionId, raceId } = application;
    const refused = await refuseRevocation(tx, submissionId, site);
    if (refused) return refused;
    const waiting = await findWaiting(tx, submissionId);
    if (waiting)
      return waiting.requestedBy === actor ? describeRevocation(tx, reviewer, waiting) : "revocation/requested";
    const [row] = await tx
      .insert(revocations)
      .values({
        revocationId: randomUUID(),
        submissionId,
        raceId,
        ground,
        reason,
        requestedBy: actor,
        state: "waiting",
      })
      .returning();
    if (!row) throw new Error("The request to revoke an approval was not stored.");
    await record(tx, row, { actor, action: "request-revocation", reason });
    return describeRevocation(tx, reviewer, row);
  });
}

/**
 * Decides the request to revoke an approval: the one who made it can only refuse it. What the
 * application gave ends with it: its entries, the link and the sign-up that used it; all that was
 * paid goes back, and the places go to those who wait. Its people can apply again by the form's
 * rules.
 */
export async function decideRevocation(
  tools: RevokeTools,
  reviewer: Reviewer,
  { submissionId: id, isApproved }: BodyOf<"POST /sign-up/applications/decide-revocation">,
): Promise<Decided> {
  const { db } = tools;
  const { actor } = reviewer;
  const application = await findApplication(db, reviewer, id);
  if (!application) return "revocation/not-found";
  if (application.accountId === actor) return "revocation/own";
  const site = await findSiteOf(tools, application);
  const { submissionId, raceId } = application;
  const decided = await db.transaction(async (transaction): Promise<Decided> => {
    const tx = transaction as Database;
    const [request] = await tx
      .select()
      .from(revocations)
      .where(eq(revocations.submissionId, submissionId))
      .orderBy(asc(sql`case when ${revocations.state} = 'waiting' then 0 else 1 end`), desc(revocations.requestedAt))
      .limit(1)
      .for("update");
    if (!request) return "revocation/not-found";
    const verdict = judge("revocation", request, { actor, isApproved });
    if (verdict === "again") return describeRevocation(tx, reviewer, request);
    if (verdict !== "yes") return verdict;
    if (isApproved) {
      const refused = await refuseRevocation(tx, submissionId, site);
      if (refused) return refused;
      await revoke(tx, tools, { application, request, actor, site });
    } else await record(tx, request, { actor, action: "refuse-revocation", reason: null });
    const [row] = await tx
      .update(revocations)
      .set({ state: isApproved ? "approved" : "refused", decidedBy: actor, decidedAt: sql`now()` })
      .where(eq(revocations.revocationId, request.revocationId))
      .returning();
    return describeRevocation(tx, reviewer, row ?? request);
  });
  if (typeof decided !== "string" && decided.state === "approved") await offerFreedPlaces(tools, raceId, site);
  return decided;
}

async function findWaiting(tx: Database, submissionId: string): Promise<RevocationRow | undefined> {
  const isIt = and(eq(revocations.submissionId, submissionId), eq(revocations.state, "waiting"));
  const [row] = await tx.select().from(revocations).where(isIt).for("update");
  return row;
}

async function refuseRevocation(
  tx: Database,
  submissionId: string,
  site: RaceSite | undefined,
): Promise<"revocation/not-approved" | "revocation/too-late" | undefined> {
  const [row] = await tx.select().from(submissions).where(eq(submissions.submissionId, submissionId));
  if (row?.auditStatus !== auditStatus.approved || row.withdrawnAt !== null) return "revocation/not-approved";
  return (await isRevocable(tx, row, site)) ? undefined : "revocation/too-late";
}

async function revoke(
  tx: Database,
  tools: RevokeTools,
  {
    application,
    request,
    actor,
    site,
  }: { application: SubmissionRow; request: RevocationRow; actor: string; site: RaceSite | undefined },
): Promise<void> {
  const { submissionId } = application;
  const { ground, reason } = request;
  const used = and(eq(invitations.applicationId, submissionId), eq(invitations.state, "used"));
  const [link] = await tx.select({ signUp: invitations.submissionId }).from(invitations).where(used);
  await lockTeamOf(tx, submissionId);
  if (link?.signUp) await leave(tx, tools, [link.signUp], { reason: "approval-revoked", actor, site });
  await leave(tx, tools, [submissionId], { reason: "revoked", actor, site });
  await tx
    .update(submissions)
    .set({
      auditStatus: auditStatus.rejected,
      refuseGround: ground,
      refuseReason: reason,
      decidedAt: sql`now()`,
      decidedBy: actor,
    })
    .where(eq(submissions.submissionId, submissionId));
  await record(tx, request, { actor, action: "revoke-approval", reason });
  await notifyDecided(tx, tools, application, {
    site,
    what: "revoked",
    ground: ground ?? undefined,
    reason,
    key: `revoked/${request.revocationId}`,
  });
}

async function record(
  tx: Database,
  { raceId, submissionId, ground, revocationId }: RevocationRow,
  line: {
    actor: string;
    action: "request-revocation" | "refuse-revocation" | "revoke-approval";
    reason: string | null;
  },
): Promise<void> {
  const details = { revocationId, ...(ground && { ground: ground.id }) };
  await recordAudit(tx, { ...line, raceId, entity: "application", entityId: submissionId, details });
}
