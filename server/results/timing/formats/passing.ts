import { createHash } from "node:crypto";
import { cutText } from "#core/invisible.ts";
import { offsetAt } from "#core/zones.ts";

/** A passing as a timing system sent it, in its own words. */
export interface SentPassing {
  /** Its id by the source; for a format without ids, its content. */
  externalId: string;
  /** What it is compared with what was sent before by. */
  contentHash: string;
  point: string | null;
  device: string | null;
  bib: string | null;
  chip: string | null;
  /** In ms since 1970; null if the time cannot be read. */
  at: number | null;
  isRemoved: boolean;
  /** As it was sent, at most 2,000 characters. */
  raw: string;
}

/** By what a time of day is one of the race. */
export interface RaceClock {
  /** The first gun, in ms since 1970; null if the race has none yet. */
  firstGun: number | null;
  timeZone: string;
}

const hour = 3_600_000;
const oneDay = 24 * hour;
const longestRaw = 2000;
const longestWord = 100;

/** Makes a passing of these fields, without what is missing or empty. */
export function makePassing(
  fields: {
    id?: unknown;
    point?: unknown;
    device?: unknown;
    bib?: unknown;
    chip?: unknown;
    time: unknown;
    isRemoved?: boolean;
    raw: string;
  },
  clock: RaceClock,
): SentPassing {
  const { id, time, isRemoved = false } = fields;
  const [point, device, bib, chip] = [fields.point, fields.device, fields.bib, fields.chip].map(readWord);
  // By its words: what they mean changes with the site.
  const contentHash = hashText(JSON.stringify([point, device, bib, chip, time ?? null, isRemoved]));
  return {
    externalId: readWord(id) ?? contentHash,
    contentHash,
    point: point ?? null,
    device: device ?? null,
    bib: bib ?? null,
    chip: chip ?? null,
    at: readTime(time, clock),
    isRemoved,
    raw: cutText(fields.raw, longestRaw),
  };
}

// The first 24 hexadecimal digits of the SHA-256.
function hashText(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 24);
}

// Timing systems write "no bib" as 0.
function readWord(value: unknown): string | null {
  if (typeof value !== "string" && typeof value !== "number") return null;
  const word = String(value).trim();
  return word === "" || word === "0" ? null : cutText(word, longestWord);
}

const instant = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d{1,9})?(Z|[+-]\d\d:?\d\d)?$/;
const timeOfDay = /^(\d{1,3}):(\d\d):(\d\d(?:[.,]\d{1,6})?)$/;

/**
 * Reads a time: an instant (in UTC if it has no zone), ms or seconds since 1970, or a time of day
 * or seconds since midnight, which is the first such after the twelve hours before the first gun;
 * null if it is none of these.
 */
export function readTime(written: unknown, { firstGun, timeZone }: RaceClock): number | null {
  const text = typeof written === "number" ? String(written) : typeof written === "string" ? written.trim() : "";
  const [matched, zone] = instant.exec(text) ?? [];
  if (matched !== undefined) return readMs(Date.parse(matched.replace(" ", "T").replace(",", ".") + (zone ? "" : "Z")));
  const [day, hours, minutes, seconds = ""] = timeOfDay.exec(text) ?? [];
  const number = /^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(",", ".")) : Number.NaN;
  if (number > 1e11) return readMs(number);
  if (number > 1e8) return readMs(number * 1000);
  const ofDay =
    day === undefined
      ? number * 1000
      : (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(",", "."))) * 1000;
  if (Number.isNaN(ofDay) || ofDay > 14 * oneDay || firstGun === null) return null;
  const earliest = firstGun - 12 * hour;
  const offset = (offsetAt(timeZone, firstGun) ?? 0) * 60_000;
  const midnight = Math.floor((firstGun + offset) / oneDay) * oneDay - offset;
  const first = midnight - oneDay + ofDay;
  const days = Math.max(0, Math.ceil((earliest - first) / oneDay));
  return Math.round(first + days * oneDay);
}

// Of this millennium: no race is in another, and what is too large is no date at all.
const latest = Date.UTC(3000, 0, 1);

function readMs(at: number): number | null {
  return at >= 0 && at < latest ? Math.round(at) : null;
}
