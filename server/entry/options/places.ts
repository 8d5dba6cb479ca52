import { inArray, sql } from "drizzle-orm";
import type { SubmissionHead } from "#contract/signup.ts";
import type { CompiledForm } from "#forms/form.ts";
import type { Text } from "#schemas/generated/types.ts";
import type { Database } from "../../base/db/open.ts";
import { optionPlaces } from "../../base/db/optionSchema.ts";
import type { submissions } from "../../base/db/signupSchema.ts";
import { getLabels } from "./notify.ts";

/** An option with a capacity that an entrant has chosen. */
export interface ChosenOption {
  /** From 0. */
  entrant: number;
  /** JSON Pointer to the answer. */
  pointer: string;
  question: Text;
  option: Text;
  /** On its waiting list, from 1; null for an entrant who has it. */
  place: number | null;
}

type Row = Pick<typeof submissions.$inferSelect, "submissionId" | "formHash">;
type Forms = ReadonlyMap<string, { form: CompiledForm }>;

/**
 * The options with a capacity that the entrants of submissions have or wait for, by the id of the
 * submission.
 */
export async function chosenOptions(db: Database, rows: Row[], forms: Forms): Promise<Map<string, ChosenOption[]>> {
  // Most forms have no capacities.
  const limited = new Map(
    rows.flatMap(({ submissionId, formHash }) => {
      const form = forms.get(formHash)?.form;
      const isLimited = Object.values(form?.fields ?? {}).some((field) => field?.capacity);
      return form && isLimited ? [[submissionId, form] as const] : [];
    }),
  );
  const optionsById = new Map<string, ChosenOption[]>();
  if (limited.size === 0) return optionsById;
  const { submissionId, position, field, option, seq } = optionPlaces;
  const optionRows = await db
    .select({ submissionId, position, field, option, place: placeInList })
    .from(optionPlaces)
    .where(inArray(submissionId, [...limited.keys()]))
    .orderBy(position, seq);
  for (const row of optionRows) {
    const form = limited.get(row.submissionId);
    if (!form) continue;
    const { position: entrant, field: pointer, place } = row;
    const entry = {
      entrant,
      pointer,
      ...getLabels(form, row.field, row.option),
      place: place === null ? null : Number(place),
    };
    optionsById.set(row.submissionId, [...(optionsById.get(row.submissionId) ?? []), entry]);
  }
  return optionsById;
}

// How many who wait for the same option came before, and the entrant; null for one who has it.
// Columns of the outer query need their table's name.
const placeInList = sql<string | null>`case when option_places.state = 'waiting' then (
  select count(*) from option_places earlier
  where earlier.race_id = option_places.race_id and earlier.form_id = option_places.form_id
    and earlier.field = option_places.field and earlier.option = option_places.option
    and earlier.state = 'waiting' and earlier.seq <= option_places.seq
) end`;

/** The options that entrants wait for, as lists of submissions have them. */
export function waitingIn(options: ChosenOption[] | undefined): SubmissionHead["waiting"] {
  return (options ?? []).flatMap(({ entrant, question, option, place }) =>
    place === null ? [] : [{ entrant, question, option, place }],
  );
}
