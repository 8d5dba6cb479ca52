import type { Reviewer } from "../../base/rights.ts";
import { organisedRace } from "../../race/organisedRace.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import type { RaceTools } from "../../race/tools.ts";
import type { ItemFacts } from "../files/model/mapping.ts";
import { currentEdition, type Edition, readResultRules } from "../sets/rules.ts";

/** The edition of an item that a file has results of, and the facts by which it is read. */
export interface FileTarget {
  edition: Edition;
  facts: ItemFacts;
  /** Whether the race's entries are for the edition. */
  hasEntries: boolean;
}

/** Returns what a file is to be imported into; the edition of today unless one is named. */
export async function findTarget(
  tools: Pick<RaceTools, "boundSites" | "store">,
  reviewer: Reviewer,
  { domainName, item, edition }: { domainName: string; item: string; edition?: string | undefined },
): Promise<FileTarget | "site/not-bound" | "session/not-allowed" | "results/unknown-item"> {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  return readTarget(site, item, edition) ?? "results/unknown-item";
}

function readTarget(
  { raceId, site }: Pick<RaceSite, "raceId" | "site">,
  item: string,
  edition = currentEdition(site),
): FileTarget | undefined {
  const rules = readResultRules(site, { item, edition });
  if (!rules) return undefined;
  const items = (site.race?.items ?? []).map(({ id, name }) => [id, [name.zh, ...(name.en ? [name.en] : [])]] as const);
  const { distanceKm, points, ageOn, hasEntries } = rules;
  return {
    edition: { raceId, item, edition },
    facts: { item, items: new Map(items), distanceKm, points, raceDay: ageOn ?? undefined },
    hasEntries,
  };
}
