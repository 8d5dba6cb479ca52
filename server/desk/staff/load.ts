import { and, eq, isNull, sql } from "drizzle-orm";
import type { PickUpLoad } from "#contract/pickUpDesk.ts";
import { livePickUpStates, type PickUpState } from "#core/pickUp.ts";
import type { PickUp } from "#schemas/generated/types.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { handOuts } from "../../base/db/handOutSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { pickUpSlots, pickUps } from "../../base/db/pickUpSchema.ts";

const hourMs = 3_600_000;

/** Reads what is booked, handed out and missed at each site of a pick-up, hour by hour. */
export async function readLoad(db: Database, raceId: string, pickUp: PickUp): Promise<PickUpLoad> {
  const bookings = await readBookings(db, raceId);
  const served = await readServed(db, raceId);
  const materials = (pickUp.materials ?? []).length;
  const isConfirmed = and(eq(entries.raceId, raceId), eq(entries.state, "confirmed"));
  const confirmed = await db.$count(entries, isConfirmed);
  const complete = sql`${entries.entryId} in (
    select entry_id from hand_outs where(race_id = ${raceId} and undone_at is null)
    group by entry_id having count(*) >= ${materials}
  )`;
  const withAll = materials === 0 ? 0 : await db.$count(entries, and(isConfirmed, complete));
  return {
    sites: pickUp.sites.map(({ id, name }) => {
      const own = bookings.filter(({ site }) => site === id);
      const count = (states: readonly PickUpState[]) => sum(own.filter(({ state }) => states.includes(state)));
      const handed = served.filter(({ site }) => site === id);
      return {
        id,
        name,
        booked: count(livePickUpStates),
        collected: count(["collected"]),
        noShows: count(["no_show"]),
        served: sum(handed),
        hours: listHours(
          own.filter(({ state }) => (livePickUpStates as readonly PickUpState[]).includes(state)),
          handed,
        ),
      };
    }),
    confirmed,
    uncollected: confirmed - withAll,
  };
}

interface Counted {
  site: string;
  hour: number;
  many: number;
}

const sum = (rows: Pick<Counted, "many">[]) => rows.reduce((total, { many }) => total + many, 0);

function listHours(booked: Counted[], served: Counted[]): PickUpLoad["sites"][number]["hours"] {
  const hours = [...new Set([...booked, ...served].map(({ hour }) => hour))].sort((a, b) => a - b);
  const inHour = (rows: Counted[], hour: number) => sum(rows.filter((row) => row.hour === hour));
  return hours.map((hour) => ({ at: hour * hourMs, booked: inHour(booked, hour), served: inHour(served, hour) }));
}

// Zones are whole hours from UTC almost everywhere; elsewhere an hour begins at half past.
async function readBookings(db: Database, raceId: string): Promise<(Counted & { state: PickUpState })[]> {
  const hour = sql<string>`floor(extract(epoch from ${pickUpSlots.startsAt}) / 3600)::text`;
  const { site } = pickUpSlots;
  const { state } = pickUps;
  const rows = await db
    .select({ site, state, hour, many: sql<number>`count(*)::int` })
    .from(pickUps)
    .innerJoin(pickUpSlots, eq(pickUpSlots.slotId, pickUps.slotId))
    .where(eq(pickUpSlots.raceId, raceId))
    .groupBy(site, state, hour);
  return rows.map((row) => ({ ...row, state: row.state as PickUpState, hour: Number(row.hour) }));
}

async function readServed(db: Database, raceId: string): Promise<Counted[]> {
  const first = db
    .select({
      site: handOuts.site,
      hour: sql<string>`floor(extract(epoch from min(${handOuts.at})) / 3600)::text`.as("hour"),
    })
    .from(handOuts)
    .where(and(eq(handOuts.raceId, raceId), isNull(handOuts.undoneAt)))
    .groupBy(handOuts.entryId, handOuts.site)
    .as("first");
  const rows = await db
    .select({ site: first.site, hour: first.hour, many: sql<number>`count(*)::int` })
    .from(first)
    .groupBy(first.site, first.hour);
  return rows.map((row) => ({ ...row, hour: Number(row.hour) }));
}
