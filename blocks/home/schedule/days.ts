/** An entry as the config has it, as far as its time matters. */
interface Timed {
  at: string;
  until?: string | undefined;
}

/** An entry with its state at an instant. */
export interface PlacedEntry<Entry> {
  entry: Entry;
  state: "past" | "current" | "later";
}

/** The entries of one calendar day, in order. */
export interface ScheduleDay<Entry> {
  /** As 2025-10-26. */
  day: string;
  /** An instant of that day. */
  at: string;
  entries: PlacedEntry<Entry>[];
}

/**
 * Entries by the day on which they begin, in order, each with its state at `now` (ms since 1970);
 * those whose time cannot be read are left out.
 */
export function scheduleDays<Entry extends Timed>(
  entries: readonly Entry[],
  now: number,
  readDay: (instant: number) => string,
): ScheduleDay<Entry>[] {
  const inOrder = entries
    .filter(({ at }) => !Number.isNaN(Date.parse(at)))
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const days = new Map<string, ScheduleDay<Entry>>();
  for (const entry of inOrder) {
    const day = readDay(Date.parse(entry.at));
    const scheduleDay = days.get(day) ?? { day, at: entry.at, entries: [] };
    days.set(day, scheduleDay);
    scheduleDay.entries.push({ entry, state: findState(entry, inOrder, now) });
  }
  return [...days.values()];
}

/** Lists the instants at which the state of an entry changes. */
export function listChanges(entries: readonly Timed[]): number[] {
  return entries.flatMap(({ at, until }) => [Date.parse(at), Date.parse(until ?? "")]).filter(Number.isFinite);
}

function findState(entry: Timed, inOrder: readonly Timed[], now: number): PlacedEntry<Timed>["state"] {
  const start = Date.parse(entry.at);
  if (now < start) return "later";
  const next = inOrder.find(({ at }) => Date.parse(at) > start);
  // What has no end and nothing after it is a moment.
  const end = Date.parse(entry.until ?? next?.at ?? entry.at);
  return now < end ? "current" : "past";
}
