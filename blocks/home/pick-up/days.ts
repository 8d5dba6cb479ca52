import { listSlots } from "#core/pickUp.ts";
import type { PickUpSite } from "#schemas/generated/types.ts";

/** A day of a site: from the start of its first slot to the end of its last one. */
export interface DayOfSite {
  /** YYYY-MM-DD. */
  date: string;
  startsAt: number;
  endsAt: number;
  /** How many runners can come in all its slots. */
  total: number;
}

/** Lists the days of a pick-up site in order, as its config states them. */
export function listDays(site: PickUpSite, timeZone: string): DayOfSite[] {
  const days = new Map<string, DayOfSite>();
  for (const { date, startsAt, endsAt, runners } of listSlots({ sites: [site] }, timeZone)) {
    const day = days.get(date) ?? { date, startsAt, endsAt, total: 0 };
    days.set(date, {
      date,
      startsAt: Math.min(day.startsAt, startsAt),
      endsAt: Math.max(day.endsAt, endsAt),
      total: day.total + runners,
    });
  }
  return [...days.values()].sort((a, b) => a.startsAt - b.startsAt);
}
