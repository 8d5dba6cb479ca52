import { and, asc, eq, isNotNull } from "drizzle-orm";
import type { OrganisedRace } from "#contract/organise.ts";
import { domains, sites } from "../../base/db/schema.ts";
import type { Env } from "../../base/env/env.ts";
import { isOneOf, type Reviewer, seesPersonal } from "../../base/rights.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { listStarts } from "../../race/bibs.ts";
import { findRaceSite } from "../../race/raceSite.ts";

/** What reading entries needs. */
export type OrganiseTools = Pick<SignupTools, "db" | "secrets" | "boundSites" | "store">;

/**
 * Returns the reviewer's races, each once: first the one that the domain `here` shows, then by
 * domain name.
 */
export async function listRaces(
  tools: OrganiseTools & { env: Pick<Env, "refundLimitFen" | "placesLimit"> },
  reviewer: Reviewer,
  here: string | undefined,
): Promise<OrganisedRace[]> {
  const bound = await tools.db
    .select({ domainName: domains.domainName, raceId: sites.raceId })
    .from(domains)
    .innerJoin(sites, eq(sites.siteId, domains.siteId))
    .where(and(isNotNull(sites.raceId), isOneOf(reviewer.races, sites.raceId)))
    .orderBy(asc(domains.domainName));
  const first = bound.filter(({ domainName }) => domainName === here);
  const names = new Map<string, string>();
  for (const { raceId, domainName } of [...first, ...bound])
    if (raceId !== null && !names.has(raceId)) names.set(raceId, domainName);
  const raceSites = await Promise.all([...names.values()].map((name) => findRaceSite(tools, name)));
  return raceSites.flatMap((raceSite) => {
    if (!raceSite) return [];
    const { raceId, domainName, site, timeZone } = raceSite;
    const items = (site.race?.items ?? []).map(({ id, name }) => ({ id, name }));
    const { refundLimitFen, placesLimit } = tools.env;
    const starts = listStarts(raceSite);
    const race = { raceId, domainName, title: site.race?.name ?? site.title, timeZone, items, starts };
    return [{ ...race, seesPersonal: seesPersonal(reviewer, raceId), refundLimitFen, placesLimit }];
  });
}
