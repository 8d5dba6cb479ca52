const datePattern = /^(\d{4})[^\d\s](\d{1,2})[^\d\s](\d{1,2})[^\d\s:]?(?:[ T]+(\d{1,2}):(\d{2})(?::\d{2})?)?$/;

/**
 * Reads 2026-12-01, which means the end of that day, or 2026-12-01 18:00 as an instant in a zone;
 * undefined for any other text.
 */
export function readUntil(text: string, timeZone: string): Date | undefined {
  const [, year, month, day, hour, minute] = datePattern.exec(text.trim()) ?? [];
  if (year === undefined) return undefined;
  const [y, m, d, h, min] = [year, month, day, hour ?? "0", minute ?? "0"].map(Number) as [
    number,
    number,
    number,
    number,
    number,
  ];
  const wall = Date.UTC(y, m - 1, d, h, min);
  const time = new Date(wall);
  // 31 April, or 25 o'clock.
  if (time.getUTCDate() !== d || time.getUTCMonth() !== m - 1 || time.getUTCHours() !== h || min > 59) return undefined;
  const end = hour === undefined ? Date.UTC(y, m - 1, d, 23, 59, 59) : wall;
  return new Date(readInstant(end, timeZone));
}

// The offset of the zone near that moment; twice, because the first guess may be on the other side
// of a change.
function readInstant(wall: number, timeZone: string): number {
  const guess = wall - getOffset(wall, timeZone);
  return wall - getOffset(guess, timeZone);
}

function getOffset(instant: number, timeZone: string): number {
  // Swedish writes times as ISO 8601 does.
  const format = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "medium" });
  return Date.parse(`${format.format(new Date(instant)).replace(" ", "T")}Z`) - Math.floor(instant / 1000) * 1000;
}
