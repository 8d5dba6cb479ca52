// Making one takes as long as a few hundred days that it formats.
const formats = new Map<string, Intl.DateTimeFormat>();

/** The day of an instant in a zone, YYYY-MM-DD. */
export function dayIn(timeZone: string, at: Date): string {
  // Swedish writes days as ISO 8601 does.
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  // The zones are those of published sites, which are few.
  formats.set(timeZone, format);
  return format.format(at);
}
