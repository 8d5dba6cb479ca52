import { and, eq, isNull, sql } from "drizzle-orm";
import type { Decision, DecisionRefusal } from "#contract/applications.ts";
import type { RejectionGround } from "#contract/details.ts";
import { type DecisionError, decisionRefusals } from "#contract/refusals.ts";
import { auditStatus } from "#core/auditStatus.ts";
import type { Sentence } from "#core/text.ts";
import { recordAudit } from "../../base/audit/record.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { errorSentence, type Values } from "../../base/http/envelope.ts";
import type { Reviewer } from "../../base/rights.ts";
import { recordSecurityEvent } from "../../base/security/events.ts";
import { leave } from "../../entry/leave/leave.ts";
import { openAnswers, type SubmissionRow } from "../../entry/own/own.ts";
import { findSiteOf, type RaceSite } from "../../race/raceSite.ts";
import { findRefusal } from "../../race/refusals.ts";
import { makeApprovalLink } from "./approvalLink.ts";
import { type ApprovalTools, type Approved, placeApproved } from "./approve.ts";
import { decisionsOn } from "./decisions.ts";
import { notifyDecided } from "./notify.ts";
import { findApplication } from "./read.ts";
import { readReview } from "./rules.ts";

/** The condition of an application that is not decided yet. */
export const isWaiting = and(
  eq(submissions.use, "through-entry"),
  eq(submissions.auditStatus, auditStatus.submitted),
  isNull(submissions.withdrawnAt),
);

/** An organiser's decision; a rejection has a ground or a reason for the runner. */
export interface ApplicationDecision {
  /** Its id or its receipt. */
  submissionId: string;
  isApproved: boolean;
  /** The id of one of the form's reasons. */
  ground?: string | undefined;
  /** In own words. */
  reason?: string | undefined;
}

export type Decided =
  | { outcome: "decided"; decision: Decision }
  | { outcome: "refused"; error: DecisionError; message: Sentence; refusal: DecisionRefusal };

/**
 * Decides on an application, once: of two organisers the first one decides, and nobody decides on
 * their own. The entrants of a rejected application can apply again. An application for a race that
 * is not the reviewer's is not found.
 */
export async function decideApplication(
  tools: ApprovalTools,
  reviewer: Reviewer,
  { submissionId: id, isApproved, ground: groundId, reason: reasonText }: ApplicationDecision,
): Promise<Decided> {
  const { db } = tools;
  const { actor } = reviewer;
  const reason = isApproved ? null : reasonText?.trim() || null;
  if (!isApproved && reason === null && groundId === undefined) return refuse("application/reason-missing");
  const application = await findApplication(db, reviewer, id);
  if (!application) return refuse("application/nothing-to-decide");
  if (application.accountId === actor) return refuse("application/own");
  const { submissionId } = application;
  const site = await findSiteOf(tools, application);
  const ground = isApproved
    ? undefined
    : (await readReview(tools, site, application)).reasons?.find(({ id }) => id === groundId);
  if (!isApproved && groundId !== undefined && !ground) return refuse("application/unknown-reason");
  let isDecided: boolean;
  try {
    isDecided = await db.transaction((tx) =>
      record(tx as Database, tools, { application, site, isApproved, ground, reason, actor }),
    );
  } catch (error) {
    const refused = findRefusal(error, "application");
    if (refused) return refuse(refused.error, undefined, refused.values);
    throw error;
  }
  const decision = await readDecision(db, reviewer, submissionId);
  if (isDecided && decision) return { outcome: "decided", decision };
  if ((await findApplication(db, reviewer, submissionId))?.withdrawnAt) return refuse("application/withdrawn");
  return decision ? refuse("application/already-decided", decision) : refuse("application/nothing-to-decide");
}

// Returns whether this call decided; another one may have come first.
async function record(
  tx: Database,
  tools: ApprovalTools,
  {
    application,
    site,
    isApproved,
    ground,
    reason,
    actor,
  }: {
    application: SubmissionRow;
    site: RaceSite | undefined;
    isApproved: boolean;
    ground: RejectionGround | undefined;
    reason: string | null;
    actor: string;
  },
): Promise<boolean> {
  const { submissionId } = application;
  const rows = await tx
    .update(submissions)
    .set({
      auditStatus: isApproved ? auditStatus.approved : auditStatus.rejected,
      refuseGround: ground ?? null,
      refuseReason: reason,
      decidedAt: sql`now()`,
      decidedBy: actor,
    })
    .where(and(isWaiting, eq(submissions.submissionId, submissionId), isNull(submissions.replacedBy)))
    .returning({ submissionId: submissions.submissionId });
  if (rows.length === 0) return false;
  const linkUntil = isApproved ? await giveWay(tx, tools, { row: application, site, actor }) : undefined;
  if (!isApproved) await leave(tx, tools, [submissionId], { reason: "rejected", actor, site });
  const { raceId, accountId } = application;
  const action = isApproved ? "approve" : "reject";
  const details = ground && { ground: ground.id };
  await recordAudit(tx, { raceId, actor, action, entity: "application", entityId: submissionId, reason, details });
  const what = linkUntil ? "approvedByLink" : isApproved ? "approved" : "rejected";
  await notifyDecided(tx, tools, application, { site, what, linkUntil, ground, reason });
  await recordSecurityEvent(tx, {
    kind: "decision-made",
    actor,
    accountId: accountId ?? undefined,
    details: { raceId, submissionId, isApproved },
  });
  return true;
}

// Places at once, or a link for one person to register by; then returns until when it works.
async function giveWay(tx: Database, tools: ApprovalTools, approved: Approved): Promise<Date | undefined> {
  const { places, linkHours } = await readReview({ ...tools, db: tx }, approved.site, approved.row);
  const isOne = openAnswers(tools.secrets, approved.row).length === 1;
  if (places === "by-link" && isOne) return makeApprovalLink(tx, tools, approved, linkHours);
  await placeApproved(tx, tools, approved);
  return undefined;
}

async function readDecision(db: Database, reviewer: Reviewer, submissionId: string): Promise<Decision | undefined> {
  const row = await findApplication(db, reviewer, submissionId);
  return row && (await decisionsOn(db, [row], reviewer.actor)).get(submissionId);
}

function refuse(error: DecisionError, decision?: Decision, values?: Values): Decided {
  const message = errorSentence(error, decision ? { status: decision.status } : values);
  const { reason } = decisionRefusals[error];
  return { outcome: "refused", error, message, refusal: { reason, ...(decision && { decision }) } };
}
