import type { RaceItem, Site } from "#schemas/generated/types.ts";
import type { raceItems } from "../../base/db/entrySchema.ts";
import { dayIn } from "./dayIn.ts";
import { type PickUpFacts, readPickUp } from "./pickUp.ts";

/** The group of all items that name none: a person enters one of them. */
export const wholeRace = "race";

/** The places of an item, or of a pool that several items share. */
export interface PoolFacts {
  name: string;
  places: number;
}

/** An item as the table has it, with the names of its pools. */
export type ItemFacts = Omit<typeof raceItems.$inferInsert, "raceId" | "poolIds" | "closesAt"> & {
  closesAt: Date | null;
  promoteUntil?: Date | null;
  pools: string[];
};

/** What a published site states about the places of its race. */
export interface RaceFacts {
  items: ItemFacts[];
  pools: PoolFacts[];
  /** The slots of its pick-up; undefined leaves those of the race as they are. */
  pickUp?: PickUpFacts;
}

/**
 * Reads the items, pools and pick-up slots of a published site. An item without places of its own
 * has no limit but those of its pools.
 */
export function readRaceFacts({ race, timeZone = "Asia/Shanghai" }: Pick<Site, "race" | "timeZone">): RaceFacts {
  const { items = [], pools: shared = [], registration } = race ?? {};
  const ownPools = items.flatMap(({ id, places }) => (places === undefined ? [] : [{ name: ownPool(id), places }]));
  return {
    pickUp: readPickUp({ race }, timeZone),
    pools: [...ownPools, ...shared.map(({ id, places }) => ({ name: sharedPool(id), places }))],
    items: items.map(({ id, ...item }) => ({
      item: id,
      allocation: item.allocation ?? "first-come",
      closesAt: readInstant(item.closesAt ?? registration?.closesAt),
      promoteUntil: promotionEnd(race, item),
      feeFen: item.feeFen ?? 0,
      minAge: item.minAge ?? null,
      maxAge: item.maxAge ?? null,
      ageOn: readDay(timeZone, item.startsAt ?? race?.startsAt),
      exclusionGroup: item.exclusionGroup ?? wholeRace,
      hasWaitingList: item.waitingList === true,
      pools: [
        ...(item.places === undefined ? [] : [ownPool(id)]),
        ...(item.pools ?? []).filter((id) => shared.some((pool) => pool.id === id)).map(sharedPool),
      ],
    })),
  };
}

/** Returns when an item starts; null if the race does not state it. */
export function itemStart(race: Site["race"], item: { startsAt?: string | undefined } | undefined): Date | null {
  return readInstant(item?.startsAt ?? race?.startsAt);
}

// Nobody moves up after the start, however late the race gives places on.
function promotionEnd(race: Site["race"], item: Omit<RaceItem, "id">): Date | null {
  const isFirstCome = (item.allocation ?? "first-come") === "first-come";
  const defaultEnd = isFirstCome ? (item.closesAt ?? race?.registration?.closesAt) : race?.bibsFrozenAt;
  const ends = [readInstant(item.promoteUntil ?? defaultEnd), itemStart(race, item)].flatMap((end) => end ?? []);
  return ends.length === 0 ? null : new Date(Math.min(...ends.map((end) => end.getTime())));
}

/** The name of the pool that an item has for itself. */
export function ownPool(item: string): string {
  return `item/${item}`;
}

/** The name of a pool that items share. */
export function sharedPool(id: string): string {
  return `pool/${id}`;
}

function readInstant(time: string | undefined): Date | null {
  const at = Date.parse(time ?? "");
  return Number.isNaN(at) ? null : new Date(at);
}

function readDay(timeZone: string, time: string | undefined): string | null {
  const at = readInstant(time);
  return at && dayIn(timeZone, at);
}
