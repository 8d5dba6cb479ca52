import { and, eq, exists } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { optionCounts, optionPlaces } from "../../base/db/optionSchema.ts";
import type { SenderSite } from "../../base/delivery/message.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import { listForms, openForm } from "../../race/forms.ts";
import { getSender } from "../../race/raceSite.ts";
import { findShownSite } from "../../race/shownSite.ts";
import { isCountOf, type OptionKey, promote } from "./claim.ts";
import { notifyFreed } from "./notify.ts";

// So that sign-ups with the same option wait for a moment only.
const atOnce = 100;

/**
 * Gives the places that a new edition of a form added to those who wait for them, in their order,
 * each with a message in the same transaction. Called every minute by each server: of several, one
 * gives out a place.
 */
export async function giveAddedPlaces(tools: SignupTools): Promise<void> {
  for (const key of await listAwaitedOptions(tools.db)) {
    const added = await readPublishedCapacity(tools, key);
    if (!added) continue;
    while ((await givePlaces(tools, key, added)) === atOnce);
  }
}

async function listAwaitedOptions(db: Database): Promise<OptionKey[]> {
  const { raceId, formId, field, option, state } = optionPlaces;
  const isOfCount = and(
    eq(raceId, optionCounts.raceId),
    eq(formId, optionCounts.formId),
    eq(field, optionCounts.field),
    eq(option, optionCounts.option),
  );
  const waiting = db
    .select({ raceId })
    .from(optionPlaces)
    .where(and(isOfCount, eq(state, "waiting")));
  return db.select().from(optionCounts).where(exists(waiting));
}

/** What the published form states of an option. */
interface Published {
  /** Undefined if the option has no limit any more. */
  capacity: number | undefined;
  sender: SenderSite;
}

// Undefined if the race's site no longer offers the option: then nobody gets it.
async function readPublishedCapacity(
  tools: SignupTools,
  { raceId, formId, field, option }: OptionKey,
): Promise<Published | undefined> {
  const site = await findShownSite(tools, raceId);
  const placedForm = site && listForms(site).find(({ head }) => head.id === formId);
  const form = placedForm && (await openForm(tools.store, placedForm))?.form;
  const looks = form?.fields[field];
  if (!site || !looks || !hasOption(looks.options, option)) return undefined;
  return { capacity: looks.capacity?.[option], sender: getSender(site) };
}

function hasOption({ choices, sizes }: Record<string, unknown>, option: string): boolean {
  const options = [choices, sizes].flatMap((list) => (Array.isArray(list) ? list : []));
  return options.some(({ id }: { id?: unknown }) => id === option);
}

/**
 * Gives at most 100 added places of an option, in a transaction with their messages; returns how
 * many.
 */
export async function givePlaces(
  tools: SendingTools,
  key: OptionKey,
  { capacity, sender }: Published,
): Promise<number> {
  return tools.db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const [counter] = await tx.select().from(optionCounts).where(isCountOf(key)).for("update");
    if (!counter) return 0;
    if (capacity !== undefined) await tx.update(optionCounts).set({ capacity }).where(isCountOf(key));
    const free = capacity === undefined ? atOnce : Math.min(atOnce, capacity - counter.taken);
    const freedOptions = await promote(tx, key, free);
    await notifyFreed(tx, tools, freedOptions, new Map([[key.raceId, sender]]));
    return freedOptions.length;
  });
}
