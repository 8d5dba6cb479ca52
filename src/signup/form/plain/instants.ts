import { inZone } from "#blocks/kit/time/dates.ts";

/**
 * Formats an instant (RFC 3339) for the control for day and time: 2025-10-26T07:30 in that zone; ""
 * for any other text.
 */
export function toLocalTime(instant: string, zone: string): string {
  return Number.isNaN(Date.parse(instant)) ? "" : inZone(instant, zone).format("YYYY-MM-DDTHH:mm");
}

/**
 * Reads the value of the control for day and time as an instant of that zone:
 * 2025-10-26T07:30:00+08:00.
 */
export function toInstant(local: string, zone: string): string {
  const asUtc = Date.parse(`${local}Z`);
  if (Number.isNaN(asUtc)) return local;
  const guess = asUtc - inZone(asUtc, zone).utcOffset() * 60_000;
  return `${local}:00${inZone(guess, zone).format("Z")}`;
}

/** Returns a time of day with its zone's offset on that day, 07:30:00+08:00; `local` is 07:30. */
export function toClock(local: string, zone: string, day: string | number): string {
  return /^\d\d:\d\d$/.test(local) ? `${local}:00${inZone(day, zone).format("Z")}` : local;
}
