import { isDay } from "#forms/days.ts";

/** A day in parts, each of them as far as it has been typed. */
export interface DayParts {
  year: string;
  month: string;
  day: string;
}

/** Returns the parts of a day that may be unfinished: "1990-3-". */
export function splitDay(text: string | undefined): DayParts {
  const [year = "", month = "", day = ""] = (text ?? "").split("-");
  return { year, month, day };
}

/** Returns the parts as one text; undefined if none of them is typed. */
export function joinDay({ year, month, day }: DayParts): string | undefined {
  return year || month || day ? `${year}-${month}-${day}` : undefined;
}

/** Returns the digits of a part, full-width ones made plain. */
export function cleanPart(text: string, part: keyof DayParts): string {
  return text
    .normalize("NFKC")
    .replace(/\D/g, "")
    .slice(0, part === "year" ? 4 : 2);
}

/** Returns a month or a day with both its digits: 3 -> 03. */
export function padPart(text: string): string {
  return /^[1-9]$/.test(text) ? `0${text}` : text;
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Reads the whole day that a text names, YYYY-MM-DD: 1990-03-27, 1990/3/27, 1990年3月27日,
 * 19900327, 27 March 1990, March 27, 1990. Undefined for all else, such as 03/04/1990, which
 * is two days.
 */
export function readDay(text: string): string | undefined {
  const plain = text.normalize("NFKC").trim();
  const match =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(plain) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(plain);
  if (match) return write(match[1], match[2], match[3]);
  const [, first, middle, year] = /^(\w+)[\s.]+(\w+)[.,]?\s+(\d{4})$/.exec(plain) ?? [];
  if (first === undefined || middle === undefined) return undefined;
  const isDayFirst = /^\d/.test(first);
  const month = months.indexOf((isDayFirst ? middle : first).slice(0, 3).toLowerCase()) + 1;
  const [day] = /^\d{1,2}/.exec(isDayFirst ? first : middle) ?? [];
  return month > 0 && day !== undefined ? write(year, String(month), day) : undefined;
}

function write(year = "", month = "", day = ""): string | undefined {
  const dayText = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(dayText) ? dayText : undefined;
}
