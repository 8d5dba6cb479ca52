import { sql } from "drizzle-orm";
import { entries } from "../../base/db/entrySchema.ts";
import { handOuts } from "../../base/db/handOutSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { pickUpSlots, pickUps } from "../../base/db/pickUpSchema.ts";
import { addSubmissions } from "../places/testEntries.ts";
import { park } from "../testForm.ts";

/** Stores a booking of the first entry, which has picked up its race pack. */
export async function keepPickUp(db: Database, raceId: string): Promise<void> {
  const hour = { startsAt: new Date(0), endsAt: new Date(3_600_000) };
  const [slot] = await db
    .insert(pickUpSlots)
    .values({ raceId, site: "expo", ...hour, places: 1, capacity: 1, booked: 1 })
    .returning();
  const [entry] = await db.select().from(entries);
  await db.insert(pickUps).values({ entryId: entry?.entryId ?? "", slotId: slot?.slotId ?? 0, state: "collected" });
  const line = { site: "expo", deviceId: "device", seq: 1, at: new Date(0), byAccount: "staff" };
  await db.insert(handOuts).values({ entryId: entry?.entryId ?? "", raceId, material: "bib", ...line });
}

/**
 * Adds sign-ups of an account for the race of `raceFolder`, each with one confirmed entry of the
 * same id, without the forms of so many people; returns their ids.
 */
export async function addConfirmed(
  db: Database,
  { many, accountId }: { many: number; accountId: string },
): Promise<string[]> {
  const ids = await addSubmissions(db, many);
  await db.execute(sql`
    update submissions set race_id = '7001', domain_name = ${park}, account_id = ${accountId}, key = submission_id
    where race_id = 'rush'`);
  await db.execute(sql`
    insert into entries (entry_id, code, race_id, item, exclusion_group, submission_id, position, state)
    select id, id, '7001', 'solo', 'race', id, 0, 'confirmed'
    from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb) id`);
  return ids;
}

/** Returns what is booked of each slot by its row, and by the bookings of it that are live. */
export async function countBooked(db: Database): Promise<[booked: number, live: number][]> {
  const slots = await db.select().from(pickUpSlots).orderBy(pickUpSlots.startsAt, pickUpSlots.slotId);
  const bookings = await db.select().from(pickUps);
  return slots.map(({ slotId, booked }) => [
    booked,
    bookings.filter((booking) => booking.slotId === slotId && booking.state === "booked").length,
  ]);
}
