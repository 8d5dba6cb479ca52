import type { Site } from "#blocks/kit/site/site.ts";
import { inZone } from "#blocks/kit/time/dates.ts";
import type { OptionPlaces } from "#forms/form.ts";
import { withFullOptions } from "#forms/limitedOptions.ts";
import { isMobile } from "./phones.ts";
import type { RaceContext } from "./reduce.ts";

/** Returns the facts of a site's race at this moment, for answers to an item. */
export function raceContext(
  { race, timeZone, now, language }: Site,
  item: string,
  soldOut: unknown,
  places: OptionPlaces[],
): RaceContext {
  const items = race?.items ?? [];
  return {
    item,
    language,
    today: readDay(now(), timeZone),
    raceDays: Object.fromEntries(
      items.map(({ id, startsAt }) => [id, readDay(startsAt ?? race?.startsAt ?? now(), timeZone)]),
    ),
    itemNames: Object.fromEntries(items.map(({ id, name }) => [id, name])),
    ages: Object.fromEntries(
      items.map(({ id, minAge, maxAge }) => [
        id,
        { ...(minAge !== undefined && { min: minAge }), ...(maxAge !== undefined && { max: maxAge }) },
      ]),
    ),
    soldOut: withFullOptions(soldOut, places),
    places,
    isMobile,
  };
}

const days = new Map<string, string>();

// Answers are checked at every key, and the calendar of a time zone is slow. Days begin with a
// whole minute.
function readDay(instant: string | number, timeZone: string): string {
  const minute = Math.floor(new Date(instant).getTime() / 60_000);
  const key = `${timeZone} ${minute}`;
  const cached = days.get(key);
  if (cached !== undefined) return cached;
  if (days.size > 100) days.clear();
  const day = inZone(minute * 60_000, timeZone).format("YYYY-MM-DD");
  days.set(key, day);
  return day;
}
