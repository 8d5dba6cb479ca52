import type { FactKind } from "#core/factKind.ts";
import type { Sentence } from "#core/text.ts";
import { clockAt, offsetAt } from "#core/zones.ts";
import { shorten } from "../problems/quote.ts";
import type { Fact } from "./facts.ts";
import { listWords } from "./words.ts";

/** How a fact can be written: the values of `as`. */
export type Format = (typeof formats)[number];

/** All values of `as`. */
export const formats = [
  "text",
  "money",
  "number",
  "distance",
  "age",
  "duration",
  "moment",
  "date",
  "day",
  "weekday",
  "time",
] as const;

/**
 * The formats of each kind of fact; the first is the one of a text that names none. Links have
 * none.
 */
export const formatsOf: Record<FactKind, readonly Format[]> = {
  text: ["text"],
  link: [],
  money: ["money", "number"],
  count: ["number"],
  distance: ["distance", "number"],
  climb: ["distance", "number"],
  age: ["age", "number"],
  ages: ["age"],
  allocation: ["text"],
  moment: ["moment", "date", "day", "weekday", "time"],
  duration: ["duration", "number"],
};

// A fact is a name or a remark; a longer one could fill a page from each place that binds it.
const longestText = 500;

/**
 * Writes a fact in both languages; a text without English is the Chinese one in both. `zone` is the
 * race's time zone. Throws if the kind does not have the format.
 */
export function writeFact(fact: Fact, format: Format, zone: string): Sentence {
  if (!formatsOf[fact.kind].includes(format)) throw new Error(`A fact of kind ${fact.kind} has no format ${format}.`);
  if (format === "number") return same(groupDigits(getNumber(fact)));
  switch (fact.kind) {
    case "text":
      return writeText(fact.value);
    case "money":
      return fact.value === 0 ? listWords("free") : listWords("yuan", { yuan: getYuan(fact.value) });
    case "distance":
      return listWords(fact.value.isApproximate ? "aboutKilometres" : "kilometres", { km: groupDigits(fact.value.km) });
    case "climb":
      return listWords("metres", { metres: groupDigits(fact.value) });
    case "age":
      return listWords("years", { age: fact.value });
    case "ages":
      return writeAges(fact.value);
    case "allocation":
      return listWords(fact.value === "first-come" ? "firstCome" : fact.value);
    case "moment":
      return writeMoment(fact.value, format, zone);
    case "duration":
      return writeDuration(fact.value);
    default:
      return same(String(fact.value));
  }
}

/**
 * Returns the number of a fact in the unit that people read: money in yuan, distances in
 * kilometres, a climb in metres, a duration in minutes.
 */
export function getNumber({ kind, value }: Fact): number {
  if (kind === "money") return value / 100;
  if (kind === "distance") return value.km;
  return typeof value === "number" ? value : Number.NaN;
}

/**
 * Returns whether a place takes an amount of money in fen, by its name: /feeFen. In any other,
 * 15000 would be read as yuan.
 */
export function isForFen(pointer: string): boolean {
  return /(?:\/f|F)en$/.test(pointer);
}

/** Reads the calendar day of a moment in a time zone: 2025-10-26. */
export function readDay(moment: string, zone: string): string {
  return localTime(moment, zone).toISOString().slice(0, 10);
}

/** Reads the time of day of a moment in a time zone: 07:30. */
export function readTime(moment: string, zone: string): string {
  return clockAt(zone, Date.parse(moment));
}

function same(text: string): Sentence {
  return { zh: text, en: text };
}

function writeText({ zh, en }: { zh: string; en?: string }): Sentence {
  return { zh: shorten(zh, longestText), en: shorten(en || zh, longestText) };
}

/** Returns a number as both languages write it: 5,000; 42.195. At most four decimals. */
export function groupDigits(value: number): string {
  return insertCommas(String(Number(value.toFixed(4))));
}

function getYuan(fen: number): string {
  return insertCommas(fen % 100 === 0 ? String(fen / 100) : (fen / 100).toFixed(2));
}

function insertCommas(digits: string): string {
  const [whole = "", decimals] = digits.split(".");
  const groups = whole.replace(/\B(?=(?:\d{3})+$)/g, ",");
  return decimals === undefined ? groups : `${groups}.${decimals}`;
}

// An age of 0 is no limit.
function writeAges({ min = 0, max = 0 }: { min?: number; max?: number }): Sentence {
  if (min > 0 && max > 0) return listWords("ageBetween", { min, max });
  if (min > 0) return listWords("ageFrom", { age: min });
  return max > 0 ? listWords("ageTo", { age: max }) : listWords("ageNone");
}

function writeMoment(moment: string, format: Format, zone: string): Sentence {
  const time = readTime(moment, zone);
  if (format === "time") return same(time);
  const local = localTime(moment, zone);
  if (format === "weekday") return listWords(`weekday${local.getUTCDay() as 0 | 1 | 2 | 3 | 4 | 5 | 6}`);
  const month = local.getUTCMonth() + 1;
  const monthName = listWords(`month${month}` as "month1");
  const day = { month, day: local.getUTCDate(), monthName };
  if (format === "day") return listWords("day", day);
  const date = listWords("date", { ...day, year: local.getUTCFullYear() });
  return format === "date" ? date : listWords("moment", { date, time });
}

// The date whose UTC parts are the race's local ones. A moment at the end of time stays one.
function localTime(moment: string, zone: string): Date {
  const time = Date.parse(moment);
  const local = new Date(time + (offsetAt(zone, time) ?? 0) * 60_000);
  return Number.isNaN(local.getTime()) ? new Date(time) : local;
}

function writeDuration(minutes: number): Sentence {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  if (hours === 0) return listWords("minutes", { minutes: rest });
  return rest === 0 ? listWords("hours", { hours }) : listWords("hoursAndMinutes", { hours, minutes: rest });
}
