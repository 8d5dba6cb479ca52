import { and, eq, sql } from "drizzle-orm";
import { entries, entryHistory, persons, raceItems } from "../base/db/entrySchema.ts";
import type { Database } from "../base/db/open.ts";
import type { Entered, Unit } from "./enter.ts";
import { wholeRace } from "./facts.ts";

/**
 * Gives an offered entry, which holds a place for nobody yet, to the person of a sign-up for the same item, in the caller's transaction. No pool changes. Returns undefined if it is not offered any
 * more, and `registered` if the person has another entry of the group: then nothing is changed.
 */
export async function fillPlace(
  tx: Database,
  entryId: string,
  { raceId, item, submissionId, actor, people, isUnpaid }: Unit,
): Promise<Entered | undefined> {
  const [person] = people;
  if (!person || people.length > 1) throw new Error("A held place is given to one person.");
  const isItem = and(eq(raceItems.raceId, raceId), eq(raceItems.item, item));
  const [settled] = await tx.select().from(raceItems).where(isItem).for("share");
  const { personId, birthday, position } = person;
  if (personId !== null)
    await tx
      .insert(persons)
      .values({ personId, birthday })
      .onConflictDoUpdate({
        target: persons.personId,
        set: { birthday: sql`coalesce(excluded.birthday, ${persons.birthday})` },
      });
  const after = isUnpaid ? "reserved" : "confirmed";
  const exclusionGroup = settled?.exclusionGroup ?? wholeRace;
  const isHeld = and(eq(entries.entryId, entryId), eq(entries.state, "offered"), eq(entries.item, item));
  try {
    const filled = await tx.transaction((savepoint) =>
      savepoint
        .update(entries)
        .set({ submissionId, position, personId, exclusionGroup, state: after, stateAt: sql`now()` as never })
        .where(isHeld)
        .returning({ entryId: entries.entryId }),
    );
    if (filled.length === 0) return undefined;
  } catch (error) {
    if (!isTaken(error)) throw error;
    return { outcome: "registered", positions: [position] };
  }
  await tx.insert(entryHistory).values({ entryId, before: "offered", after, reason: "invitation", actor });
  return { outcome: "entered", state: after };
}

// One live entry for a person is what the index decides.
function isTaken(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: string; cause?: { code?: string } };
  return code === "23505" || cause?.code === "23505";
}
