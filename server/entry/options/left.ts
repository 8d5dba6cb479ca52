import { and, count, eq } from "drizzle-orm";
import type { OptionLeft } from "#contract/signup.ts";
import { limitedOptions } from "#forms/limitedOptions.ts";
import type { Database } from "../../base/db/open.ts";
import { optionCounts, optionPlaces } from "../../base/db/optionSchema.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { listForms, openForm } from "../../race/forms.ts";
import type { RaceSite } from "../../race/raceSite.ts";

// Thirty thousand runners who open the form at once cost a server one query in this time.
const freshMs = 3000;
const caches = new WeakMap<Database, Map<string, { at: number; left: Promise<OptionLeft[]> }>>();

/**
 * Returns how many places the options of a site's form have left, at most 3 s old; nothing for a
 * form without capacities.
 */
export async function optionsLeft(tools: SignupTools, site: RaceSite, formId: string): Promise<OptionLeft[]> {
  const placedForm = listForms(site).find(({ head }) => head.id === formId);
  const form = placedForm && (await openForm(tools.store, placedForm))?.form;
  const limited = form ? limitedOptions(form) : [];
  if (limited.length === 0) return [];
  const cache = caches.get(tools.db) ?? new Map<string, { at: number; left: Promise<OptionLeft[]> }>();
  caches.set(tools.db, cache);
  const name = `${site.raceId}\n${placedForm?.uri}`;
  const stored = cache.get(name);
  if (stored && Date.now() - stored.at < freshMs) return stored.left;
  const lefts = countLeft(tools.db, { raceId: site.raceId, formId }, limited);
  // Races that nobody asks about any more must not stay.
  if (cache.size > 200) cache.clear();
  cache.set(name, { at: Date.now(), left: lefts });
  lefts.catch(() => cache.delete(name));
  return lefts;
}

async function countLeft(
  db: Database,
  { raceId, formId }: { raceId: string; formId: string },
  limited: ReturnType<typeof limitedOptions>,
): Promise<OptionLeft[]> {
  const counts = await db
    .select()
    .from(optionCounts)
    .where(and(eq(optionCounts.raceId, raceId), eq(optionCounts.formId, formId)));
  const { field, option, state } = optionPlaces;
  const isWaiting = and(eq(optionPlaces.raceId, raceId), eq(optionPlaces.formId, formId), eq(state, "waiting"));
  const waiting = await db
    .select({ field, option, waiting: count() })
    .from(optionPlaces)
    .where(isWaiting)
    .groupBy(field, option);
  return limited.map(({ capacity, ...option }) => {
    const isIt = (row: { field: string; option: string }) => row.field === option.field && row.option === option.option;
    const left = Math.max(0, capacity - (counts.find(isIt)?.taken ?? 0));
    return { ...option, left, waiting: waiting.find(isIt)?.waiting ?? 0 };
  });
}
