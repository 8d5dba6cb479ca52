import { inArray } from "drizzle-orm";
import { submissions } from "../base/db/signupSchema.ts";
import type { SenderSite } from "../base/delivery/message.ts";
import { findSiteOf, getSender, type RaceSite } from "./raceSite.ts";
import { findShownSite } from "./shownSite.ts";
import type { RaceTools } from "./tools.ts";

/** In whose name messages about races are sent, by the id of the race. */
export type Senders = ReadonlyMap<string, SenderSite>;

/** Returns the senders of the races of sites. */
export function getSenders(...sites: readonly (RaceSite | undefined)[]): Senders {
  return new Map(sites.flatMap((site) => (site ? [[site.raceId, getSender(site)] as const] : [])));
}

/**
 * Returns the sites of the races of submissions, one for each race that a domain still shows. Read
 * them before the transaction that ends the submissions.
 */
export async function readSitesOf(tools: RaceTools, submissionIds: readonly string[]): Promise<RaceSite[]> {
  if (submissionIds.length === 0) return [];
  const { raceId, domainName, submissionId } = submissions;
  const rows = await tools.db
    .selectDistinctOn([raceId], { raceId, domainName })
    .from(submissions)
    .where(inArray(submissionId, [...submissionIds]))
    .orderBy(raceId);
  const sites: RaceSite[] = [];
  for (const row of rows) {
    const site = (await findSiteOf(tools, row)) ?? (await findShownSite(tools, row.raceId));
    if (site) sites.push(site);
  }
  return sites;
}
