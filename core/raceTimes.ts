/**
 * What a column of times leaves open: the unit of a bare number, and whether two numbers with a
 * colon between them are hours and minutes or minutes and seconds.
 */
export interface TimeNotation {
  number: "days" | "seconds" | "milliseconds";
  pair: "hours" | "minutes";
}

/** What a text is read as if nothing is known of its column. */
export const usualNotation: TimeNotation = { number: "seconds", pair: "minutes" };

/** How a time is cut to whole seconds: World Athletics rounds up. */
export type Rounding = "none" | "up" | "down";

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;
const day = 24 * hour;

// The epoch of Excel's days: a duration that was saved as a moment begins with one of them.
const excelEpoch = Date.UTC(1899, 11, 30);

const units = {
  number: { days: day, seconds: second, milliseconds: 1 },
  pair: { hours: [hour, minute], minutes: [minute, second] },
} as const;

const clock = /^(?:(\d{1,4}):)?(\d{1,4}):(\d{2})(?:[.,](\d{1,9})|:(\d{2,3}))?$/;
const dotted = /^(\d{1,3})\.(\d{2})\.(\d{2})(?:,(\d{1,9}))?$/;
const bare = /^\d+(?:[.,]\d+)?(?:e-\d+)?$/i;
const spelled =
  /^(?:(\d{1,4})\s*(?:h|hrs?|hours?|std|小时|小時|时|時|点)\.?\s*)?(?:(\d{1,5})\s*(?:m|mins?|minutes?|'|分钟|分鐘|分)\.?\s*)?(?:(\d{1,7})(?:[.,](\d{1,9}))?\s*(?:(s|secs?|sek|seconds?|"|秒)\.?(\d{1,3})?)?)?$/i;
const iso = /^PT(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:(\d{1,7})(?:[.,](\d{1,9}))?S)?$/i;
const inMilliseconds = /^(\d+)\s*(?:ms|毫秒)$/i;
const withDays = /^(\d{1,3})\s*(?:days?|d|天)\.?,?\s*(?=\S)/i;
const withMoment = /^((?:1899|1900)-(\d{2})-(\d{2}))[T ](?=\d)/;
const halfOfDay = /\s*([ap])\.?m\.?$/i;

/**
 * Returns the milliseconds of a race time in any notation of timing systems: `3:41:07`,
 * `01:21:37,03`, `60:31:31`, `2h31'05"`, `3 小时 41 分`, `PT3H41M7S`, a bare number. A time before
 * the start is negative. Returns undefined for a text that is no time.
 */
export function parseTime(text: string, notation: TimeNotation = usualNotation): number | undefined {
  const plain = cleanTime(text);
  if (!plain.startsWith("-")) return parsePositive(plain, notation);
  const time = parsePositive(plain.slice(1).trimStart(), notation);
  return time === undefined || time === 0 ? time : -time;
}

function cleanTime(text: string): string {
  // Most cells are plain already, and 200,000 rows have two million of them.
  if (/^[\d:.,]+$/.test(text)) return text;
  return text
    .normalize("NFKC")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u2032\u2018\u2019]/g, "'")
    .replace(/''|[\u201c\u201d]/g, '"')
    .trim()
    .replace(/^'(?=-?\d)/, "");
}

function parsePositive(text: string, notation: TimeNotation): number | undefined {
  if (bare.test(text)) return Math.round(Number(text.replace(",", ".")) * units.number[notation.number]);
  const [, hours, first = "", last = "", fraction, hundredths] = clock.exec(text) ?? [];
  if (first !== "") {
    if (hours !== undefined) return addParts(hours, first, last, fraction ?? hundredths);
    if (hundredths !== undefined) return addParts(first, last, hundredths, undefined);
    return parsePair(first, last, fraction, notation);
  }
  const [, dotHours, dotMinutes, dotSeconds, dotFraction] = dotted.exec(text) ?? [];
  if (dotHours !== undefined) return addParts(dotHours, dotMinutes, dotSeconds, dotFraction);
  return parseLong(text, notation);
}

// A fraction belongs to seconds.
function parsePair(first: string, last: string, fraction: string | undefined, { pair }: TimeNotation) {
  if (Number(last) > 59) return undefined;
  const [big, small] = units.pair[fraction === undefined ? pair : "minutes"];
  return Number(first) * big + Number(last) * small + toMilliseconds(fraction);
}

function parseLong(text: string, notation: TimeNotation): number | undefined {
  const [, exact] = inMilliseconds.exec(text) ?? [];
  if (exact !== undefined) return Number(exact);
  const [, isoHours, isoMinutes, isoSeconds, isoFraction] = iso.exec(text) ?? [];
  if (isoHours ?? isoMinutes ?? isoSeconds)
    return sumParts(isoHours, isoMinutes, isoSeconds, toMilliseconds(isoFraction));
  const spelt = parseSpelled(text);
  if (spelt !== undefined) return spelt;
  const [dayPart = "", days] = withDays.exec(text) ?? [];
  if (days !== undefined) return addDays(Number(days), parsePositive(text.slice(dayPart.length), notation));
  const [momentPart = "", date] = withMoment.exec(text) ?? [];
  // Day 0 of Excel is 0, 30 or 31, by the program that wrote it.
  if (date !== undefined) return addDays(countExcelDays(date), parsePositive(text.slice(momentPart.length), notation));
  const [halfPart = "", half] = halfOfDay.exec(text) ?? [];
  return half === undefined ? undefined : parseHalf(text.slice(0, -halfPart.length), half);
}

function countExcelDays(date: string): number {
  const days = (Date.parse(`${date}T00:00:00Z`) - excelEpoch) / day;
  if (Number.isNaN(days)) return 0;
  // Excel has a 29 February 1900, which never was: before it, its days are one fewer.
  return days < 61 ? Math.max(days - 1, 0) : days;
}

function addDays(days: number, time: number | undefined): number | undefined {
  return time === undefined ? undefined : days * day + time;
}

// A duration that a spreadsheet shows as a time of day.
function parseHalf(text: string, half: string): number | undefined {
  const [, hours, minutes, seconds, fraction] = clock.exec(text) ?? [];
  if (hours === undefined || Number(hours) > 12) return undefined;
  const inDay = (Number(hours) % 12) + (half.toLowerCase() === "p" ? 12 : 0);
  return addParts(String(inDay), minutes, seconds, fraction);
}

function parseSpelled(text: string): number | undefined {
  const [whole, hours, minutes, seconds, fraction, unit, tenths] = spelled.exec(text) ?? [];
  if (!whole || (hours ?? minutes ?? unit) === undefined) return undefined;
  // 2h31: a number without a unit is of the next smaller one.
  if (seconds !== undefined && unit === undefined && minutes === undefined)
    return fraction === undefined ? addParts(hours, seconds, undefined, undefined) : undefined;
  if (fraction !== undefined && tenths !== undefined) return undefined;
  if (hours === undefined || minutes === undefined)
    return sumParts(hours, minutes, seconds, toMilliseconds(fraction ?? tenths));
  return addParts(hours, minutes, seconds, fraction ?? tenths);
}

function addParts(
  hours: string | undefined,
  minutes: string | undefined,
  seconds: string | undefined,
  fraction: string | undefined,
): number | undefined {
  if (Number(minutes ?? 0) > 59 || Number(seconds ?? 0) > 59) return undefined;
  return sumParts(hours, minutes, seconds, toMilliseconds(fraction));
}

function sumParts(hours = "0", minutes = "0", seconds = "0", milliseconds = 0): number {
  return Number(hours) * hour + Number(minutes) * minute + Number(seconds) * second + milliseconds;
}

function toMilliseconds(fraction: string | undefined): number {
  return fraction === undefined ? 0 : Math.round((Number(fraction) * second) / 10 ** fraction.length);
}

// Faster than any wheelchair, slower than anybody who walks; without a distance, any race at all.
const fastestOfKm = 70 * second;
const slowestOfKm = hour;
const anyRace = [minute, 200 * hour] as const;

/** The cells of a column of times, of which the notation of all is decided together. */
export interface NotationVote {
  add(text: string): void;
  /** `isSure` is false if the column can be read in several ways, or in none that is plausible. */
  decide(): { notation: TimeNotation; isSure: boolean };
}

/**
 * Collects the cells of a column and decides what its bare numbers and pairs are: what makes the
 * most of them plausible for the distance. One cell alone would be a guess.
 */
export function collectNotation(distanceKm?: number): NotationVote {
  const [fastest, slowest] =
    distanceKm === undefined ? anyRace : [fastestOfKm * distanceKm, slowestOfKm * Math.max(distanceKm, 1)];
  const numbers = { all: 0, days: 0, seconds: 0, milliseconds: 0 };
  const pairs = { all: 0, hours: 0, minutes: 0, full: 0 };
  const isPlausible = (time: number | undefined) => time !== undefined && time >= fastest && time <= slowest;
  const add = (text: string) => {
    const plain = cleanTime(text);
    if (bare.test(plain)) {
      if (Number(plain.replace(",", ".")) === 0) return;
      numbers.all++;
      for (const number of ["days", "seconds", "milliseconds"] as const)
        if (isPlausible(parsePositive(plain, { number, pair: "minutes" }))) numbers[number]++;
    } else if (/^\d{1,4}:\d{2}$/.test(plain)) {
      if (/^0+:00$/.test(plain)) return;
      pairs.all++;
      for (const pair of ["hours", "minutes"] as const)
        if (isPlausible(parsePositive(plain, { number: "seconds", pair }))) pairs[pair]++;
    } else if (/^\d{1,4}:\d{2}[:.,]\d{2}/.test(plain)) pairs.full++;
  };
  const decide = () => {
    const number = elect(numbers, ["seconds", "days", "milliseconds"]);
    // Beside full times a pair is one whose hours are left out.
    const pair = pairs.full > 0 ? { name: "minutes" as const, isSure: true } : elect(pairs, ["minutes", "hours"]);
    return { notation: { number: number.name, pair: pair.name }, isSure: number.isSure && pair.isSure };
  };
  return { add, decide };
}

function elect<Name extends string>(
  votes: Record<Name | "all", number>,
  names: readonly [Name, ...Name[]],
): { name: Name; isSure: boolean } {
  const [best, next] = names.toSorted((one, other) => votes[other] - votes[one]);
  if (best === undefined || votes.all === 0) return { name: names[0], isSure: true };
  // A few faults in a column decide nothing.
  const isSure = votes[best] >= votes.all * 0.8 && (next === undefined || votes[next] <= votes.all * 0.2);
  return { name: best, isSure };
}

/** Rounds a time to whole seconds; `none` leaves it as it is. */
export function roundTime(time: number, rounding: Rounding): number {
  if (rounding === "none") return time;
  return (rounding === "up" ? Math.ceil(time / second) : Math.floor(time / second)) * second;
}

/** How a time is shown. */
export interface TimeFormat {
  /** To whole seconds, before anything else. */
  rounding?: Rounding;
  /** How many digits of a second are shown; the rest is cut. */
  digits?: 0 | 1 | 2 | 3;
  /** Whether hours have two digits, as in the files of ITRA. */
  isPadded?: boolean;
}

/** Writes a time as h:mm:ss, with hours over 24 as they are. */
export function formatTime(time: number, { rounding = "none", digits = 0, isPadded = false }: TimeFormat = {}): string {
  const rounded = Math.abs(roundTime(time, rounding));
  const two = (part: number) => String(part).padStart(2, "0");
  const hours = Math.floor(rounded / hour);
  const fraction = String(Math.floor(rounded % second))
    .padStart(3, "0")
    .slice(0, digits);
  const whole = `${isPadded ? two(hours) : hours}:${two(Math.floor(rounded / minute) % 60)}:${two(Math.floor(rounded / second) % 60)}`;
  return `${time < 0 ? "-" : ""}${whole}${digits > 0 ? `.${fraction}` : ""}`;
}
