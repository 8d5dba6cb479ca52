import type { AnswerContext, Answers } from "#forms/form.ts";
import isMobileNumber from "#forms/phoneBook.ts";
import { dayIn } from "../sites/items/dayIn.ts";
import type { RaceSite } from "./raceSite.ts";

/**
 * Builds the facts of the race and the day that the rules of answers read, by the server's clock
 * and in the race's zone.
 */
export function buildContext(
  { site, timeZone }: Pick<RaceSite, "site" | "timeZone">,
  item: string,
  now: Date,
  entrants: Answers[],
  soldOut?: unknown,
): Omit<AnswerContext, "index"> {
  const items = site.race?.items ?? [];
  const byItem = <T>(readItem: (raceItem: (typeof items)[number]) => T) =>
    Object.fromEntries(items.map((item) => [item.id, readItem(item)]));
  return {
    item,
    today: dayIn(timeZone, now),
    raceDays: byItem(({ startsAt }) => readDay(startsAt ?? site.race?.startsAt, timeZone)),
    itemNames: byItem(({ name }) => name),
    ages: byItem(({ minAge, maxAge }) => ({
      ...(minAge !== undefined && { min: minAge }),
      ...(maxAge !== undefined && { max: maxAge }),
    })),
    entrants,
    soldOut,
    isMobile: isMobileNumber,
  };
}

function readDay(instant: string | undefined, timeZone: string): string | undefined {
  return instant === undefined ? undefined : dayIn(timeZone, new Date(instant));
}
