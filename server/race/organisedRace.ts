import { includesRace, type Reviewer } from "../base/rights.ts";
import { findRaceSite, type RaceSite } from "./raceSite.ts";
import type { RaceTools } from "./tools.ts";

/** Returns the race of a domain, if the reviewer organises it. */
export async function organisedRace(
  tools: Pick<RaceTools, "boundSites" | "store">,
  { races }: Reviewer,
  domainName: string,
): Promise<RaceSite | "site/not-bound" | "session/not-allowed"> {
  const site = await findRaceSite(tools, domainName);
  if (!site) return "site/not-bound";
  return includesRace(races, site.raceId) ? site : "session/not-allowed";
}
