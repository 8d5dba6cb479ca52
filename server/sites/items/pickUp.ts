import { and, eq, gt, sql } from "drizzle-orm";
import type { Finding } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";
import { listSlots, type PickUpSlot } from "#core/pickUp.ts";
import { clockAt, writeInstant } from "#core/zones.ts";
import type { Site } from "#schemas/generated/types.ts";
import { insertRows } from "../../base/db/insertRows.ts";
import type { Database } from "../../base/db/open.ts";
import { pickUpSlots } from "../../base/db/pickUpSchema.ts";

/** What a published site states about the pick-up of its race packs. */
export interface PickUpFacts {
  timeZone: string;
  slots: PickUpSlot[];
}

/** Reads the pick-up slots of a published site, each once. */
export function readPickUp({ race }: Pick<Site, "race">, timeZone: string): PickUpFacts {
  const slots = race?.pickUp ? listSlots(race.pickUp, timeZone) : [];
  return { timeZone, slots: [...new Map(slots.map((slot) => [getKey(slot), slot])).values()] };
}

const getKey = ({ site, startsAt }: { site: string; startsAt: number }) => `${site}\n${startsAt}`;

/**
 * Stores the pick-up slots of a race as published, in a transaction that has locked the race. A
 * slot with more bookings than places keeps them and takes no more, and so does one that the site
 * no longer has.
 */
export async function settlePickUp(tx: Database, raceId: string, { slots }: PickUpFacts): Promise<void> {
  await tx.execute(sql`select slot_id from pickup_slots where race_id = ${raceId} order by slot_id for update`);
  const isOpen = and(eq(pickUpSlots.raceId, raceId), gt(pickUpSlots.places, 0));
  await tx
    .update(pickUpSlots)
    .set({ places: 0, capacity: sql`${pickUpSlots.booked}` })
    .where(isOpen);
  const rows = slots.map(({ site, startsAt, endsAt, runners }) => ({
    raceId,
    site,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    places: runners,
    capacity: runners,
  }));
  await insertRows(tx, pickUpSlots, rows, {
    more: sql`on conflict (race_id, site, starts_at) do update
      set ends_at = excluded.ends_at, places = excluded.places, capacity = greatest(excluded.places, pickup_slots.booked)`,
  });
}

/**
 * Compares the pick-up slots that a site is about to state with what runners have booked: those
 * with more bookings than places, and those with bookings that are no longer there.
 */
export async function comparePickUp(tx: Database, raceId: string, facts: PickUpFacts): Promise<Finding[]> {
  const { timeZone, slots } = facts;
  const isBooked = and(eq(pickUpSlots.raceId, raceId), gt(pickUpSlots.booked, 0), gt(pickUpSlots.endsAt, sql`now()`));
  const rows = await tx.select().from(pickUpSlots).where(isBooked).orderBy(pickUpSlots.startsAt);
  const stated = new Map(slots.map((slot) => [getKey(slot), slot]));
  const smaller = new Map<string, Finding>();
  const removed: typeof rows = [];
  for (const row of rows) {
    const slot = stated.get(getKey({ site: row.site, startsAt: row.startsAt.getTime() }));
    if (!slot) removed.push(row);
    else if (slot.runners < row.booked && !smaller.has(slot.pointer)) {
      const from = clockAt(timeZone, slot.startsAt);
      const params = { from, capacity: slot.runners, booked: row.booked };
      smaller.set(slot.pointer, report("SL6267", `/race/pickUp${slot.pointer}/runners`, params));
    }
  }
  const [first] = removed;
  if (!first) return [...smaller.values()];
  const booked = removed.reduce((sum, row) => sum + row.booked, 0);
  const params = { slots: removed.length, booked, first: writeInstant(first.startsAt.getTime(), timeZone) };
  return [...smaller.values(), report("SL6268", slots.length > 0 ? "/race/pickUp" : "/race", params)];
}
