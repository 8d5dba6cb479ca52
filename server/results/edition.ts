import { includesRace, type Reviewer } from "../base/rights.ts";
import { findRaceSite } from "../race/raceSite.ts";
import type { RaceTools } from "../race/tools.ts";
import { currentEdition, type RuledEdition, readResultRules } from "./sets/rules.ts";

/** Returns the edition of an item that a request names, if the reviewer organises its race. */
export async function findEdition(
  tools: Pick<RaceTools, "boundSites" | "store">,
  { races }: Reviewer,
  request: { domainName: string; item: string; edition?: string },
): Promise<RuledEdition | "site/not-bound" | "session/not-allowed" | "results/unknown-item"> {
  const found = await findRaceSite(tools, request.domainName);
  if (!found) return "site/not-bound";
  if (!includesRace(races, found.raceId)) return "session/not-allowed";
  const { raceId, site } = found;
  const edition = { raceId, item: request.item, edition: request.edition ?? currentEdition(site) };
  const rules = readResultRules(site, edition);
  return rules ? { edition, rules } : "results/unknown-item";
}
