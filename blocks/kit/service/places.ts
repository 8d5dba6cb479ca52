import { useNow } from "#blocks/kit/site/clock.ts";
import { useSite } from "#blocks/kit/site/site.ts";
import { type ItemPlaces, type ItemState, isCounted, itemState } from "#core/itemState.ts";
import { racePhase } from "#core/racePhase.ts";
import type { RaceItem } from "#schemas/generated/types.ts";
import { useRenewed } from "./renew.ts";

/**
 * An item of the race as a visitor finds it now; `places` is undefined if its places are not
 * counted, or not known yet.
 */
export interface LiveItem {
  item: RaceItem;
  state: ItemState;
  places: ItemPlaces | undefined;
}

/**
 * Returns the race's items with their states, while its registration is open. Numbers of places
 * come after the first render and are renewed while the page is in view; without them an item
 * counts as open, and the server refuses what is full.
 */
export function useLiveItems(): LiveItem[] {
  const { race, fetchPlaces } = useSite();
  const now = useNow(5000);
  const items = race?.items ?? [];
  const isOpen = race !== undefined && racePhase(race, now) === "registration";
  const isAsked = isOpen && items.some(isCounted);
  const livePlaces = useRenewed(isAsked ? fetchPlaces : undefined);
  return items.map((item) => {
    const places =
      isOpen && isCounted(item) ? livePlaces?.find((itemPlaces) => itemPlaces.item === item.id) : undefined;
    return { item, places, state: race?.cancelledAt !== undefined ? "cancelled" : itemState(item, now, places) };
  });
}
