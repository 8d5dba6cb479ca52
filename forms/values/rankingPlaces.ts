import type { RankingOptions } from "#schemas/generated/types.ts";

/** Returns how many places a ranking has to fill. */
export function countPlaces({ choices, top = choices.length }: RankingOptions): number {
  return Math.min(top, choices.length);
}
