import { and, count, eq, inArray, lte } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { SubmissionHead } from "#contract/signup.ts";
import type { CompiledForm } from "#forms/form.ts";
import type { Database } from "../../base/db/open.ts";
import { optionPlaces } from "../../base/db/optionSchema.ts";
import type { submissions } from "../../base/db/signupSchema.ts";
import { labelsOf } from "./notify.ts";

/** The options that the entrants of submissions wait for, with their places, by the id of the submission. */
export async function waitingOf(
  db: Database,
  rows: Pick<typeof submissions.$inferSelect, "submissionId" | "formHash">[],
  forms: ReadonlyMap<string, { form: CompiledForm }>,
): Promise<Map<string, SubmissionHead["waiting"]>> {
  // Most forms have no waiting list.
  const hashes = new Map(
    rows.flatMap(({ submissionId, formHash }) => {
      const form = forms.get(formHash)?.form;
      const isLimited = Object.values(form?.fields ?? {}).some((field) => field?.capacity);
      return form && isLimited ? [[submissionId, form] as const] : [];
    }),
  );
  if (hashes.size === 0) return new Map();
  const { submissionId, position, field, option, state, seq } = optionPlaces;
  const earlier = alias(optionPlaces, "earlier");
  const ahead = and(
    eq(earlier.raceId, optionPlaces.raceId),
    eq(earlier.formId, optionPlaces.formId),
    eq(earlier.field, field),
    eq(earlier.option, option),
    eq(earlier.state, "waiting"),
    lte(earlier.seq, seq),
  );
  const found = await db
    .select({ submissionId, position, field, option, place: count() })
    .from(optionPlaces)
    .innerJoin(earlier, ahead)
    .where(and(inArray(submissionId, [...hashes.keys()]), eq(state, "waiting")))
    .groupBy(submissionId, position, field, option, seq)
    .orderBy(position, seq);
  const waiting = new Map<string, SubmissionHead["waiting"]>();
  for (const row of found) {
    const form = hashes.get(row.submissionId);
    if (!form) continue;
    const one = { entrant: row.position, ...labelsOf(form, row.field, row.option), place: row.place };
    waiting.set(row.submissionId, [...(waiting.get(row.submissionId) ?? []), one]);
  }
  return waiting;
}
