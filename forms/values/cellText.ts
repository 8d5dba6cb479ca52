import { type CellObject, SSF } from "@e965/xlsx";

// Excel keeps 15 digits of a number.
const exactBelow = 1e15;

/**
 * Returns what a cell of a workbook has as a text: a day as 2026-12-01, a moment as 2026-12-01
 * 18:00, a duration in days, and a number with its digits, however the sheet shows them. A number
 * that has lost digits is in scientific notation, which `hasLostDigits` finds. `is1904` states from
 * which year the workbook counts its days.
 */
export function cellText(cell: CellObject | undefined, is1904 = false): string {
  if (!cell || cell.v === undefined || cell.v === null) return "";
  if (cell.t !== "n" || typeof cell.v !== "number") return cell.w ?? String(cell.v);
  const { v: value, w: shown = "", z: format = "General" } = cell;
  if (isDuration(String(format), value)) return String(value);
  if (SSF.is_date(String(format)) && value >= 1) return dayText(value, is1904);
  if (Math.abs(value) >= exactBelow) return value.toExponential().toUpperCase();
  // 000123, which a column of numbers in front of which zeros are shown is meant as.
  return /^0+$/.test(String(format)) ? shown : String(value);
}

// More than a day as [h]:mm:ss, or as hours and minutes alone, which no day of our time is.
const mostDaysOfDuration = 100;

function isDuration(format: string, value: number): boolean {
  if (/\[[hms]+\]/i.test(format)) return true;
  const plain = format.replace(/"[^"]*"|\[[^\]]*\]|\\./g, "");
  return value < mostDaysOfDuration && SSF.is_date(format) && !/[yde]/i.test(plain);
}

function dayText(value: number, date1904: boolean): string {
  const { y, m, d, H, M } = SSF.parse_date_code(value, { date1904 }) as Record<"y" | "m" | "d" | "H" | "M", number>;
  const two = (part: number) => String(part).padStart(2, "0");
  const day = `${y}-${two(m)}-${two(d)}`;
  return H === 0 && M === 0 ? day : `${day} ${two(H)}:${two(M)}`;
}
