import type { RaceSite } from "../../race/raceSite.ts";
import type { ItemFacts } from "../files/model/mapping.ts";
import { currentEdition, type Edition, readResultRules } from "../sets/rules.ts";

/**
 * The item that a file is of, by its id, and the edition; the one that the race is now if left out.
 */
export interface FileTarget {
  item: string;
  edition?: string | undefined;
}

/**
 * Returns the edition that a file is of, and the facts by which it is read; undefined if the race
 * has no such item.
 */
export function readItemFacts(
  { raceId, site }: Pick<RaceSite, "raceId" | "site">,
  { item, edition = currentEdition(site) }: FileTarget,
): { edition: Edition; facts: ItemFacts } | undefined {
  const rules = readResultRules(site, { item, edition });
  if (!rules) return undefined;
  const items = (site.race?.items ?? []).map(({ id, name }) => [id, [name.zh, ...(name.en ? [name.en] : [])]] as const);
  const { distanceKm, points, ageOn } = rules;
  return {
    edition: { raceId, item, edition },
    facts: { item, items: new Map(items), distanceKm, points, raceDay: ageOn ?? undefined },
  };
}
