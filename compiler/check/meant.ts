import { offsetAt, writeOffset } from "../meaning/zones.ts";

/** The value that was probably meant by one that does not fit its schema. `isSure`: nothing else can be meant. */
export interface Meant {
  value: unknown;
  isSure: boolean;
}

// The start of the pattern of a host.
const hostRule = "^(\\*\\.)?(";

type Guess = (text: string, zone: string) => string | undefined;

/** The value that was probably meant by a text that a pattern or format refuses; undefined if nothing near matches. `zone` is the race's. */
export function meantText(rule: string, written: string, zone: string): Meant | undefined {
  const fits = (text: string | undefined) => text !== undefined && fitsRule(rule, text);
  // Full-width characters of a Chinese keyboard, and spaces that were copied with the text.
  const plain = written
    .normalize("NFKC")
    .replace(/[\u200b\ufeff]/g, "")
    .trim();
  if (plain.length > 200) return undefined;
  if (fits(plain)) return { value: plain, isSure: true };
  const sure = (rule.startsWith(hostRule) ? guessHost : sureGuesses[rule])?.(plain, zone);
  if (fits(sure)) return { value: sure, isSure: true };
  const link = rule.includes("mailto:") ? guessLink(plain) : undefined;
  return fits(link) ? { value: link, isSure: false } : undefined;
}

/** The number, text or true/false that was meant by a value of the wrong kind: "5000" for 5000. */
export function meantKind(types: readonly string[], written: unknown): Meant | undefined {
  if (typeof written === "number" && types.includes("string")) return { value: String(written), isSure: true };
  if (typeof written !== "string") return undefined;
  const text = written.normalize("NFKC").trim();
  if (types.includes("boolean") && /^(?:true|false)$/i.test(text))
    return { value: text.toLowerCase() === "true", isSure: true };
  if (!types.some((type) => type === "number" || type === "integer") || !/^-?\d{1,12}(?:\.\d{1,6})?$/.test(text))
    return undefined;
  const number = Number(text);
  return types.includes("number") || Number.isInteger(number) ? { value: number, isSure: true } : undefined;
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

const written = /^(\d{4})\s?[-/.年]\s?(\d{1,2})\s?[-/.月]\s?(\d{1,2})日?(.*)$/;
const two = (digits: string) => digits.padStart(2, "0");

function guessDay(text: string): string | undefined {
  const [, year = "", month = "", date = "", rest = ""] = written.exec(text) ?? [];
  return rest.trim() === "" ? `${year}-${two(month)}-${two(date)}` : undefined;
}

// A date without a time stays unknown; a time without an offset is in the race's zone.
function guessMoment(text: string, zone: string): string | undefined {
  const [, year = "", month = "", date = "", rest = ""] = written.exec(text) ?? [];
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
  const [, digits] = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text) ?? [];
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
