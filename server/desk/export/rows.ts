import { asc, type SQLWrapper, sql } from "drizzle-orm";
import type { CompiledForm } from "#forms/form.ts";
import { limitedOptions } from "#forms/limitedOptions.ts";
import { messages } from "#locales/generated/server/export.ts";
import { textIn } from "#locales/getText.ts";
import type { Database } from "../../base/db/open.ts";
import { answeredForms, submissions } from "../../base/db/signupSchema.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { teamsBySubmission } from "../../entry/teams/exported.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { buildCondition, findSubmissions, type SubmissionFilter } from "../review/find.ts";
import { getCells, listColumns } from "./columns.ts";
import { placeCells, placesBySubmission, withPlaceColumns } from "./places.ts";

/** What is exported, and how it is written. */
export interface Chosen extends SubmissionFilter {
  language: "zh" | "en";
  /** The race's zone, in which times are written. */
  timeZone: string;
  /**
   * The race's site, whose forms decide which teams are complete; left out, the forms as they were
   * answered.
   */
  site?: RaceSite | undefined;
  /** Returns the name of an item. */
  itemName(item: string): string;
}

// Only races with teams have these.
const teamHeadings = ["team", "captainReceipt", "role", "teamComplete"] as const;
type TeamText = (typeof teamHeadings)[number] | "captain" | "member" | "yes" | "no";

const headings = ["receipt", "submitted", "item", "decision", "form", "entrant"] as const;

// By audit status, from 1.
const states = ["waiting", "approved", "rejected", "withdrawn"] as const;

/** Returns whether there is anything to export. */
export async function hasRows(
  db: Database,
  secrets: Pick<Secrets, "open">,
  filter: SubmissionFilter,
): Promise<boolean> {
  const batch = filter.text === undefined ? 1 : 500;
  const { done } = await findSubmissions(db, secrets, filter, { batch }).next();
  return !done;
}

/**
 * A row of headings, then one row for each entrant, the oldest submission first; read a few hundred
 * at a time.
 */
export async function* readRows(
  db: Database,
  secrets: Pick<Secrets, "open">,
  selection: Chosen,
): AsyncGenerator<string[]> {
  const { language } = selection;
  const formHashes = db.select({ hash: submissions.formHash }).from(submissions).where(buildCondition(selection));
  const forms = await getEditions(db, formHashes);
  const isLimited = forms.some((form) => limitedOptions(form).length > 0);
  const places = isLimited ? await placesBySubmission(db, selection.raceId) : undefined;
  const columns = withPlaceColumns(listColumns(forms, language), forms, language);
  const teams = forms.some(({ team }) => team) ? await teamsBySubmission(db, secrets, selection) : undefined;
  const text = (key: (typeof headings | typeof states)[number] | TeamText | "other") => textIn(language, messages, key);
  yield [
    ...headings.map(text),
    ...(teams ? teamHeadings.map(text) : []),
    ...columns.map(({ label }) => label),
    text("other"),
  ];
  const writeTime = timeWriter(selection.timeZone);
  for await (const { row, answers: entrants, answered } of findSubmissions(db, secrets, selection)) {
    const { receipt, item, auditStatus, withdrawnAt, createdAt, formId, formVersion } = row;
    // A sign-up is not decided: it has no audit status.
    const state = withdrawnAt ? "withdrawn" : auditStatus ? states[auditStatus - 1] : undefined;
    const facts = [
      receipt,
      writeTime(createdAt),
      selection.itemName(item),
      state ? text(state) : "",
      `${formId} v${formVersion}`,
    ];
    const team = teams?.get(row.submissionId);
    const inTeam = team
      ? [team.name, team.captainReceipt, text(team.role), text(team.isComplete ? "yes" : "no")]
      : teamHeadings.map(() => "");
    for (const [index, answers] of entrants.entries()) {
      const cells = getCells(answered.form, answers, selection);
      const ownPlaces = places?.get(row.submissionId)?.filter(({ position }) => position === index) ?? [];
      for (const [key, words] of placeCells(answered.form, ownPlaces, language)) cells.set(key, words);
      const values = columns.map(({ key }) => {
        const cell = cells.get(key) ?? "";
        cells.delete(key);
        return cell;
      });
      yield [...facts, String(index + 1), ...(teams ? inTeam : []), ...values, [...cells.values()].join("\n")];
    }
  }
}

/**
 * The editions of forms whose hashes a query selects; the newest first, so that its labels and its
 * order win.
 */
export async function getEditions(db: Database, hashes: SQLWrapper): Promise<CompiledForm[]> {
  const rows = await db
    .select({ body: answeredForms.body })
    .from(answeredForms)
    .where(sql`${answeredForms.hash} in ${hashes}`)
    .orderBy(asc(answeredForms.formId), sql`${answeredForms.version} desc`, sql`${answeredForms.keptAt} desc`);
  return rows.map(({ body }) => JSON.parse(body) as CompiledForm);
}

/** Returns a function that writes an instant as spreadsheets read it, in a race's zone. */
export function timeWriter(timeZone: string): (at: Date) => string {
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  return (at) => format.format(at);
}
