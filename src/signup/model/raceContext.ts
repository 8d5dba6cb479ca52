import type { Site } from "#blocks/kit/site/site.ts";
import { inZone } from "#blocks/kit/time/dates.ts";
import type { OptionPlaces } from "#forms/form.ts";
import { withFullOptions } from "#forms/limitedOptions.ts";
import { isMobile } from "../form/phones.ts";
import type { RaceContext } from "./reduce.ts";

/** What is known of a site's race at this moment, for answers to an item. */
export function raceContext(
  { race, timeZone, now, language }: Site,
  item: string,
  soldOut: unknown,
  places: OptionPlaces[],
): RaceContext {
  const items = race?.items ?? [];
  const dayOf = (instant: string | number) => inZone(instant, timeZone).format("YYYY-MM-DD");
  return {
    item,
    language,
    today: dayOf(now()),
    raceDays: Object.fromEntries(items.map(({ id, startsAt }) => [id, dayOf(startsAt ?? race?.startsAt ?? now())])),
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
