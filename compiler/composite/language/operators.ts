import type { FactKind } from "#core/factKind.ts";
import { isObject } from "#core/pointers.ts";
import type { Sentence } from "#core/text.ts";
import { type Format, groupDigits, writeFact } from "../../bind/formats.ts";

/**
 * Returns whether a value counts as true: it is there, and it is neither false nor 0 nor an empty
 * text or list.
 */
export function isTrue(value: unknown): boolean {
  if (Array.isArray(value)) return value.length > 0;
  if (isObject(value) && "zh" in value) return Boolean(value.zh) || Boolean(value.en);
  return Boolean(value);
}

/**
 * Returns a negative number if one value is before another: numbers, moments, or texts by their
 * letters. NaN if they cannot be compared.
 */
export function compare(a: unknown, b: unknown): number {
  if (typeof a === "number" && typeof b === "number") return a - b;
  if (typeof a !== "string" || typeof b !== "string") return Number.NaN;
  const [first, second] = [readMoment(a), readMoment(b)];
  if (!Number.isNaN(first) && !Number.isNaN(second)) return first - second;
  return a < b ? -1 : Number(a > b);
}

function readMoment(text: string): number {
  return /^\d{4}-\d\d-\d\dT/.test(text) ? Date.parse(text) : Number.NaN;
}

/** Counts the entries of a list; 0 for any other value. */
export function countEntries(value: unknown): number {
  return Array.isArray(value) ? value.length : 0;
}

/** Returns the entries of a list; a value alone is a list of one. */
export function spread(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

/**
 * Joins what is there: a text in both languages if one of the parts is, else one for all. Missing
 * without a part.
 */
export function joinTexts(parts: readonly unknown[], separator: unknown): string | Sentence | undefined {
  const texts = parts.flatMap((part) => textIn(part) ?? []);
  const between = textIn(separator) ?? "";
  if (parts.every((part) => part === undefined)) return undefined;
  if ([...texts, between].every((part) => typeof part === "string")) return texts.join(between as string);
  const inLanguage = (language: "zh" | "en") => texts.map((part) => of(part, language)).join(of(between, language));
  return { zh: inLanguage("zh"), en: inLanguage("en") };
}

function of(text: string | Sentence, language: "zh" | "en"): string {
  return typeof text === "string" ? text : text[language];
}

function textIn(value: unknown): string | Sentence | undefined {
  if (typeof value === "string") return value;
  if (typeof value === "number") return groupDigits(value);
  if (!isObject(value) || typeof value.zh !== "string") return undefined;
  return { zh: value.zh, en: typeof value.en === "string" ? value.en : value.zh };
}

/** The formats of `$format` with the kind of fact whose writing each is. */
export const valueFormats: Record<string, { kind: FactKind; format: Format; takes: "number" | "moment" }> = {
  number: { kind: "count", format: "number", takes: "number" },
  plain: { kind: "count", format: "number", takes: "number" },
  money: { kind: "money", format: "money", takes: "number" },
  duration: { kind: "duration", format: "duration", takes: "number" },
  distance: { kind: "distance", format: "distance", takes: "number" },
  moment: { kind: "moment", format: "moment", takes: "moment" },
  date: { kind: "moment", format: "date", takes: "moment" },
  day: { kind: "moment", format: "day", takes: "moment" },
  weekday: { kind: "moment", format: "weekday", takes: "moment" },
  time: { kind: "moment", format: "time", takes: "moment" },
};

/** Writes a number or a moment in both languages; missing for what cannot be written so. */
export function formatValue(value: unknown, as: unknown, zone: string): Sentence | undefined {
  const valueFormat = Object.hasOwn(valueFormats, String(as)) ? valueFormats[String(as)] : undefined;
  if (!valueFormat) return undefined;
  const { kind, format, takes } = valueFormat;
  if (typeof value !== (takes === "number" ? "number" : "string")) return undefined;
  // A year, or the number of a bus: its digits are not grouped.
  if (as === "plain") return { zh: String(value), en: String(value) };
  // A day that the calendar does not have.
  if (typeof value === "string" && Number.isNaN(readMoment(value))) return { zh: value, en: value };
  const fact = kind === "distance" ? { km: value, isApproximate: false } : value;
  return writeFact({ kind, value: fact } as Parameters<typeof writeFact>[0], format, zone);
}

/** Returns the sum of the numbers that are there; missing without any. */
export function plus(values: readonly unknown[]): number | undefined {
  const numbers = values.filter((value) => typeof value === "number");
  return numbers.length === 0 ? undefined : finite(numbers.reduce((sum, number) => sum + number, 0));
}

/** Returns the first number less the second, if that is there; missing without the first. */
export function minus([from, less]: readonly unknown[]): number | undefined {
  return typeof from === "number" ? finite(from - (typeof less === "number" ? less : 0)) : undefined;
}

// Replaces infinity by the largest number.
function finite(value: number): number {
  return Math.min(Number.MAX_VALUE, Math.max(-Number.MAX_VALUE, value));
}
