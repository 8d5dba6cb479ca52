import type { RaceItem, Site } from "#schemas/generated/types.ts";

type Prices = NonNullable<Site["prices"]>;

/** An offer of a lower fee within a time, as a race's site states it. */
export type EarlyBird = NonNullable<Prices["earlyBirds"]>[number];

/**
 * Finds the cheapest early-bird offer that holds for an item at an instant (ms since 1970) and is
 * below its regular fee.
 */
export function findEarlyBird(
  prices: Pick<Prices, "earlyBirds"> | undefined,
  { id, feeFen }: Pick<RaceItem, "id"> & { feeFen: number },
  at: number,
): EarlyBird | undefined {
  const isOpen = ({ from, until }: EarlyBird) =>
    (from === undefined || at >= Date.parse(from)) && at < Date.parse(until);
  const [cheapest] = (prices?.earlyBirds ?? [])
    .filter((offer) => offer.items === undefined || offer.items.includes(id))
    .filter((offer) => isOpen(offer) && offer.feeFen < feeFen)
    .sort((siteEarlyBird, other) => siteEarlyBird.feeFen - other.feeFen);
  return cheapest;
}
