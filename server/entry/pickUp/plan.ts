import { asc, eq } from "drizzle-orm";
import type { FreeSlot, PickUpPlan } from "#contract/pickUp.ts";
import { offsetAt } from "#core/zones.ts";
import type { PickUp, PickUpSite } from "#schemas/generated/types.ts";
import type { Database } from "../../base/db/open.ts";
import { pickUpSlots } from "../../base/db/pickUpSchema.ts";
import { keepRecent } from "../../base/db/recent.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { dayIn } from "../../sites/items/dayIn.ts";

type SlotRow = typeof pickUpSlots.$inferSelect;
type PlanDay = PickUpPlan["sites"][number]["days"][number];

/** Returns the pick-up of a race; undefined if it has none by appointment. */
export function getPickUp(site: RaceSite | undefined): PickUp | undefined {
  return site?.site.race?.pickUp;
}

// All who open the page at once cost a server one query in this time.
const freshMs = 3000;
const recentPlans = keepRecent<PickUpPlan>(freshMs);

/** Returns the pick-up of a race with what is free, at most 3 s old; undefined if it has none. */
export async function readPlan(db: Database, site: RaceSite): Promise<PickUpPlan | undefined> {
  const pickUp = getPickUp(site);
  // Another edition has another plan.
  return pickUp && recentPlans(db, `${site.raceId}\n${JSON.stringify(pickUp)}`, () => loadPlan(db, site, pickUp));
}

async function loadPlan(db: Database, { raceId, timeZone }: RaceSite, pickUp: PickUp): Promise<PickUpPlan> {
  const rows = await db
    .select()
    .from(pickUpSlots)
    .where(eq(pickUpSlots.raceId, raceId))
    .orderBy(asc(pickUpSlots.startsAt));
  const { opensAt, closesAt, sites } = pickUp;
  return {
    opensAt: Date.parse(opensAt),
    closesAt: Date.parse(closesAt),
    timeZone,
    sites: sites.map((site) => ({ ...describeSite(site), days: listDays(site, rows, timeZone) })),
  };
}

/** Describes a site of a pick-up; one that the race no longer has by its id. */
export function describeSite(site: Pick<PickUpSite, "id"> & Partial<PickUpSite>) {
  const { id, name = { zh: id }, address = { zh: "" }, map = null } = site;
  return { id, name, address, map };
}

// A slot that is no longer offered is not shown, though somebody may have booked it.
function listDays({ id }: PickUpSite, rows: SlotRow[], timeZone: string): PlanDay[] {
  const days = new Map<string, SlotRow[]>();
  for (const row of rows) {
    if (row.site !== id || row.places === 0) continue;
    const date = dayIn(timeZone, row.startsAt);
    days.set(date, [...(days.get(date) ?? []), row]);
  }
  return [...days].map(([date, slots]) => ({
    date,
    slots: slots.map((slot) => ({ ...getTimes(slot), places: slot.places, free: countFree(slot) })),
    fullest: findFullest(slots, timeZone),
  }));
}

const getTimes = ({ slotId, startsAt, endsAt }: SlotRow) => ({
  slotId,
  startsAt: startsAt.getTime(),
  endsAt: endsAt.getTime(),
});
const countFree = ({ places, booked }: SlotRow) => Math.max(0, places - booked);
const hourMs = 3_600_000;

// The earliest of several that are equally full.
function findFullest(slots: SlotRow[], timeZone: string): PlanDay["fullest"] {
  const hours = new Map<number, SlotRow[]>();
  for (const slot of slots) {
    const shiftMs = (offsetAt(timeZone, slot.startsAt.getTime()) ?? 0) * 60_000;
    const hour = Math.floor((slot.startsAt.getTime() + shiftMs) / hourMs);
    hours.set(hour, [...(hours.get(hour) ?? []), slot]);
  }
  const sum = (list: SlotRow[]) => list.reduce((total, { booked }) => total + booked, 0);
  const fullest = [...hours.values()].reduce((best, hour) => (sum(hour) > sum(best) ? hour : best), []);
  const [first] = fullest;
  if (!first) return null;
  return { startsAt: first.startsAt.getTime(), endsAt: Math.max(...fullest.map(({ endsAt }) => endsAt.getTime())) };
}

const mostNear = 3;

/** Lists the free slots of a race that begin nearest to another one and have not begun, by time. */
export async function listNearest(db: Database, slot: SlotRow, now: Date): Promise<FreeSlot[]> {
  const rows = await db.select().from(pickUpSlots).where(eq(pickUpSlots.raceId, slot.raceId));
  const distance = ({ startsAt }: SlotRow) => Math.abs(startsAt.getTime() - slot.startsAt.getTime());
  return rows
    .filter((row) => countFree(row) > 0 && row.startsAt > now && row.slotId !== slot.slotId)
    .sort((a, b) => Number(a.site !== slot.site) - Number(b.site !== slot.site) || distance(a) - distance(b))
    .slice(0, mostNear)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .map((row) => ({ ...getTimes(row), site: row.site, free: countFree(row) }));
}
