import { serviceStatus } from "./serviceState.ts";

/** What a site states about sign-up for an item; instants are RFC 3339. */
export interface ItemSwitch {
  allocation?: "first-come" | "draw" | "direct" | "invite" | undefined;
  opensAt?: string | undefined;
  closesAt?: string | undefined;
  waitingList?: boolean | undefined;
}

/** How many places are left, and how many people wait for one. */
export interface PlacesLeft {
  left: number;
  waiting: number;
}

/** How many places an item has left. */
export interface ItemPlaces extends PlacesLeft {
  item: string;
}

/**
 * Whether runners can sign up for an item while sign-up is open: `full` and `waiting` have no
 * places left, and at `waiting` they can wait for one; places of a `closed` item are not given by
 * sign-up; the race of a `cancelled` one does not take place.
 */
export type ItemState = "closed" | "notYet" | "over" | "open" | "waiting" | "full" | "cancelled";

/**
 * Returns the state of an item at `now` (ms since 1970); `left` is undefined for one without a
 * limit, or if it is unknown.
 */
export function itemState(item: ItemSwitch, now: number, places?: PlacesLeft): ItemState {
  if (item.allocation === "direct" || item.allocation === "invite") return "closed";
  const { state } = serviceStatus([{ opensAt: item.opensAt, closesAt: item.closesAt }], now);
  if (state !== "open" || !places || item.allocation === "draw") return state;
  if (places.left > 0 && places.waiting === 0) return "open";
  return item.waitingList ? "waiting" : "full";
}

/**
 * The state of an item for applications: its times count only if its places are given by
 * application, because those for other items come before sign-up.
 */
export function applicationState({ allocation, opensAt, closesAt }: ItemSwitch, now: number): ItemState {
  const isByApplication = allocation === "direct" || allocation === "invite";
  return isByApplication ? itemState({ opensAt, closesAt }, now) : "open";
}

/** Returns whether an item's places are counted while runners sign up, so that it can be full. */
export function isCounted({ allocation = "first-come", places, pools }: CountedItem): boolean {
  return allocation === "first-come" && (places !== undefined || (pools?.length ?? 0) > 0);
}

interface CountedItem extends Pick<ItemSwitch, "allocation"> {
  places?: number | undefined;
  pools?: readonly unknown[] | undefined;
}
