import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Answers, CompiledForm } from "#forms/form.ts";
import { chosenLimited, type LimitedOption } from "#forms/limitedOptions.ts";
import { messages } from "#locales/generated/forms/problems.ts";
import { getText } from "#locales/getText.ts";
import type { Database } from "../../base/db/open.ts";
import { optionCounts, optionPlaces } from "../../base/db/optionSchema.ts";
import { isCancelled } from "../../race/cancelled.ts";
import { Refused } from "../../race/refusals.ts";

/** Which option of which form of a race. */
export interface OptionKey {
  raceId: string;
  formId: string;
  field: string;
  option: string;
}

/** An entrant who waited for an option and got it. */
export interface Freed extends OptionKey {
  submissionId: string;
  position: number;
}

/**
 * Takes a place of each limited option that the entrants have chosen, in the caller's transaction,
 * or puts them on its waiting list. Throws Refused, with all that is full, if an option without
 * a waiting list has not enough for all of them. Returns who got a place before them. `isFormer` is
 * for entrants who had their options before: they get them back or not, and do not wait; and their
 * form may be an earlier edition.
 */
export async function claimOptions(
  tx: Database,
  {
    raceId,
    submissionId,
    form,
    answers,
    isFormer = false,
  }: { raceId: string; submissionId: string; form: CompiledForm; answers: Answers[]; isFormer?: boolean },
): Promise<Freed[]> {
  const freedOptions: Freed[] = [];
  const fullOptions: { entrant: number; field: string }[] = [];
  for (const { positions, hasWaitingList: canWait, capacity: publishedCapacity, ...option } of getClaims(
    form,
    answers,
  )) {
    const key = { raceId, formId: form.id, ...option };
    const { taken: lockedCount, capacity } = await lock(tx, key, { stated: publishedCapacity, isFormer });
    const hasWaitingList = canWait && !isFormer;
    const waited = await promote(tx, key, capacity - lockedCount);
    freedOptions.push(...waited);
    const total = lockedCount + waited.length;
    const count = Math.min(Math.max(0, capacity - total), positions.length);
    if (count < positions.length && !hasWaitingList) {
      fullOptions.push(...positions.map((entrant) => ({ entrant, field: option.field })));
      continue;
    }
    const places = positions.map((position, index) => ({
      submissionId,
      position,
      ...key,
      state: index < count ? ("held" as const) : ("waiting" as const),
    }));
    await tx.insert(optionPlaces).values(places);
    await addTaken(tx, key, count);
  }
  if (fullOptions.length > 0) throw optionsFull(form, fullOptions);
  return freedOptions;
}

/**
 * Returns the places of these submissions to their options, in the caller's transaction, and gives
 * them to those who wait.
 */
export async function releaseOptions(tx: Database, submissionIds: string[]): Promise<Freed[]> {
  if (submissionIds.length === 0) return [];
  const isTheirs = inArray(optionPlaces.submissionId, submissionIds);
  const { raceId, formId, field, option } = optionPlaces;
  const keys = await tx.selectDistinct({ raceId, formId, field, option }).from(optionPlaces).where(isTheirs);
  const freedOptions: Freed[] = [];
  for (const key of keys.sort(compareKeys)) {
    // Before the places change, so that nobody gets a place while it is taken back.
    const [counter] = await tx.select().from(optionCounts).where(isCountOf(key)).for("update");
    const rows = await tx
      .delete(optionPlaces)
      .where(and(isTheirs, isPlaceWithKey(key)))
      .returning({ state: optionPlaces.state });
    const heldCount = rows.filter(({ state }) => state === "held").length;
    await addTaken(tx, key, -heldCount);
    if (counter) freedOptions.push(...(await promote(tx, key, counter.capacity - counter.taken + heldCount)));
  }
  return freedOptions;
}

// The claims of all entrants on one option together, in one order for all submissions, so that two
// of them wait for each other and not in a circle.
function getClaims(form: CompiledForm, answers: Answers[]) {
  const claims = new Map<string, LimitedOption & { positions: number[] }>();
  for (const [position, answer] of answers.entries())
    for (const limited of chosenLimited(form, answer)) {
      const name = `${limited.field}\n${limited.option}`;
      const claim = claims.get(name) ?? { ...limited, positions: [] };
      claim.positions.push(position);
      claims.set(name, claim);
    }
  return [...claims.values()].sort(compareKeys);
}

function compareKeys<Key extends Partial<OptionKey>>(a: Key, b: Key): number {
  const getName = ({ raceId, formId, field, option }: Key) => [raceId, formId, field, option].join("\n");
  return getName(a) < getName(b) ? -1 : 1;
}

// Locks the option until the transaction ends, and returns how often it is taken and can be. A
// former edition of the form changes nothing of what a later one states.
async function lock(
  tx: Database,
  key: OptionKey,
  { stated, isFormer }: { stated: number; isFormer: boolean },
): Promise<{ taken: number; capacity: number }> {
  const { raceId, formId, field, option, taken, capacity } = optionCounts;
  const [row] = await tx
    .insert(optionCounts)
    .values({ ...key, capacity: stated })
    .onConflictDoUpdate({
      target: [raceId, formId, field, option],
      set: { capacity: isFormer ? sql`${capacity}` : stated },
    })
    .returning({ taken, capacity });
  return row ?? { taken: 0, capacity: stated };
}

async function addTaken(tx: Database, key: OptionKey, count: number): Promise<void> {
  if (count === 0) return;
  await tx
    .update(optionCounts)
    .set({ taken: sql`${optionCounts.taken} + ${count}` })
    .where(isCountOf(key));
}

/**
 * Moves those who wait longest up to at most `free` places of an option whose row is locked; nobody
 * if the race is cancelled.
 */
export async function promote(tx: Database, key: OptionKey, free: number): Promise<Freed[]> {
  if (free <= 0 || (await isCancelled(tx, key.raceId))) return [];
  const { submissionId, position } = optionPlaces;
  const first = await tx
    .select({ submissionId, position })
    .from(optionPlaces)
    .where(and(isPlaceWithKey(key), eq(optionPlaces.state, "waiting")))
    .orderBy(asc(optionPlaces.seq))
    .limit(free);
  for (const place of first)
    await tx
      .update(optionPlaces)
      .set({ state: "held", freedAt: sql`now()` })
      .where(and(isPlaceWithKey(key), eq(submissionId, place.submissionId), eq(position, place.position)));
  await addTaken(tx, key, first.length);
  return first.map((place) => ({ ...key, ...place }));
}

/** The SQL condition of the row that counts an option. */
export function isCountOf(key: OptionKey) {
  const { raceId, formId, field, option } = optionCounts;
  return and(eq(raceId, key.raceId), eq(formId, key.formId), eq(field, key.field), eq(option, key.option));
}

function isPlaceWithKey(key: OptionKey) {
  const { raceId, formId, field, option } = optionPlaces;
  return and(eq(raceId, key.raceId), eq(formId, key.formId), eq(field, key.field), eq(option, key.option));
}

/**
 * Returns what ends the transaction in which a form was to be accepted: with a problem at each
 * question whose chosen option has no places left, and no waiting list.
 */
function optionsFull({ use }: CompiledForm, fullOptions: readonly { entrant: number; field: string }[]): Refused {
  const message = getText(messages, "option.full");
  const problems = fullOptions.map(({ entrant, field }) => ({ entrant, pointer: field, code: "sold-out", message }));
  const error = use === "general" ? "answers/wrong" : "sign-up/wrong-answers";
  return new Refused(error, { values: { count: problems.length }, problems });
}
