import { randomUUID } from "node:crypto";
import { and, eq, inArray, sql } from "drizzle-orm";
import { newCode } from "../../base/code.ts";
import { entries, entryHistory, isLiveEntry, poolLedger } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import type { Unit } from "./enter.ts";
import { storePerson } from "./person.ts";

/**
 * What became of a place that was to be carried over: `registered` is a person with another entry
 * of the group; `gone` is a sign-up without one confirmed entry.
 */
export type Carried = "carried" | "registered" | "gone";

const reason = "transfer";

/**
 * Ends the confirmed entry of a sign-up as transferred, and makes that of another sign-up for the
 * same item, in the caller's transaction. The place of each pool goes from one to the other: what
 * is claimed does not change, so nobody who waits for a place is passed over. Changes something
 * also if it returns "registered": the caller rolls back.
 */
export async function carryPlace(tx: Database, fromSubmission: string, unit: Unit): Promise<Carried> {
  const { raceId, item, submissionId, actor } = unit;
  const { exclusionGroup, person } = await storePerson(tx, unit);
  const { personId, position } = person;
  const isOld = and(eq(entries.submissionId, fromSubmission), eq(entries.state, "confirmed"), eq(entries.item, item));
  const rows = await tx
    .update(entries)
    .set({ state: "transferred", stateAt: sql`now()` })
    .where(isOld)
    .returning({ entryId: entries.entryId });
  const [oldEntry] = rows;
  if (!oldEntry || rows.length > 1) return "gone";
  const entryId = randomUUID();
  const entry = { entryId, code: newCode(), raceId, item, exclusionGroup, submissionId, position, personId };
  const bib = await passBib(tx, oldEntry.entryId);
  const insertedRows = await tx
    .insert(entries)
    .values({ ...entry, bib, state: "confirmed" })
    .onConflictDoNothing({ target: [entries.raceId, entries.exclusionGroup, entries.personId], where: isLiveEntry })
    .returning({ entryId: entries.entryId });
  if (insertedRows.length === 0) return "registered";
  await tx.insert(entryHistory).values([
    { entryId: oldEntry.entryId, before: "confirmed", after: "transferred", reason, actor },
    { entryId, before: null, after: "confirmed", reason, actor },
  ]);
  await carryLedger(tx, oldEntry.entryId, entryId);
  return "carried";
}

// The number goes with the place: it may be printed already.
async function passBib(tx: Database, from: string): Promise<string | null> {
  const isFrom = eq(entries.entryId, from);
  const [row] = await tx.select({ bib: entries.bib }).from(entries).where(isFrom);
  if (row?.bib) await tx.update(entries).set({ bib: null }).where(isFrom);
  return row?.bib ?? null;
}

// By the ledger, as everywhere: what the entry has taken is what the other one has from now on.
async function carryLedger(tx: Database, from: string, to: string): Promise<void> {
  const { entryId, poolId, delta } = poolLedger;
  const places = await tx
    .select({ poolId })
    .from(poolLedger)
    .where(inArray(entryId, [from]))
    .groupBy(poolId)
    .having(sql`sum(${delta}) > 0`);
  if (places.length === 0) return;
  await tx.insert(poolLedger).values(
    places.flatMap((place) => [
      { ...place, entryId: from, delta: -1, reason },
      { ...place, entryId: to, delta: 1, reason },
    ]),
  );
}
