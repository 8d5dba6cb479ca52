import { inZone } from "#blocks/kit/time/dates.ts";
import type { HomeProps } from "#schemas/generated/types.ts";

/** One date of the time line. */
export type Event = HomeProps["time"]["events"][number];

/** An event with its place in time; `next` is the first one to come, `later` are those after it. */
export interface PlacedEvent {
  event: Event;
  state: "past" | "current" | "next" | "later";
  /** Whole calendar days from now until it begins, in the race's zone. */
  days: number;
  /**
   * How much of the way from this event to the following one has passed, 0 to 1: the position of
   * "now".
   */
  progress: number;
}

/** Puts events in order of time, each with its state at `now` (ms since 1970). */
export function placeEvents(events: readonly Event[], now: number, timeZone: string): PlacedEvent[] {
  const ordered = [...events].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  const next = ordered.find(({ at }) => Date.parse(at) > now);
  const today = inZone(now, timeZone).startOf("day");
  return ordered.map((event, index) => {
    const start = Date.parse(event.at);
    const following = Date.parse(ordered[index + 1]?.at ?? event.until ?? event.at);
    const progress = following > start ? (now - start) / (following - start) : 1;
    return {
      event,
      state: findState(event, now, next),
      days: Math.round(inZone(start, timeZone).startOf("day").diff(today, "day", true)),
      progress: start > now ? 0 : Math.min(1, Math.max(0, progress)),
    };
  });
}

// An event without an end is a moment: past as soon as it has come.
function findState(event: Event, now: number, next: Event | undefined): PlacedEvent["state"] {
  if (now < Date.parse(event.at)) return event === next ? "next" : "later";
  return event.until && now < Date.parse(event.until) ? "current" : "past";
}
