import { and, count, eq } from "drizzle-orm";
import type { AnswerDeletion, DeletedAnswer } from "#contract/answers.ts";
import type { CompiledForm } from "#forms/form.ts";
import { answeredForms, submissionFiles, submissions } from "../../base/db/signupSchema.ts";
import { includesRace, type Reviewer } from "../../base/rights.ts";
import { findRaceSite } from "../../race/raceSite.ts";
import { type RemovingTools, removeAnswers } from "./remove.ts";

/**
 * Deletes the answers to a general form that a receipt names, with their files and an audit line;
 * unless it is confirmed, it only returns what would be deleted. Sign-ups and applications are
 * withdrawn and decided instead, and never deleted here.
 */
export async function deleteAnswer(
  tools: RemovingTools,
  { actor, races }: Reviewer,
  { domainName, receipt, isConfirmed }: AnswerDeletion,
): Promise<DeletedAnswer> {
  const site = await findRaceSite(tools, domainName);
  if (!site || !includesRace(races, site.raceId)) return { outcome: "no-race", answer: null };
  const isNamed = and(eq(submissions.receipt, receipt.trim().toUpperCase()), eq(submissions.raceId, site.raceId));
  const [submission] = await tools.db
    .select({ row: submissions, body: answeredForms.body })
    .from(submissions)
    .innerJoin(answeredForms, eq(answeredForms.hash, submissions.formHash))
    .where(isNamed);
  if (!submission) return { outcome: "unknown", answer: null };
  const { submissionId, use, formId, createdAt, accountId } = submission.row;
  if (use !== "general") return { outcome: "not-an-answer", answer: null };
  const [files] = await tools.db
    .select({ many: count() })
    .from(submissionFiles)
    .where(eq(submissionFiles.submissionId, submissionId));
  const answer = {
    form: (JSON.parse(submission.body) as CompiledForm).title,
    createdAt: createdAt.getTime(),
    hasAccount: accountId !== null,
    files: files?.many ?? 0,
  };
  if (!isConfirmed) return { outcome: "found", answer };
  await removeAnswers(tools, [submissionId], { actor, action: "delete", entityId: submissionId, details: { formId } });
  return { outcome: "deleted", answer };
}
