import { eq, type SQL } from "drizzle-orm";
import type { CompiledForm } from "#forms/form.ts";
import { messages } from "#locales/generated/server/export.ts";
import { textIn } from "#locales/getText.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import { listForms, openForm } from "../../race/forms.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { type Column, listColumns } from "../export/columns.ts";
import { getEditions } from "../export/rows.ts";
import type { OrganiseTools } from "./race.ts";
import { isReceived, paysFor } from "./rows.ts";

/**
 * The columns of what is known of every entry; these keys are no JSON Pointers, as those of answers
 * are.
 */
export const factKeys = [
  "code",
  "receipt",
  "submitted",
  "item",
  "state",
  "since",
  "order",
  "yuan",
  "who",
  "document",
  "bib",
  "startBlock",
] as const;
export type FactKey = (typeof factKeys)[number];

/** Returns the columns of facts. */
export function factColumns(language: "zh" | "en"): Column[] {
  return factKeys.map((key) => ({ key, label: textIn(language, messages, key) }));
}

/**
 * Returns all columns of the entries that match a condition: facts, the form, its answers, and what
 * the form has no place for.
 */
export async function matchingColumns(
  { db }: Pick<OrganiseTools, "db">,
  where: SQL | undefined,
  language: "zh" | "en",
): Promise<Column[]> {
  return withFacts(await answeredForms(db, where), language);
}

/**
 * Returns all columns that entries of a race can have: also of what its forms ask now and nobody
 * has answered yet.
 */
export async function entryColumns(
  { db, store }: Pick<OrganiseTools, "db" | "store">,
  site: RaceSite,
  language: "zh" | "en",
): Promise<Column[]> {
  const placedForms = listForms(site).filter(({ head }) => head.use === "sign-up");
  const published = await Promise.all(placedForms.map((form) => openForm(store, form)));
  const formsOfAnswers = await answeredForms(db, eq(entries.raceId, site.raceId));
  return withFacts([...published.flatMap((publishedForm) => publishedForm?.form ?? []), ...formsOfAnswers], language);
}

function answeredForms(db: OrganiseTools["db"], where: SQL | undefined): Promise<CompiledForm[]> {
  const hashes = db
    .select({ hash: submissions.formHash })
    .from(entries)
    .innerJoin(submissions, eq(submissions.submissionId, entries.submissionId))
    .leftJoin(transfers, isReceived)
    .leftJoin(orders, paysFor)
    .where(where);
  return getEditions(db, hashes);
}

function withFacts(forms: CompiledForm[], language: "zh" | "en"): Column[] {
  const named = (key: "form" | "other") => ({ key, label: textIn(language, messages, key) });
  return [...factColumns(language), named("form"), ...listColumns(forms, language), named("other")];
}
