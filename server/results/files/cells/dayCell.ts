/** What is first in days such as 03/04/1990. */
export type DayOrder = "day" | "month";

const yearFirst = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ].*)?$/;
const joined = /^(\d{4})(\d{2})(\d{2})$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:[T ].*)?$/;
const spelled = /^(?:(\d{1,2})[ -]([a-z]{3})[a-z]*\.?,?[ -](\d{4})|([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4}))$/i;
const serial = /^\d{5}$/;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Returns a day as YYYY-MM-DD; undefined if it is none. A year of two digits is the latest before
 * the given year.
 */
export function readDayCell(cell: string, order: DayOrder, latestYear: number): string | undefined {
  const text = cell.normalize("NFKC").trim();
  const [, year = "", month = "", day = ""] = yearFirst.exec(text) ?? joined.exec(text) ?? [];
  if (year !== "") return toDay(year, month, day);
  const [, first = "", separator, second = "", last = ""] = yearLast.exec(text) ?? [];
  if (last !== "") {
    const full = last.length === 4 ? last : String(readShortYear(Number(last), latestYear));
    // 07.03.1990: with dots the day is first everywhere.
    return order === "day" || separator === "." ? toDay(full, second, first) : toDay(full, first, second);
  }
  const [, day1, month1 = "", year1 = "", month2 = "", day2, year2 = ""] = spelled.exec(text) ?? [];
  const named = months.indexOf((month1 || month2).toLowerCase());
  if (named >= 0) return toDay(year1 || year2, String(named + 1), day1 ?? day2 ?? "");
  // A day of Excel, counted from 1899-12-30.
  return serial.test(text) ? new Date(Date.UTC(1899, 11, 30 + Number(text))).toISOString().slice(0, 10) : undefined;
}

// Programs write a day that they do not know as one of the years 0, 1 or 100.
const firstYear = 1850;

function toDay(year: string, month: string, day: string): string | undefined {
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const exists =
    Number(year) >= firstYear && Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= days;
  return exists ? `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}` : undefined;
}

/** Returns the latest year with these last two digits that is not after the given one. */
export function readShortYear(year: number, latestYear: number): number {
  const full = Math.floor(latestYear / 100) * 100 + year;
  return full > latestYear ? full - 100 : full;
}

/** The cells of a column of days, whose order is decided together. */
export interface DayVote {
  add(text: string): void;
  /** `isSure` is false if every one of its days can be read in both orders. */
  decide(): { order: DayOrder; isSure: boolean };
}

/** Collects the cells of a column of days: a number over 12 is no month. */
export function collectDays(): DayVote {
  const counts = { day: 0, month: 0, both: 0 };
  const add = (text: string) => {
    const [, first = "", separator, second = ""] = yearLast.exec(text.normalize("NFKC").trim()) ?? [];
    if (first === "" || separator === ".") return;
    if (Number(first) > 12 && Number(second) <= 12) counts.day++;
    else if (Number(second) > 12 && Number(first) <= 12) counts.month++;
    else if (first !== second) counts.both++;
  };
  const decide = () => {
    const { day, month, both } = counts;
    const isClear = day === 0 || month === 0 || Math.min(day, month) * 10 < Math.max(day, month);
    return {
      order: month > day ? ("month" as const) : ("day" as const),
      isSure: isClear && (both === 0 || day + month > 0),
    };
  };
  return { add, decide };
}
