import { and, count, desc, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { AnswerFilter, AnswerHead, AnswerPage } from "#contract/organiseAnswers.ts";
import { getLogic } from "#forms/fields/fieldAt.ts";
import type { Answers, CompiledForm } from "#forms/form.ts";
import { type AuditLine, recordAudit } from "../../../base/audit/record.ts";
import type { Database } from "../../../base/db/open.ts";
import { answeredForms, submissions } from "../../../base/db/signupSchema.ts";
import { type Reviewer, seesPersonal } from "../../../base/rights.ts";
import { nameIn, openAnswers, readForms, type SubmissionRow } from "../../../entry/own/own.ts";
import { listForms } from "../../../race/forms.ts";
import { organisedRace } from "../../../race/organisedRace.ts";
import type { RaceSite } from "../../../race/raceSite.ts";
import type { OrganiseTools } from "../race.ts";

const pageSize = 50;

/**
 * Lists the answers to general forms of a race, the newest first, if the reviewer sees its personal
 * data; who saw them is an audit line.
 */
export async function listAnswers(
  tools: OrganiseTools,
  reviewer: Reviewer,
  { domainName, after, ...filter }: AnswerFilter & { after?: string | undefined },
): Promise<AnswerPage | "site/not-bound" | "session/not-allowed"> {
  const { db, secrets } = tools;
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const { raceId } = site;
  if (!seesPersonal(reviewer, raceId)) return "session/not-allowed";
  const rows = await db
    .select()
    .from(submissions)
    .where(and(buildCondition(raceId, filter), after === undefined ? undefined : isBefore(after)))
    .orderBy(desc(submissions.createdAt), desc(submissions.submissionId))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const { actor } = reviewer;
  const line: AuditLine = { raceId, actor, action: "list", entity: "answers", entityId: raceId };
  if (page.length > 0) await recordAudit(db, { ...line, details: { ...filter, count: page.length } });
  const forms = await readForms(db, page);
  return {
    answers: page.map((row) => getHead(row, forms.get(row.formHash)?.form, openAnswers(secrets, row)[0] ?? {})),
    next: rows.length > pageSize ? (page.at(-1)?.submissionId ?? null) : null,
    forms: await countForms(db, site),
  };
}

/** Describes an answer for a list. */
export function getHead(row: SubmissionRow, form: CompiledForm | undefined, answers: Answers): AnswerHead {
  const { submissionId, receipt, formId, createdAt, doneAt } = row;
  return {
    submissionId,
    receipt,
    form: formId,
    formTitle: form?.title ?? { zh: formId },
    createdAt: createdAt.getTime(),
    doneAt: doneAt?.getTime() ?? null,
    name: nameIn(form, answers) || emailIn(form, answers),
  };
}

/**
 * Returns the email address in an answer, the first that the form asks for; "" if there is none.
 */
export function emailIn(form: CompiledForm | undefined, answers: Answers): string {
  const emailFields = Object.entries(form?.fields ?? {}).filter(([, field]) => getLogic(field)?.means === "email");
  const emails = emailFields.map(([pointer]) => answers[pointer.slice(1)]);
  return emails.find((email): email is string => typeof email === "string" && email !== "") ?? "";
}

function buildCondition(raceId: string, { form, state }: Omit<AnswerFilter, "domainName">): SQL | undefined {
  return and(
    eq(submissions.raceId, raceId),
    eq(submissions.use, "general"),
    form === undefined ? undefined : eq(submissions.formId, form),
    state && (state === "open" ? isNull(submissions.doneAt) : isNotNull(submissions.doneAt)),
  );
}

// By the database's own instant: a Date has no microseconds, and rows would come twice.
function isBefore(submissionId: string) {
  return sql`(${submissions.createdAt}, ${submissions.submissionId}) < (
    select s.created_at, s.submission_id from submissions s where s.submission_id = ${submissionId}
  )`;
}

// Those that the site has now, and those that were answered before.
async function countForms(db: Database, site: RaceSite): Promise<AnswerPage["forms"]> {
  const counts = await db
    .select({ id: submissions.formId, isDone: sql<boolean>`${submissions.doneAt} is not null`, many: count() })
    .from(submissions)
    .where(buildCondition(site.raceId, {}))
    .groupBy(submissions.formId, sql`${submissions.doneAt} is not null`);
  const published = listForms(site).flatMap(({ head }) => (head.use === "general" ? [head] : []));
  const ids = [...new Set([...published.map(({ id }) => id), ...counts.map(({ id }) => id).sort()])];
  const many = (id: string, isDone: boolean) => counts.find((row) => row.id === id && row.isDone === isDone)?.many ?? 0;
  const titles = await readTitles(db, site.raceId);
  return ids.map((id) => ({
    id,
    open: many(id, false),
    done: many(id, true),
    title: published.find((head) => head.id === id)?.title ?? titles.get(id) ?? { zh: id },
  }));
}

async function readTitles(db: Database, raceId: string): Promise<Map<string, CompiledForm["title"]>> {
  const rows = await db
    .selectDistinctOn([submissions.formId], { id: submissions.formId, body: answeredForms.body })
    .from(submissions)
    .innerJoin(answeredForms, eq(answeredForms.hash, submissions.formHash))
    .where(buildCondition(raceId, {}))
    .orderBy(submissions.formId, desc(answeredForms.version));
  return new Map(rows.map(({ id, body }) => [id, (JSON.parse(body) as CompiledForm).title]));
}
