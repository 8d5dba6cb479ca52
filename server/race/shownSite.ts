import { asc, eq } from "drizzle-orm";
import { domains, sites } from "../base/db/schema.ts";
import { findRaceSite, type RaceSite } from "./raceSite.ts";
import type { RaceTools } from "./tools.ts";

/** Returns the site of a race on the first of the domains that show it; undefined if none does. */
export async function findShownSite(tools: RaceTools, raceId: string): Promise<RaceSite | undefined> {
  const [row] = await tools.db
    .select({ domainName: domains.domainName })
    .from(domains)
    .innerJoin(sites, eq(sites.siteId, domains.siteId))
    .where(eq(sites.raceId, raceId))
    .orderBy(asc(domains.domainName))
    .limit(1);
  const site = row && (await findRaceSite(tools, row.domainName));
  return site?.raceId === raceId ? site : undefined;
}
