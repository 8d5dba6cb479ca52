import { randomUUID } from "node:crypto";
import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import { newCode } from "../../base/code.ts";
import {
  entries,
  entryHistory,
  isLiveEntry,
  persons,
  poolLedger,
  pools,
  raceItems,
} from "../../base/db/entrySchema.ts";
import { type EntryState, holdsPlaces } from "../../base/db/entryStates.ts";
import { insertRows } from "../../base/db/insertRows.ts";
import type { Database } from "../../base/db/open.ts";
import { wholeRace } from "../../sites/items/facts.ts";

/** The people of one submission, who get entries together or not at all. */
export interface Unit {
  raceId: string;
  item: string;
  submissionId: string;
  /** Who makes the entries: an account, or the name of the command. */
  actor: string;
  people: { position: number; personId: string | null; birthday: string | null }[];
  /** Whether a place has to be paid for: it is reserved until then. */
  isUnpaid?: boolean;
}

/**
 * A place that is held for nobody yet: its entry has this id, and is offered until somebody gets
 * it.
 */
export type HeldUnit = Omit<Unit, "submissionId" | "isUnpaid"> & { submissionId: null; heldAs: string };

/** What became of a unit; only `entered` has entries. */
export type Entered =
  | { outcome: "entered"; state: EntryState }
  /** Some of its people have an entry in this exclusion group. */
  | { outcome: "registered"; positions: number[] }
  /** Not enough places are left for all of its people. */
  | { outcome: "full"; left: number }
  /** Its race is cancelled. */
  | { outcome: "cancelled" };

/**
 * On what occasion entries are made. Only a sign-up enters a draw or waits. An approval and an
 * invitation may overtake those who wait, money that came late and an entry from another race may
 * not.
 */
export type Occasion = "sign-up" | "approval" | "invitation" | "late-payment" | "deferral";

const overtaking: ReadonlySet<Occasion> = new Set(["approval", "invitation"]);

type Item = Pick<
  typeof raceItems.$inferSelect,
  "allocation" | "exclusionGroup" | "hasWaitingList" | "poolIds" | "cancelledAt"
>;
type Row = typeof entries.$inferInsert & { personId: string | null };

// What has no limit: an item that no published site has stated any more.
const unlimited: Item = {
  allocation: "first-come",
  exclusionGroup: wholeRace,
  hasWaitingList: false,
  poolIds: [],
  cancelledAt: null,
};

/**
 * Makes the entries of units in the order in which they came, each whole or not at all, and takes
 * their places, in the caller's transaction. Each kind of row is locked in one order (items,
 * people, pools), so that transactions wait for each other and not in a circle; pools come last,
 * because everybody else waits for them. `leave` ends other entries in the same transaction: it is
 * called when entries are locked, and returns the pools to lock with those that are claimed.
 */
export async function enter(
  tx: Database,
  units: readonly (Unit | HeldUnit)[],
  occasion: Occasion,
  leave?: () => Promise<readonly number[]>,
): Promise<Entered[]> {
  if (units.length === 0) return [];
  const items = await lockItems(tx, units);
  const getItem = (unit: Pick<Unit, "raceId" | "item">) => items.get(getName(unit)) ?? unlimited;
  const isCancelled = units.map((unit) => getItem(unit).cancelledAt !== null);
  const rows = units.map((unit, index) => (isCancelled[index] ? [] : readRows(unit, getItem(unit), occasion)));
  const insertedIds = await insertEntries(tx, rows.flat(), units);
  const outcomes: Entered[] = units.map((_, index) => {
    if (isCancelled[index]) return { outcome: "cancelled" };
    const missing = (rows[index] ?? []).filter(({ entryId }) => !insertedIds.has(entryId));
    if (missing.length > 0) return { outcome: "registered", positions: missing.map(({ position }) => position) };
    return { outcome: "entered", state: rows[index]?.[0]?.state ?? "confirmed" };
  });
  await claim(tx, { units, rows, getItem, occasion, others: (await leave?.()) ?? [] }, outcomes);
  const failedRows = rows.flatMap((unitRows, index) => (outcomes[index]?.outcome === "entered" ? [] : unitRows));
  await deleteEntries(tx, failedRows);
  await record(tx, { rows, units, getItem, occasion }, outcomes);
  return outcomes;
}

interface Plan {
  units: readonly (Unit | HeldUnit)[];
  /** The entries of each unit. */
  rows: Row[][];
  getItem(unit: Pick<Unit, "raceId" | "item">): Item;
  occasion: Occasion;
  /** The pools of entries that end with these. */
  others?: readonly number[];
}

// Shared among sign-ups; a publish that changes an item waits for them, and they for it.
async function lockItems(tx: Database, units: readonly Pick<Unit, "raceId" | "item">[]): Promise<Map<string, Item>> {
  const raceItemsByName = new Map(units.map(({ raceId, item }) => [getName({ raceId, item }), { raceId, item }]));
  const isWanted = [...raceItemsByName.values()].map((ref) =>
    and(eq(raceItems.raceId, ref.raceId), eq(raceItems.item, ref.item)),
  );
  const rows = await tx
    .select()
    .from(raceItems)
    .where(or(...isWanted))
    .orderBy(asc(raceItems.raceId), asc(raceItems.item))
    .for("share");
  return new Map(rows.map((row) => [getName(row), row]));
}

function readRows(unit: Unit | HeldUnit, { allocation, exclusionGroup }: Item, occasion: Occasion): Row[] {
  const { raceId, item, submissionId } = unit;
  const heldAs = "heldAs" in unit ? unit.heldAs : undefined;
  const placedState = heldAs !== undefined ? "offered" : "isUnpaid" in unit && unit.isUnpaid ? "reserved" : "confirmed";
  const state = allocation === "draw" && occasion === "sign-up" ? "pool" : placedState;
  return unit.people.map(({ position, personId }) => ({
    entryId: heldAs ?? randomUUID(),
    code: newCode(),
    raceId,
    item,
    exclusionGroup,
    submissionId,
    position,
    personId,
    state,
  }));
}

// Returns the ids of those that were inserted; the others are of people who have an entry in that
// group.
async function insertEntries(tx: Database, rows: Row[], units: readonly Pick<Unit, "people">[]): Promise<Set<string>> {
  const birthdays = new Map<string, string | null>();
  for (const { people } of units)
    for (const { personId, birthday } of people) if (personId !== null) birthdays.set(personId, birthday);
  const people = [...birthdays].map(([personId, birthday]) => ({ personId, birthday })).sort(comparePersons);
  await insertRows(tx, persons, people, {
    more: sql`on conflict (person_id) do update set birthday = coalesce(excluded.birthday, ${persons.birthday})`,
  });
  const insertedRows = await insertRows<typeof entries, { id: string }>(tx, entries, rows.toSorted(comparePersons), {
    more: sql`on conflict (race_id, exclusion_group, person_id) where(${isLiveEntry}) do nothing returning entry_id as id`,
  });
  return new Set(insertedRows.map(({ id }) => id));
}

// Gives places to the units that have entries, first come first served. Changes the outcomes of
// those that wait or find too few.
async function claim(
  tx: Database,
  { units, rows, getItem, occasion, others = [] }: Plan,
  outcomes: Entered[],
): Promise<void> {
  const claiming = units.flatMap((unit, index) => {
    const outcome = outcomes[index];
    const isClaim = outcome?.outcome === "entered" && holdsPlaces(outcome.state) && getItem(unit).poolIds.length > 0;
    return isClaim ? [{ index, unit, item: getItem(unit), count: unit.people.length }] : [];
  });
  const pools = await lockPools(tx, [...claiming.flatMap(({ item }) => item.poolIds), ...others]);
  if (pools.size === 0) return;
  const waiting = await itemsWithWaiting(
    tx,
    claiming.filter(({ item }) => item.hasWaitingList),
  );
  const counts = new Map<number, number>();
  for (const { index, unit, item, count } of claiming) {
    const free = Math.min(...item.poolIds.map((id) => (pools.get(id)?.left ?? 0) - (counts.get(id) ?? 0)));
    // Nobody overtakes those who wait.
    const isBehind = waiting.has(getName(unit)) && !overtaking.has(occasion);
    if (count <= free && !isBehind) {
      for (const id of item.poolIds) counts.set(id, (counts.get(id) ?? 0) + count);
      continue;
    }
    const poolSize = Math.min(...item.poolIds.map((id) => pools.get(id)?.places ?? 0));
    const canWait = item.hasWaitingList && occasion === "sign-up" && count <= poolSize;
    outcomes[index] = canWait
      ? { outcome: "entered", state: "waitlisted" }
      : // What is free is for those who wait.
        { outcome: "full", left: isBehind ? 0 : Math.max(0, free) };
    if (canWait) waiting.add(getName(unit));
  }
  const waitlisted = rows.flatMap((unitRows, index) => (findState(outcomes[index]) === "waitlisted" ? unitRows : []));
  await setState(tx, waitlisted, "waitlisted");
  await addClaimed(tx, counts);
}

/**
 * Locks pools until the transaction ends, in ascending order; returns how many places each has, and
 * has left.
 */
export async function lockPools(
  tx: Database,
  poolIds: readonly number[],
): Promise<Map<number, { places: number; left: number }>> {
  const ids = [...new Set(poolIds)];
  if (ids.length === 0) return new Map();
  const rows = await tx.select().from(pools).where(inArray(pools.poolId, ids)).orderBy(asc(pools.poolId)).for("update");
  return new Map(rows.map(({ poolId, places, claimed }) => [poolId, { places, left: places - claimed }]));
}

/** Adds to the claimed places of pools, which are locked in ascending order. */
export async function addClaimed(tx: Database, counts: ReadonlyMap<number, number>): Promise<void> {
  for (const [poolId, count] of [...counts].sort(([a], [b]) => a - b))
    await tx
      .update(pools)
      .set({
        claimed: sql`${pools.claimed} + ${count}`,
        // Of a pool with more entries than places, none of those that come back are given out
        // again.
        capacity: sql`greatest(${pools.places}, ${pools.claimed} + ${count})`,
      })
      .where(eq(pools.poolId, poolId));
}

async function itemsWithWaiting(
  tx: Database,
  claiming: { unit: Pick<Unit, "raceId" | "item"> }[],
): Promise<Set<string>> {
  if (claiming.length === 0) return new Set();
  const { raceId, item } = entries;
  const isOne = claiming.map(({ unit }) => and(eq(raceId, unit.raceId), eq(item, unit.item)));
  const rows = await tx
    .selectDistinct({ raceId, item })
    .from(entries)
    .where(and(or(...isOne), eq(entries.state, "waitlisted")));
  return new Set(rows.map(getName));
}

async function setState(tx: Database, rows: Row[], state: EntryState): Promise<void> {
  const ids = rows.map(({ entryId }) => entryId);
  if (ids.length > 0) await tx.update(entries).set({ state }).where(inArray(entries.entryId, ids));
}

// Only entries of this transaction, which nobody else has seen and nothing refers to.
async function deleteEntries(tx: Database, rows: Row[]): Promise<void> {
  const ids = rows.map(({ entryId }) => entryId);
  if (ids.length > 0) await tx.delete(entries).where(inArray(entries.entryId, ids));
}

async function record(tx: Database, { rows, units, getItem, occasion }: Plan, outcomes: Entered[]): Promise<void> {
  const insertedRows = rows.flatMap((unitRows, index) => {
    const after = findState(outcomes[index]);
    const unit = units[index];
    return after && unit
      ? unitRows.map(({ entryId }) => ({ entryId, after, actor: unit.actor, poolIds: getItem(unit).poolIds }))
      : [];
  });
  const history = insertedRows.map(({ entryId, after, actor }) => ({
    entryId,
    before: null,
    after,
    actor,
    reason: occasion,
  }));
  await insertRows(tx, entryHistory, history);
  const ledger = insertedRows
    .filter(({ after }) => holdsPlaces(after))
    .flatMap(({ entryId, poolIds }) => poolIds.map((poolId) => ({ poolId, entryId, delta: 1, reason: occasion })));
  await insertRows(tx, poolLedger, ledger);
}

function findState(outcome: Entered | undefined): EntryState | undefined {
  return outcome?.outcome === "entered" ? outcome.state : undefined;
}

function getName({ raceId, item }: { raceId: string; item: string }): string {
  return `${raceId}\n${item}`;
}

function comparePersons(a: { personId: string | null }, b: { personId: string | null }): number {
  return (a.personId ?? "") < (b.personId ?? "") ? -1 : 1;
}
