const formats = new Map<string, Intl.DateTimeFormat | undefined>();
const offsets = new Map<string, number>();
const hour = 3_600_000;

// Zones whose clocks have not changed since 1992 (IANA time zone database): asking for one of them
// takes longer than checking the rest of a site's times.
const steady: Record<string, number | undefined> = {
  "Asia/Shanghai": 480,
  "Asia/Hong_Kong": 480,
  "Asia/Macau": 480,
  "Asia/Taipei": 480,
  "Asia/Singapore": 480,
  "Asia/Tokyo": 540,
};
const steadySince = Date.UTC(1992);

/**
 * The offset from UTC in minutes of a zone at an instant (ms since 1970); undefined for a zone that
 * there is not.
 */
export function offsetAt(zone: string, instant: number): number | undefined {
  const fixed = Object.hasOwn(steady, zone) ? steady[zone] : undefined;
  if (fixed !== undefined && instant >= steadySince) return fixed;
  // Offsets change at most once within an hour, and then at its start.
  const key = `${zone} ${Math.floor(instant / hour)}`;
  const cached = offsets.get(key);
  if (cached !== undefined) return cached;
  const format = getFormat(zone);
  if (!format || !Number.isFinite(instant)) return undefined;
  const part = format.formatToParts(instant).find(({ type }) => type === "timeZoneName")?.value ?? "";
  const [, sign, hours = "0", minutes = "0"] = /([+-])(\d{2}):?(\d{2})?/.exec(part) ?? [];
  const offset = (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
  if (offsets.size < 10_000) offsets.set(key, offset);
  return offset;
}

/**
 * The offset that all instants of a zone have since 1992, as they write it: "+08:00"; undefined for
 * a zone whose clocks change.
 */
export function steadyOffset(zone: string): string | undefined {
  const offset = Object.hasOwn(steady, zone) ? steady[zone] : undefined;
  return offset === undefined ? undefined : writeOffset(offset);
}

/** Returns whether there is such a time zone. */
export function isZone(zone: string): boolean {
  return Object.hasOwn(steady, zone) || getFormat(zone) !== undefined;
}

function getFormat(zone: string): Intl.DateTimeFormat | undefined {
  if (!formats.has(zone) && formats.size < 1000) formats.set(zone, makeFormat(zone));
  return formats.get(zone);
}

function makeFormat(zone: string): Intl.DateTimeFormat | undefined {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  } catch {
    return undefined;
  }
}

/** An offset in minutes as instants write it: 480 -> "+08:00". */
export function writeOffset(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const size = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

/** The offset in minutes that an instant is written with; undefined if it has none. */
export function writtenOffset(instant: string): number | undefined {
  const [suffix, sign, hours, minutes] = /(?:Z|([+-])(\d\d):(\d\d))$/i.exec(instant) ?? [];
  if (suffix === undefined) return undefined;
  return sign === undefined ? 0 : (sign === "-" ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
}

/** The time of day in a zone, such as "07:30". */
export function clockAt(zone: string, instant: number): string {
  const minutes = (((instant / 60_000 + (offsetAt(zone, instant) ?? 0)) % 1440) + 1440) % 1440;
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(Math.floor(minutes % 60)).padStart(2, "0")}`;
}

/**
 * Writes an instant (ms since 1970) in the offset of a zone on that day; in UTC if there is no such
 * zone.
 */
export function writeInstant(at: number, zone: string): string {
  const offset = offsetAt(zone, at) ?? 0;
  return `${new Date(at + offset * 60_000).toISOString().slice(0, 19)}${writeOffset(offset)}`;
}
