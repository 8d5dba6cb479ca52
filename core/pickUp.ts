import { offsetAt } from "./zones.ts";

/** The pick-up of a race as far as its slots depend on it. */
export interface PickUpTimes {
  sites: { id: string; days: { date: string; slots: PickUpTime[] }[] }[];
}

/** A time of day that can be booked, or is divided into several. */
export interface PickUpTime {
  from: string;
  until: string;
  everyMinutes?: number;
  runners: number;
}

/** A slot that runners can book. */
export interface PickUpSlot {
  site: string;
  /** The calendar day in the race's zone, YYYY-MM-DD. */
  date: string;
  /** In ms since 1970. */
  startsAt: number;
  /** In ms since 1970. */
  endsAt: number;
  runners: number;
  /** JSON Pointer from `race.pickUp` to the time that it is of. */
  pointer: string;
}

const minuteMs = 60_000;

/**
 * Lists the slots of a pick-up as its sites, days and times state them; none of a time that ends
 * before it begins.
 */
export function listSlots({ sites }: PickUpTimes, timeZone: string): PickUpSlot[] {
  return sites.flatMap(({ id: site, days }, siteIndex) =>
    days.flatMap(({ date, slots }, dayIndex) =>
      slots.flatMap(({ from, until, everyMinutes, runners }, index) => {
        const [start, end] = [readClock(timeZone, date, from), readClock(timeZone, date, until)];
        const stepMs = everyMinutes === undefined ? end - start : everyMinutes * minuteMs;
        const count = end > start ? Math.floor((end - start) / stepMs) : 0;
        const pointer = `/sites/${siteIndex}/days/${dayIndex}/slots/${index}`;
        return Array.from({ length: count }, (_, n): PickUpSlot => {
          const startsAt = start + n * stepMs;
          return { site, date, startsAt, endsAt: startsAt + stepMs, runners, pointer };
        });
      }),
    ),
  );
}

/** Returns the instant (ms since 1970) at which the clocks of a zone show a time of day. */
export function readClock(timeZone: string, date: string, clock: string): number {
  const local = Date.parse(`${date}T${clock}:00Z`);
  const guess = local - (offsetAt(timeZone, local) ?? 0) * minuteMs;
  return local - (offsetAt(timeZone, guess) ?? 0) * minuteMs;
}

/** The materials that have a name of their own in both languages. */
export const usualMaterials = ["bib", "shirt", "bag"] as const;
export type UsualMaterial = (typeof usualMaterials)[number];

/** What is free of a pick-up, as a page of the race shows it. */
export interface PickUpFree {
  sites: {
    id: string;
    days: {
      date: string;
      slots: { free: number }[];
      /** The hour for which most have booked, in ms since 1970; null if nobody has. */
      fullest: { startsAt: number; endsAt: number } | null;
    }[];
  }[];
}

/** The states of a booking. */
export const pickUpStates = ["booked", "checked_in", "collected", "moved", "cancelled", "no_show"] as const;
export type PickUpState = (typeof pickUpStates)[number];

/** The states in which a booking takes a place of its slot; an entry has at most one of these. */
export const livePickUpStates = ["booked", "checked_in", "collected"] as const satisfies PickUpState[];

/** What is done with who comes before or after the booked time. */
export const pickUpRules = ["admit", "ask", "refuse"] as const;
export type PickUpRule = (typeof pickUpRules)[number];
