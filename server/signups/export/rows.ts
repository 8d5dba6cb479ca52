import { and, asc, eq, sql } from "drizzle-orm";
import type { CompiledForm } from "#forms/form.ts";
import type { Database } from "../../base/db/open.ts";
import { answeredForms, submissions } from "../../base/db/signupSchema.ts";
import type { Secrets } from "../../base/secrets.ts";
import { openAnswers, type SubmissionRow } from "../own.ts";
import { cellsOf, columnsOf } from "./columns.ts";
import { words } from "./words.ts";

/** What is to be exported: a race's submissions, of one form where it is named. */
export interface Chosen {
  raceId: string;
  form?: string | undefined;
  language: "zh" | "en";
  /** The race's zone, in which times are written. */
  timeZone: string;
  /** What an item is called. */
  itemName(item: string): string;
}

const batch = 500;

const chosenOf = ({ raceId, form }: Pick<Chosen, "raceId" | "form">) =>
  and(eq(submissions.raceId, raceId), form === undefined ? undefined : eq(submissions.formId, form));

/** Whether there is anything to export. */
export async function hasRows(db: Database, chosen: Pick<Chosen, "raceId" | "form">): Promise<boolean> {
  const some = await db.select({ id: submissions.submissionId }).from(submissions).where(chosenOf(chosen)).limit(1);
  return some.length > 0;
}

/** A row of headings, then one row for each entrant, the oldest submission first; read a few hundred at a time. */
export async function* rowsOf(db: Database, secrets: Pick<Secrets, "open">, chosen: Chosen): AsyncGenerator<string[]> {
  const { language } = chosen;
  const forms = await formsOf(db, chosen);
  const columns = columnsOf([...forms.values()], language);
  const say = words[language];
  yield [...say.headings, ...columns.map(({ label }) => label), say.other];
  const writeTime = timeWriter(chosen);
  for await (const row of submissionsOf(db, chosen)) {
    const form = forms.get(row.formHash);
    if (!form) throw new Error(`The form ${row.formHash} is not kept.`);
    const { receipt, item, auditStatus, createdAt, formId, formVersion } = row;
    const state = say.states[auditStatus ?? 0] ?? "";
    const facts = [receipt, writeTime(createdAt), chosen.itemName(item), state, `${formId} v${formVersion}`];
    for (const [index, answers] of openAnswers(secrets, row).entries()) {
      const cells = cellsOf(form, answers, language);
      const known = columns.map(({ key }) => {
        const cell = cells.get(key) ?? "";
        cells.delete(key);
        return cell;
      });
      yield [...facts, String(index + 1), ...known, [...cells.values()].join("\n")];
    }
  }
}

// The newest edition first, so that its labels and its order win.
async function formsOf(db: Database, chosen: Chosen): Promise<Map<string, CompiledForm>> {
  const answered = db.selectDistinct({ hash: submissions.formHash }).from(submissions).where(chosenOf(chosen));
  const rows = await db
    .select({ hash: answeredForms.hash, body: answeredForms.body })
    .from(answeredForms)
    .where(sql`${answeredForms.hash} in ${answered}`)
    .orderBy(asc(answeredForms.formId), sql`${answeredForms.version} desc`, sql`${answeredForms.keptAt} desc`);
  return new Map(rows.map(({ hash, body }) => [hash, JSON.parse(body) as CompiledForm]));
}

async function* submissionsOf(db: Database, chosen: Chosen): AsyncGenerator<SubmissionRow> {
  let last: SubmissionRow | undefined;
  for (;;) {
    // By the database's own text of the instant: a Date has no microseconds, and rows would come twice.
    const after: ReturnType<typeof sql> | undefined =
      last &&
      sql`
      (${submissions.createdAt}, ${submissions.submissionId}) > (
        select s.created_at, s.submission_id from submissions s where s.submission_id = ${last.submissionId}
      )`;
    const rows: SubmissionRow[] = await db
      .select()
      .from(submissions)
      .where(and(chosenOf(chosen), after))
      .orderBy(asc(submissions.createdAt), asc(submissions.submissionId))
      .limit(batch);
    yield* rows;
    last = rows.at(-1);
    if (rows.length < batch) return;
  }
}

function timeWriter({ timeZone }: Chosen): (at: Date) => string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  return (at) => format.format(at);
}
