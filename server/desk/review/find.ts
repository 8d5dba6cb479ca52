import { and, asc, eq, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { ApplicationStatus } from "#contract/applications.ts";
import { auditStatus } from "#core/auditStatus.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import { searchableName } from "#forms/values/names.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { type AnsweredForm, nameIn, openAnswers, readForms, type SubmissionRow } from "../../entry/own/own.ts";

/** Which submissions of a race are meant; a part that is left out excludes none. */
export interface SubmissionFilter {
  raceId: string;
  use?: CompiledForm["use"] | readonly CompiledForm["use"][] | undefined;
  /** The id of a form. */
  form?: string | undefined;
  item?: string | undefined;
  status?: ApplicationStatus | undefined;
  /** A part of a receipt or of an entrant's name; compared as `searchableName` writes them. */
  text?: string | undefined;
}

/** A submission with its answers in clear. */
export interface FoundSubmission {
  row: SubmissionRow;
  answers: Answers[];
  answered: AnsweredForm;
}

const statuses = {
  waiting: auditStatus.submitted,
  approved: auditStatus.approved,
  rejected: auditStatus.rejected,
} as const;

/** The SQL condition of a filter, without its text: names are sealed. */
export function buildCondition({ raceId, use, form, item, status }: SubmissionFilter) {
  return and(
    eq(submissions.raceId, raceId),
    use && inArray(submissions.use, [use].flat()),
    form === undefined ? undefined : eq(submissions.formId, form),
    item === undefined ? undefined : eq(submissions.item, item),
    status && hasStatus(status),
  );
}

// A withdrawn application has no other status, also if it was approved before.
function hasStatus(status: ApplicationStatus) {
  if (status === "withdrawn") return isNotNull(submissions.withdrawnAt);
  return and(eq(submissions.auditStatus, statuses[status]), isNull(submissions.withdrawnAt));
}

interface Reading {
  /** The id of a submission; those up to it are skipped. */
  after?: string | undefined;
  /** How many rows are read at a time. */
  batch?: number;
}

/**
 * Yields the submissions that match a filter, the oldest first, reading a few hundred at a time.
 */
export async function* findSubmissions(
  db: Database,
  secrets: Pick<Secrets, "open">,
  filter: SubmissionFilter,
  { after, batch = 500 }: Reading = {},
): AsyncGenerator<FoundSubmission> {
  const needle = searchableName(filter.text ?? "");
  let last = after;
  for (;;) {
    const rows: SubmissionRow[] = await db
      .select()
      .from(submissions)
      .where(and(buildCondition(filter), last === undefined ? undefined : isAfter(last)))
      .orderBy(asc(submissions.createdAt), asc(submissions.submissionId))
      .limit(batch);
    const forms = await readForms(db, rows);
    for (const row of rows) {
      const answeredForm = forms.get(row.formHash);
      if (!answeredForm) throw new Error(`The form ${row.formHash} is not stored.`);
      const answers = openAnswers(secrets, row);
      if (needle === "" || hasText({ row, answers, answered: answeredForm }, needle))
        yield { row, answers, answered: answeredForm };
    }
    last = rows.at(-1)?.submissionId;
    if (rows.length < batch) return;
  }
}

// By the database's own instant: a Date has no microseconds, and rows would come twice.
function isAfter(submissionId: string) {
  return sql`(${submissions.createdAt}, ${submissions.submissionId}) > (
    select s.created_at, s.submission_id from submissions s where s.submission_id = ${submissionId}
  )`;
}

function hasText({ row, answers, answered }: FoundSubmission, needle: string): boolean {
  const names = answers.map((answer) => nameIn(answered.form, answer));
  return [row.receipt, ...names].some((text) => searchableName(text).includes(needle));
}
