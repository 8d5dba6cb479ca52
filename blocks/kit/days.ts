import { isDay } from "#src/rules/identity.ts";

/**
 * A day as people write it (1990-1-5, 1990/01/05, 1990.1.5, 19900105, 1990年1月5日, full-width digits) as YYYY-MM-DD;
 * undefined where it is none, or no day of the calendar.
 */
export function readDay(text: string): string | undefined {
  const plain = text.normalize("NFKC").trim();
  const [, year, month = "", day = ""] =
    /^(\d{4})(\d{2})(\d{2})$/.exec(plain) ??
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})\s*日?$/.exec(plain) ??
    [];
  if (year === undefined) return undefined;
  const written = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(written) ? written : undefined;
}
