import { and, asc, eq, isNull, sql } from "drizzle-orm";
import type { BodyOf, ErrorOf } from "#contract/contract.ts";
import type { Application } from "#contract/signup.ts";
import { describeAnswers } from "#forms/describe.ts";
import { auditLines } from "../base/db/accountSchema.ts";
import type { Database } from "../base/db/open.ts";
import { entrants, submissions } from "../base/db/signupSchema.ts";
import { readForms, wholeOf } from "./own.ts";
import type { SignupTools } from "./tools.ts";

/** How far an application is; 0, not submitted yet, is a draft. */
export const auditStatus = { submitted: 1, approved: 2, rejected: 3 } as const;

const isWaiting = and(eq(submissions.use, "through-entry"), eq(submissions.auditStatus, auditStatus.submitted));
const pageSize = 50;

/** The applications for a race that wait for a decision, the oldest first, at most 50 after `after`. Who read them is written down. */
export async function listApplications(
  tools: SignupTools,
  organiser: string,
  { raceId, after, language }: { raceId: string; after?: string | undefined; language: "zh" | "en" },
): Promise<Application[]> {
  const { db } = tools;
  const later =
    after === undefined
      ? undefined
      : sql`(${submissions.createdAt}, ${submissions.submissionId}) > (
          select s.created_at, s.submission_id from submissions s where s.submission_id = ${after}
        )`;
  const rows = await db
    .select()
    .from(submissions)
    .where(and(isWaiting, eq(submissions.raceId, raceId), later))
    .orderBy(asc(submissions.createdAt), asc(submissions.submissionId))
    .limit(pageSize);
  if (rows.length === 0) return [];
  await db.insert(auditLines).values(
    rows.map(({ submissionId }) => ({
      actor: organiser,
      action: "read",
      entity: "application",
      entityId: submissionId,
    })),
  );
  const forms = await readForms(db, rows);
  return Promise.all(
    rows.map(async (row) => {
      const answered = forms.get(row.formHash);
      const whole = await wholeOf(tools, row, answered);
      const entrantWords = whole.answers.map((one) => (answered ? describeAnswers(answered.form, one, language) : []));
      return { ...whole, entrantWords };
    }),
  );
}

type Decide = "POST /sign-up/applications/decide";
type DecisionError = Extract<ErrorOf<Decide>, `application/${string}`>;

export type Decided = { outcome: "decided" } | { outcome: "refused"; error: DecisionError };

/** Decides on an application, once; of two organisers the first decides, and nobody on their own. A rejected one is in nobody's way. */
export async function decideApplication(
  db: Database,
  organiser: string,
  { submissionId, isApproved, reason: written }: BodyOf<Decide>,
): Promise<Decided> {
  const reason = written?.trim();
  const refused = (error: DecisionError) => ({ outcome: "refused", error }) as const;
  if (!isApproved && !reason) return refused("application/reason-missing");
  const isOwn = and(eq(submissions.submissionId, submissionId), eq(submissions.accountId, organiser));
  if ((await db.select({ one: sql`1` }).from(submissions).where(isOwn)).length > 0) return refused("application/own");
  return db.transaction(async (tx) => {
    const decided = await tx
      .update(submissions)
      .set({
        auditStatus: isApproved ? auditStatus.approved : auditStatus.rejected,
        refuseReason: isApproved ? null : (reason ?? null),
        decidedAt: sql`now()` as never,
        decidedBy: organiser,
      })
      .where(and(isWaiting, eq(submissions.submissionId, submissionId), isNull(submissions.replacedBy)))
      .returning({ submissionId: submissions.submissionId });
    if (decided.length === 0) return refused("application/nothing-to-decide");
    if (!isApproved)
      await tx.update(entrants).set({ isStanding: false }).where(eq(entrants.submissionId, submissionId));
    await tx.insert(auditLines).values({
      ...{ actor: organiser, action: isApproved ? "approve" : "reject", entity: "application", entityId: submissionId },
      details: isApproved ? {} : { reason },
    });
    return { outcome: "decided" };
  });
}
