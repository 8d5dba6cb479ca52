import { inZone } from "./dates.ts";

/**
 * Returns the whole calendar days in the race's zone from `now` (ms since 1970) to the day of
 * `instant`; 0 on the day itself.
 */
export function daysUntil(instant: string, now: number, timeZone: string): number {
  const day = (moment: string | number) => Date.parse(`${inZone(moment, timeZone).format("YYYY-MM-DD")}T00:00:00Z`);
  return (day(instant) - day(now)) / 86_400_000;
}
