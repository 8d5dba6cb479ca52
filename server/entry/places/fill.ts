import { and, eq, sql } from "drizzle-orm";
import { entries, entryHistory } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { isUniqueViolation } from "../../base/db/violations.ts";
import type { Entered, Unit } from "./enter.ts";
import { storePerson } from "./person.ts";

/**
 * Gives an offered entry, which holds a place for nobody yet, to the person of a sign-up for the
 * same item, in the caller's transaction. No pool changes. Returns undefined if it is not offered
 * any more, and `registered` if the person has another entry of the group: then nothing is changed.
 */
export async function fillPlace(tx: Database, entryId: string, unit: Unit): Promise<Entered | undefined> {
  const { item, submissionId, actor, isUnpaid } = unit;
  const { exclusionGroup, person } = await storePerson(tx, unit);
  const { personId, position } = person;
  const after = isUnpaid ? "reserved" : "confirmed";
  const isHeld = and(eq(entries.entryId, entryId), eq(entries.state, "offered"), eq(entries.item, item));
  try {
    const filled = await tx.transaction((savepoint) =>
      savepoint
        .update(entries)
        .set({ submissionId, position, personId, exclusionGroup, state: after, stateAt: sql`now()` })
        .where(isHeld)
        .returning({ entryId: entries.entryId }),
    );
    if (filled.length === 0) return undefined;
  } catch (error) {
    // The index decides that a person has one live entry.
    if (!isUniqueViolation(error)) throw error;
    return { outcome: "registered", positions: [position] };
  }
  await tx.insert(entryHistory).values({ entryId, before: "offered", after, reason: "invitation", actor });
  return { outcome: "entered", state: after };
}
