const dayMs = 86_400_000;

/** The days that are not as their day of the week: YYYY-MM-DD. */
export interface WorkCalendar {
  holidays?: readonly string[] | undefined;
  workdays?: readonly string[] | undefined;
}

/**
 * Returns the working day that is so many after a day, both YYYY-MM-DD: Mondays to Fridays, but for
 * days off and weekends at work. Zero is the day itself.
 */
export function addWorkdays(day: string, count: number, { holidays = [], workdays = [] }: WorkCalendar = {}): string {
  let at = Date.parse(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    at += dayMs;
    const written = writeDay(at);
    const weekday = new Date(at).getUTCDay();
    const isUsual = weekday !== 0 && weekday !== 6;
    if (isUsual ? !holidays.includes(written) : workdays.includes(written)) left -= 1;
  }
  return writeDay(at);
}

/** Returns the day that is so many calendar days after another. */
export function addDays(day: string, count: number): string {
  return writeDay(Date.parse(`${day}T00:00:00Z`) + count * dayMs);
}

function writeDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}
