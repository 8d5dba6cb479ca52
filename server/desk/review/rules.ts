import type { ReviewSettings } from "#schemas/siteFile.ts";
import { readForms, type SubmissionRow } from "../../entry/own/own.ts";
import { formForItem, listForms, openForm } from "../../race/forms.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import type { ReviewTools } from "./list.ts";

/**
 * Returns the rules and reasons of the form that a site has now for an application, else those of
 * the form that was filled in.
 */
export async function readReview(
  { db, store }: Pick<ReviewTools, "db" | "store">,
  site: RaceSite | undefined,
  row: Pick<SubmissionRow, "item" | "formHash">,
): Promise<ReviewSettings> {
  const placed = site && formForItem(listForms(site), "through-entry", row.item);
  const published = placed && (await openForm(store, placed));
  return (published ?? (await readForms(db, [row])).get(row.formHash))?.form.review ?? {};
}
