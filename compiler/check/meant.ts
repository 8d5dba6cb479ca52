import { offsetAt, writeOffset } from "#core/zones.ts";

/**
 * The value that was probably meant by one that does not fit its schema. `isSure`: nothing else can
 * be meant.
 */
export interface Meant {
  value: unknown;
  isSure: boolean;
}

// The start of the pattern of a host.
const hostRule = "^(\\*\\.)?(";

// The start of the pattern of a date or an instant.
const dateRule = "^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])(T";

function getGuess(rule: string): Guess | undefined {
  if (rule.startsWith(hostRule)) return guessHost;
  return rule.startsWith(dateRule) ? guessDate : sureGuesses[rule];
}

type Guess = (text: string, zone: string) => string | undefined;

/**
 * Returns the value that was probably meant by a text that a pattern or format refuses; undefined
 * if nothing near matches. `zone` is the race's.
 */
export function meantText(rule: string, written: string, zone: string): Meant | undefined {
  const fits = (text: string | undefined) => text !== undefined && fitsRule(rule, text);
  // Full-width characters of a Chinese keyboard, and spaces that were copied with the text.
  const plain = written
    .normalize("NFKC")
    .replace(/[\u200b\ufeff]/g, "")
    .trim();
  if (plain.length > 200) return undefined;
  if (fits(plain)) return { value: plain, isSure: true };
  const sure = getGuess(rule)?.(plain, zone);
  if (fits(sure)) return { value: sure, isSure: true };
  const link = rule.includes("mailto:") ? guessLink(plain) : undefined;
  return fits(link) ? { value: link, isSure: false } : undefined;
}

/**
 * Returns the number, text, list or true/false that was meant by a value of the wrong kind: "5000"
 * for 5000.
 */
export function meantKind(types: readonly string[], written: unknown): Meant | undefined {
  if (types.join() === "array" && ["string", "number"].includes(typeof written) && written !== "")
    return { value: [written], isSure: true };
  if (types.includes("boolean")) return meantSwitch(written);
  if (typeof written === "number" && types.includes("string")) return { value: String(written), isSure: true };
  if (typeof written !== "string") return undefined;
  const text = written
    .normalize("NFKC")
    .trim()
    .replace(/^\d{1,3}(?:,\d{3})+(?!\d)/, (digits) => digits.replaceAll(",", ""))
    // Not of money, which is counted in fen.
    .replace(/(?<=\d)\s?(?:km|k|公里|千米|人|名|个|岁|周岁|years?|runners?|places?)$/i, "");
  if (!types.some((type) => type === "number" || type === "integer") || !/^-?\d{1,12}(?:\.\d{1,6})?$/.test(text))
    return undefined;
  const number = Number(text);
  return types.includes("number") || Number.isInteger(number) ? { value: number, isSure: true } : undefined;
}

/**
 * Returns the moment that was meant by a number in the place of one: milliseconds or seconds since
 * 1970, in the race's zone.
 */
export function meantMoment(written: number, zone: string): Meant | undefined {
  const epoch = Math.abs(written) < 1e11 ? written * 1000 : written;
  const minutes = epoch > 1e11 && epoch < 1e13 ? offsetAt(zone, epoch) : undefined;
  if (minutes === undefined) return undefined;
  const local = new Date(epoch + minutes * 60_000).toISOString().slice(0, 19);
  return { value: local + writeOffset(minutes), isSure: true };
}

function meantSwitch(written: unknown): Meant | undefined {
  // An object has no word of its own, and one from a file can have a "toString" that cannot be
  // called.
  if (!["string", "number"].includes(typeof written)) return undefined;
  const word = String(written).normalize("NFKC").trim().toLowerCase();
  if (/^(?:true|1|yes|y|on|是|开)$/.test(word)) return { value: true, isSure: true };
  return /^(?:false|0|no|n|off|否|关)$/.test(word) ? { value: false, isSure: true } : undefined;
}

const moment =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/;
const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

function fitsRule(rule: string, text: string): boolean {
  return (rule === "date-time" ? moment : rule === "date" ? day : new RegExp(rule)).test(text);
}

const sureGuesses: Record<string, Guess | undefined> = {
  "date-time": guessMoment,
  date: guessDay,
  "^#[0-9a-fA-F]{6}$": guessColour,
  "^([01]\\d|2[0-3]):[0-5]\\d$": guessTimeOfDay,
};

const datePattern = /^(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})日?(.*)$/;
const two = (digits: string) => digits.padStart(2, "0");

// 26.10.2025, 26/10/2025 and 10/26/2025, if only one order is possible; 20251026.
function yearFirst(text: string): string {
  const [, day, month, year, after] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})(.*)$/.exec(text) ?? [];
  if (year !== undefined) return `${year}-${month}-${day}${after}`;
  const [, first, second, last, rest] = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})(.*)$/.exec(text) ?? [];
  if (Number(first) > 12) return `${last}-${second}-${first}${rest}`;
  if (Number(second) > 12) return `${last}-${first}-${second}${rest}`;
  return text.replace(/^(20\d\d)(\d\d)(\d\d)(?:[ T]?(\d\d)(\d\d)(?:\d\d)?)?$/, (_, y, m, d, hours, minutes) =>
    hours === undefined ? `${y}-${m}-${d}` : `${y}-${m}-${d} ${hours}:${minutes}`,
  );
}

function guessDate(text: string, zone: string): string | undefined {
  if (/^\d{10,13}$/.test(text)) return meantMoment(Number(text), zone)?.value as string | undefined;
  return guessMoment(text, zone) ?? guessDay(text);
}

function guessDay(text: string): string | undefined {
  const [, year = "", month = "", date = "", rest = ""] = datePattern.exec(yearFirst(text)) ?? [];
  return rest.trim() === "" ? `${year}-${two(month)}-${two(date)}` : undefined;
}

// A date without a time stays unknown; a time without an offset is in the race's zone.
function guessMoment(text: string, zone: string): string | undefined {
  const [, year = "", month = "", date = "", rest = ""] = datePattern.exec(yearFirst(text)) ?? [];
  const [, time = "", offset = ""] = /^[\sTt]*(\d.*?)\s*([Zz]|[+-]\d\d(?::?\d\d)?)?$/.exec(rest) ?? [];
  const clock = guessTimeOfDay(time.replace(/:(\d\d)$/, (seconds) => (time.split(":").length > 2 ? "" : seconds)));
  if (clock === undefined) return undefined;
  const local = `${year}-${two(month)}-${two(date)}T${clock}:${/:\d{1,2}:(\d\d)$/.exec(time)?.[1] ?? "00"}`;
  const minutes = offsetAt(zone, Date.parse(`${local}Z`));
  if (offset === "") return minutes === undefined ? undefined : local + writeOffset(minutes);
  const [, hours, rests = "00"] = /^([+-]\d\d):?(\d\d)?$/.exec(offset) ?? [];
  return local + (hours === undefined ? "Z" : `${hours}:${rests}`);
}

function guessTimeOfDay(text: string): string | undefined {
  const [, hours, minutes = "00"] = /^(\d{1,2})(?:[:.时点]\s?(\d{2})?分?)$/.exec(text) ?? [];
  return hours === undefined ? undefined : `${two(hours)}:${minutes}`;
}

function guessColour(text: string): string | undefined {
  // An opaque colour may be written with its opacity.
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})(?:ff)?$/i.exec(text) ?? [];
  if (digits !== undefined) return `#${digits.length === 3 ? digits.replace(/./g, "$&$&") : digits}`;
  const [, red, green, blue] = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/i.exec(text) ?? [];
  const parts = [red, green, blue].map((part) =>
    Number(part) <= 255 ? Number(part).toString(16).padStart(2, "0") : "",
  );
  return `#${parts.join("")}`;
}

function guessHost(text: string): string | undefined {
  return /^(?:https?:)?\/\/([^/?#@:]+)(?::443)?(?:[/?#]|$)/i.exec(text)?.[1]?.toLowerCase() ?? text.toLowerCase();
}

function guessLink(text: string): string | undefined {
  if (/^[^\s@:/]+@[^\s@:/]+\.[a-z]{2,}$/i.test(text)) return `mailto:${text}`;
  if (/^\+?\d[\d -]{4,20}$/.test(text)) return `tel:${text.replace(/[ -]/g, "")}`;
  const [, scheme, rest] = /^(https?):?\/{0,2}([^/:\s].*)$/i.exec(text) ?? [];
  if (scheme !== undefined) return `${scheme.toLowerCase()}://${rest}`;
  if (/^www\.|^[\w-]+(?:\.[\w-]+)*\.(?:com|cn|org|net)(?:\/|$)/i.test(text)) return `https://${text}`;
  return /^[\w-]+(?:\/[\w-]+)*$/.test(text) ? `/${text}` : undefined;
}
