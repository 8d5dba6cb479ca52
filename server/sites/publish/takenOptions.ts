import { and, eq, inArray } from "drizzle-orm";
import type { Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import { pointerKeys, toPointer } from "#core/pointers.ts";
import { limitedOptions } from "#forms/limitedOptions.ts";
import type { Database } from "../../base/db/open.ts";
import { optionCounts } from "../../base/db/optionSchema.ts";
import { sites } from "../../base/db/schema.ts";
import type { NextForm } from "./formVersions.ts";

/**
 * Returns a warning for each option that more entrants have than the next edition of its form
 * allows. Nobody loses theirs.
 */
export async function checkTakenOptions(db: Database, siteId: string, forms: NextForm[]): Promise<Problem[]> {
  const limited = forms.flatMap(({ path, form }) =>
    limitedOptions(form).map((limitedOption) => ({ ...limitedOption, path, form })),
  );
  if (limited.length === 0) return [];
  const { formId, field, option, taken } = optionCounts;
  const ids = [...new Set(limited.map(({ form }) => form.id))];
  const counts = await db
    .select({ formId, field, option, taken })
    .from(optionCounts)
    .innerJoin(sites, eq(sites.raceId, optionCounts.raceId))
    .where(and(eq(sites.siteId, siteId), inArray(formId, ids)));
  return limited.flatMap(({ path, form, field, option, capacity }) => {
    const row = counts.find((count) => count.formId === form.id && count.field === field && count.option === option);
    if (!row || row.taken <= capacity) return [];
    const pointer = `${toPointer(["uiSchema", ...pointerKeys(field)])}/capacity${toPointer([option])}`;
    return [{ ...report("SL6099", pointer, { option, capacity, taken: row.taken }), file: path }];
  });
}
