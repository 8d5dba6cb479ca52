import { and, eq, sql } from "drizzle-orm";
import { persons, raceItems } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { raceCancelled } from "../../race/cancelled.ts";
import { wholeRace } from "../../sites/items/facts.ts";
import type { Unit } from "./enter.ts";

/**
 * Prepares an entry of the one person of a unit, in the caller's transaction: locks the item
 * against a publish, and stores the person. Returns the exclusion group of the item with the
 * person; throws for a unit of several people, and Refused for a cancelled race.
 */
export async function storePerson(
  tx: Database,
  { raceId, item, people }: Unit,
): Promise<{ exclusionGroup: string; person: Unit["people"][number] }> {
  const [person] = people;
  if (!person || people.length > 1) throw new Error("This place is for one person.");
  const isItem = and(eq(raceItems.raceId, raceId), eq(raceItems.item, item));
  const [raceItem] = await tx.select().from(raceItems).where(isItem).for("share");
  if (raceItem?.cancelledAt) throw raceCancelled();
  const { personId, birthday } = person;
  if (personId !== null)
    await tx
      .insert(persons)
      .values({ personId, birthday })
      .onConflictDoUpdate({
        target: persons.personId,
        set: { birthday: sql`coalesce(excluded.birthday, ${persons.birthday})` },
      });
  return { exclusionGroup: raceItem?.exclusionGroup ?? wholeRace, person };
}
