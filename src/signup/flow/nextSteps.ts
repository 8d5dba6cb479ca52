import type { Race, RaceItem, Text } from "#schemas/generated/types.ts";
import type { RaceEvent } from "../siteForms.ts";

/** A date that a runner waits for: the organiser's own words, or one of the race's facts. */
export interface NextStep {
  at: string;
  until?: string | undefined;
  title: Text | "registrationCloses" | "drawResults" | "raceStarts";
}

/**
 * Returns the dates that are still to come for a runner with sign-ups for these items, in order:
 * those that the organiser announces, and those of the race's facts that no announcement covers.
 * The draw is for items with one, and an announcement at the instant at which only other items
 * start is theirs.
 */
export function nextSteps(race: Race | undefined, items: RaceItem[], events: RaceEvent[], now: number): NextStep[] {
  const { registration, startsAt } = race ?? {};
  const hasDraw = items.some(({ allocation }) => allocation === "draw");
  const getStarts = (some: RaceItem[]) => some.flatMap((item) => item.startsAt ?? startsAt ?? []);
  const starts = getStarts(items);
  const isAt = (instants: string[], at: string) => instants.some((instant) => Date.parse(instant) === Date.parse(at));
  const laterStarts = items.length > 0 ? getStarts(race?.items ?? []).filter((start) => !isAt(starts, start)) : [];
  const raceEvents = events.filter(({ at }) => !isAt(laterStarts, at));
  const facts: [string | undefined, NextStep["title"]][] = [
    [registration?.closesAt, "registrationCloses"],
    [hasDraw ? registration?.drawAt : undefined, "drawResults"],
    ...[...new Set(starts)].map((start): [string, "raceStarts"] => [start, "raceStarts"]),
  ];
  const announced = raceEvents.map(({ at }) => at);
  const missing = facts.flatMap(([at, title]) => (at === undefined || isAt(announced, at) ? [] : [{ at, title }]));
  return [...raceEvents.map(({ at, until, title }) => ({ at, until, title })), ...missing]
    .filter(({ at, until }: NextStep) => Date.parse(until ?? at) > now)
    .sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
}
