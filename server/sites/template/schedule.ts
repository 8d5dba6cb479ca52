import { offsetAt, writeOffset } from "#core/zones.ts";

/** The days of a race that is made from a template, as YYYY-MM-DD in its time zone. */
export interface Schedule {
  today: string;
  raceDay: string;
  opensOn: string;
  closesOn: string;
}

const dayMs = 86_400_000;
// Registration opens twelve weeks before the race and closes four weeks before it, if there is time
// for that.
const opensDaysBefore = 84;
const openShare = 2 / 3;
const defaultDaysAhead = 140;

/**
 * The shortest time from today to the race, in days: registration opens tomorrow at the earliest,
 * and bibs are printed after it closes.
 */
export const leastDaysAhead = 14;

/**
 * Returns the days of a race; without a race day it is the first Sunday at least twenty weeks from
 * now. Undefined if the race is too soon.
 */
export function getSchedule(raceDay: string | undefined, now: number, zone: string): Schedule | undefined {
  const today = readDay(now + (offsetAt(zone, now) ?? 0) * 60_000);
  const race = raceDay === undefined ? sundayFrom(daysAfter(today, defaultDaysAhead)) : raceDay;
  const daysLeft = daysBetween(today, race);
  if (daysLeft < leastDaysAhead) return undefined;
  const openDays = Math.min(opensDaysBefore, daysLeft - 1);
  const opensOn = daysAfter(race, -openDays);
  return { today, raceDay: race, opensOn, closesOn: daysAfter(opensOn, Math.floor(openDays * openShare)) };
}

const weekMs = 7 * dayMs;
const demoOpenedDaysBefore = 7;
// Longer than a demo race is ahead at its first start, so that one is over before the next opens.
const weeksBetweenDemos = 26;

/**
 * Returns the days of the demo race, which depend only on its first start (ms since 1970):
 * registration opened a week before, so that a newcomer can sign up at once. Once a race is over by
 * `now`, they are those of the next one, half a year later.
 */
export function getDemoSchedule(firstStart: number, now: number, zone: string): Schedule {
  for (let start = firstStart; ; start += weeksBetweenDemos * weekMs) {
    const schedule = getSchedule(undefined, start, zone);
    if (!schedule) throw new Error("A race without a day is never too soon.");
    if (Date.parse(schedule.raceDay) + dayMs < now) continue;
    return { ...schedule, opensOn: daysAfter(schedule.today, -demoOpenedDaysBefore) };
  }
}

/**
 * Returns a day and a time of day (HH:MM, or with seconds) in a zone as an instant:
 * 2027-04-11T08:00:00+08:00.
 */
export function instantAt(day: string, clock: string, zone: string): string {
  const time = clock.length === 5 ? `${clock}:00` : clock;
  const local = Date.parse(`${day}T${time}Z`);
  const guess = offsetAt(zone, local) ?? 0;
  const offset = offsetAt(zone, local - guess * 60_000) ?? 0;
  return `${day}T${time}${writeOffset(offset)}`;
}

/** Returns the day that is `count` days after another one. */
export function daysAfter(day: string, count: number): string {
  return readDay(Date.parse(day) + count * dayMs);
}

/** Returns how many days `day` is after `from`; negative if it is before. */
export function daysBetween(from: string, day: string): number {
  return (Date.parse(day) - Date.parse(from)) / dayMs;
}

function sundayFrom(day: string): string {
  return daysAfter(day, (7 - new Date(day).getUTCDay()) % 7);
}

function readDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}
