import { and, eq, or } from "drizzle-orm";
import type { ApplicationFile, ReviewedApplication } from "#contract/applications.ts";
import { reviewer } from "#core/authorities.ts";
import type { CompiledForm } from "#forms/form.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { uploads } from "../../base/db/accountSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { submissionFiles, submissions } from "../../base/db/signupSchema.ts";
import { findRaces, isOneOf, type Reviewer } from "../../base/rights.ts";
import { namedUploads } from "../../entry/claims/file.ts";
import { chosenOptions, waitingIn } from "../../entry/options/places.ts";
import { fullSubmission, readForms, type SubmissionRow } from "../../entry/own/own.ts";
import { findSiteOf } from "../../race/raceSite.ts";
import { decisionsOn } from "./decisions.ts";
import type { ReviewTools } from "./list.ts";
import { isRevocable, listRevocations } from "./revocations.ts";
import { readReview } from "./rules.ts";

/**
 * One application that the reviewer decides, by its id or receipt, with the answers in words;
 * undefined if there is none. Who reads it is an audit line.
 */
export async function readApplication(
  tools: ReviewTools,
  reader: Reviewer,
  { id, language }: { id: string; language: "zh" | "en" },
): Promise<ReviewedApplication | undefined> {
  const { db } = tools;
  const row = await findApplication(db, reader, id);
  if (!row) return undefined;
  const { actor } = reader;
  const entityId = row.submissionId;
  await recordAudit(db, { raceId: row.raceId, actor, action: "read", entity: "application", entityId });
  const forms = await readForms(db, [row]);
  const answeredForm = forms.get(row.formHash);
  const options = (await chosenOptions(db, [row], forms)).get(entityId) ?? [];
  const submission = await fullSubmission(tools, row, {
    answered: answeredForm,
    language,
    waiting: waitingIn(options),
  });
  const site = await findSiteOf(tools, row);
  const review = await readReview(tools, site, row);
  return {
    ...submission,
    decision: (await decisionsOn(db, [row], actor)).get(entityId) ?? null,
    places: options.map(({ question: _, ...option }) => option),
    grounds: review.reasons ?? [],
    rounds: review.rounds ?? null,
    revocation: (await listRevocations(db, reader, [entityId])).get(entityId) ?? null,
    isRevocable: await isRevocable(db, row, site),
    files: answeredForm ? await listFiles(db, entityId, answeredForm.form, submission.answers) : [],
  };
}

/** Returns the application with that id or receipt, if the reviewer decides those of its race. */
export async function findApplication(db: Database, reader: Reviewer, id: string): Promise<SubmissionRow | undefined> {
  const races = findRaces(reader, reviewer);
  const isNamed = or(eq(submissions.submissionId, id), eq(submissions.receipt, id.toUpperCase()));
  const [row] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.use, "through-entry"), isNamed, isOneOf(races, submissions.raceId)));
  return row;
}

/**
 * Returns the files that answers name, in their order; a file that is not stored with the
 * submission is nobody's to open.
 */
export async function listFiles(
  db: Database,
  submissionId: string,
  form: CompiledForm,
  answers: ReviewedApplication["answers"],
): Promise<ApplicationFile[]> {
  const stored = await db
    .select({ id: uploads.uploadId, name: uploads.name, type: uploads.type, size: uploads.size })
    .from(submissionFiles)
    .innerJoin(uploads, eq(uploads.uploadId, submissionFiles.uploadId))
    .where(eq(submissionFiles.submissionId, submissionId));
  const byId = new Map(stored.map((file) => [file.id, file]));
  return namedUploads(form, answers).flatMap(({ uploadId, entrant, pointer }) => {
    const file = byId.get(uploadId);
    return file ? [{ ...file, entrant, pointer }] : [];
  });
}
