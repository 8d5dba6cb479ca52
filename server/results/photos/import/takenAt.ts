import { zoneOffsetIn } from "../../../sites/page/zoneOffset.ts";

const written =
  /^(\d{4})[-:/.](\d{1,2})[-:/.](\d{1,2})[T ]+(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/**
 * Reads when a photo was taken: 2025:10:26 09:12:33 as cameras write it, or ISO 8601, each with or
 * without a zone; without one it is the clock of the race's. Returns ms since 1970; undefined if it
 * is no time.
 */
export function readTakenAt(text: string, timeZone: string, zone?: string): number | undefined {
  const match = written.exec(text.trim());
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => +(part ?? 0));
  const fraction = Math.round(Number(`0.${match[7] ?? 0}`) * 1000);
  const clock = Date.UTC(year, month - 1, day, hour, minute, second, fraction);
  const isDay = new Date(clock).getUTCDate() === day && month >= 1 && month <= 12;
  if (!isDay || year < 1990 || hour > 23 || minute > 59 || second > 59) return undefined;
  const offset = readOffset(match[8] ?? zone ?? "");
  if (offset !== undefined) return clock - offset;
  // At the hour in which a zone changes, that of a moment before.
  const behind = readZone(timeZone);
  return clock + behind(clock + behind(clock) * 60_000) * 60_000;
}

// Making one takes as long as a dozen photos. The zones are those of published sites, which are
// few.
const zones = new Map<string, (at: number) => number>();

function readZone(timeZone: string): (at: number) => number {
  const zone = zones.get(timeZone) ?? zoneOffsetIn(timeZone);
  zones.set(timeZone, zone);
  return zone;
}

function readOffset(zone: string): number | undefined {
  if (/^z$/i.test(zone)) return 0;
  const [, sign, hours, minutes] = /^([+-])(\d{2}):?(\d{2})$/.exec(zone.trim()) ?? [];
  if (sign === undefined) return undefined;
  return (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
