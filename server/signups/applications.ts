import { and, asc, eq, sql } from "drizzle-orm";
import type { Application } from "#contract/signup.ts";
import { describeAnswers } from "#forms/describe.ts";
import { auditLines } from "../base/db/accountSchema.ts";
import { submissions } from "../base/db/signupSchema.ts";
import { readForms, wholeOf } from "./own.ts";
import { isWaiting } from "./review/decide.ts";
import type { SignupTools } from "./tools.ts";

const pageSize = 50;

/** The applications for a race that wait for a decision, with all answers, the oldest first, at most 50 after `after`. Who reads them is an audit line. */
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
