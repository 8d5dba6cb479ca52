import { and, asc, count, desc, eq, inArray, lte } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Entry } from "#contract/entries.ts";
import { bibWishes } from "../../base/db/bibSchema.ts";
import { entries, entryHistory, poolLedger } from "../../base/db/entrySchema.ts";
import { handOuts } from "../../base/db/handOutSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { pickUpSlots, pickUps } from "../../base/db/pickUpSchema.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";

/**
 * The entries of submissions, by the id of the submission; bibs also before they are shown, and
 * without start blocks, which only the site knows.
 */
export async function listEntries(db: Database, submissionIds: string[]): Promise<Map<string, Entry[]>> {
  const entriesById = new Map<string, Entry[]>();
  if (submissionIds.length === 0) return entriesById;
  // An entrant whose money came late has the newest of several.
  const rows = await db
    .selectDistinctOn([entries.submissionId, entries.position])
    .from(entries)
    .where(inArray(entries.submissionId, submissionIds))
    .orderBy(asc(entries.submissionId), asc(entries.position), desc(entries.seq));
  const places = await countWaitingPlaces(
    db,
    rows.flatMap(({ entryId, state }) => (state === "waitlisted" ? [entryId] : [])),
  );
  for (const { submissionId, position, code, state, entryId, bib } of rows) {
    if (submissionId === null) continue;
    const place = places.get(entryId) ?? null;
    const entry = { entrant: position, code, state, place, bib, startBlock: null };
    entriesById.set(submissionId, [...(entriesById.get(submissionId) ?? []), entry]);
  }
  return entriesById;
}

async function countWaitingPlaces(db: Database, ids: string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const aheadEntries = alias(entries, "ahead");
  const isAhead = and(
    eq(aheadEntries.raceId, entries.raceId),
    eq(aheadEntries.item, entries.item),
    eq(aheadEntries.state, "waitlisted"),
    lte(aheadEntries.seq, entries.seq),
  );
  const rows = await db
    .select({ entryId: entries.entryId, place: count() })
    .from(entries)
    .innerJoin(aheadEntries, isAhead)
    .where(inArray(entries.entryId, ids))
    .groupBy(entries.entryId);
  return new Map(rows.map(({ entryId, place }) => [entryId, place]));
}

/** The entries of submissions with all that became of them, for their owner's export. */
export async function gatherEntries(
  { db, secrets }: { db: Database; secrets: Pick<Secrets, "open"> },
  submissionIds: string[],
): Promise<unknown[]> {
  if (submissionIds.length === 0) return [];
  const rows = await db.select().from(entries).where(inArray(entries.submissionId, submissionIds));
  const ids = rows.map(({ entryId }) => entryId);
  if (ids.length === 0) return [];
  const history = await db
    .select()
    .from(entryHistory)
    .where(inArray(entryHistory.entryId, ids))
    .orderBy(entryHistory.seq);
  const ledger = await db.select().from(poolLedger).where(inArray(poolLedger.entryId, ids)).orderBy(poolLedger.seq);
  const { site, startsAt, endsAt } = pickUpSlots;
  const { state, stateAt, createdAt } = pickUps;
  const bookings = await db
    .select({ entryId: pickUps.entryId, booking: { site, startsAt, endsAt, state, stateAt, createdAt } })
    .from(pickUps)
    .innerJoin(pickUpSlots, eq(pickUpSlots.slotId, pickUps.slotId))
    .where(inArray(pickUps.entryId, ids))
    .orderBy(pickUps.pickUpId);
  const wishes = await db.select().from(bibWishes).where(inArray(bibWishes.entryId, ids));
  const given = await db.select().from(handOuts).where(inArray(handOuts.entryId, ids)).orderBy(handOuts.handOutId);
  return rows.map(({ personId: _hash, entryId, ...row }) => ({
    ...row,
    history: history.flatMap(({ entryId: id, before, after, reason, at }) =>
      id === entryId ? [{ before, after, reason, at }] : [],
    ),
    places: ledger.flatMap(({ entryId: id, delta, at }) => (id === entryId ? [{ delta, at }] : [])),
    wantsLuckyBib: wishes.some((wish) => wish.entryId === entryId),
    handOuts: given.flatMap(({ entryId: id, material, choice, site, at, proxySealed, undoneAt }) =>
      id === entryId ? [{ material, choice, site, at, proxy: proxySealed && secrets.open(proxySealed), undoneAt }] : [],
    ),
    pickUps: bookings.flatMap((row) => (row.entryId === entryId ? [row.booking] : [])),
  }));
}
