import { useCallback, useSyncExternalStore } from "react";
import { useNow } from "#blocks/kit/site/clock.ts";
import { type Site, useSite } from "#blocks/kit/site/site.ts";
import { type ItemPlaces, type ItemState, isCounted, itemState } from "#core/itemState.ts";
import { racePhase } from "#core/racePhase.ts";
import type { RaceItem } from "#schemas/generated/types.ts";

/**
 * An item of the race as a visitor finds it now; `places` is undefined if its places are not
 * counted, or not known yet.
 */
export interface LiveItem {
  item: RaceItem;
  state: ItemState;
  places: ItemPlaces | undefined;
}

// Milliseconds between two looks at the places, and the longest after failures.
const usualWait = 30_000;
const longestWait = 8 * usualWait;
// A tab that is shown again soon has what it needs.
const freshFor = 3000;

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
  const livePlaces = usePlaces(isAsked ? fetchPlaces : undefined);
  return items.map((item) => {
    const places =
      isOpen && isCounted(item) ? livePlaces?.find((itemPlaces) => itemPlaces.item === item.id) : undefined;
    return { item, places, state: race?.cancelledAt !== undefined ? "cancelled" : itemState(item, now, places) };
  });
}

function usePlaces(fetchPlaces: Site["fetchPlaces"] | undefined): ItemPlaces[] | undefined {
  const store = fetchPlaces && getStore(fetchPlaces);
  const subscribe = useCallback((listener: () => void) => store?.subscribe(listener) ?? none, [store]);
  return useSyncExternalStore(subscribe, () => store?.current(), nothing);
}

const none = () => {};
const nothing = () => undefined;

interface PlacesStore {
  current(): ItemPlaces[] | undefined;
  subscribe(listener: () => void): () => void;
}

const stores = new WeakMap<Site["fetchPlaces"], PlacesStore>();

// All blocks of a page share one store.
function getStore(fetchPlaces: Site["fetchPlaces"]): PlacesStore {
  const store = stores.get(fetchPlaces) ?? createStore(fetchPlaces);
  stores.set(fetchPlaces, store);
  return store;
}

/** Creates what shares one look at the places between all who subscribe. */
export function createStore(fetchPlaces: Site["fetchPlaces"]): PlacesStore {
  const listeners = new Set<() => void>();
  let places: ItemPlaces[] | undefined;
  let wait = usualWait;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLooking = false;
  let lookedAt = Number.NEGATIVE_INFINITY;
  const look = async () => {
    // Looks again once the page is in view.
    if (isLooking || document.hidden || performance.now() - lookedAt < freshFor) return;
    clearTimeout(timer);
    isLooking = true;
    try {
      places = await fetchPlaces();
      wait = usualWait;
    } catch {
      wait = Math.min(wait * 2, longestWait);
    }
    isLooking = false;
    lookedAt = performance.now();
    for (const listener of listeners) listener();
    if (listeners.size > 0) timer = setTimeout(look, wait);
  };
  return {
    current: () => places,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) {
        document.addEventListener("visibilitychange", look);
        look();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        document.removeEventListener("visibilitychange", look);
      };
    },
  };
}
