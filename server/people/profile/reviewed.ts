import { and, eq, exists, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import type { Review } from "#contract/profile.ts";
import { realNames } from "../../base/db/accountSchema.ts";
import { entrants, submissions } from "../../base/db/signupSchema.ts";
import { isOneOf, type Races } from "../../base/rights.ts";
import type { AccountTools } from "../accounts/tools.ts";

/**
 * The SQL condition that one of these races needs a row of `real_names`: its owner has signed up or
 * applied there with a form that asks for an identity document. Undefined for somebody who reviews
 * all races.
 */
export function isDocumentOf(races: Races): SQL | undefined {
  if (races === "all") return undefined;
  const entries = new QueryBuilder()
    .select({ one: sql`1` })
    .from(submissions)
    .innerJoin(entrants, eq(entrants.submissionId, submissions.submissionId))
    .where(and(eq(submissions.accountId, realNames.accountId), needsDocument(races)));
  return exists(entries);
}

function needsDocument(races: Races): SQL | undefined {
  return and(isOneOf(races, submissions.raceId), isNotNull(entrants.documentMac), eq(entrants.isStanding, true));
}

/** Returns which of these races need the documents of these accounts, by account. */
export async function racesNeeding(
  { db, boundSites }: Pick<AccountTools, "db" | "boundSites">,
  races: Races,
  accountIds: string[],
): Promise<Map<string, Review["races"]>> {
  if (accountIds.length === 0) return new Map();
  const { accountId, raceId, domainName } = submissions;
  const rows = await db
    .selectDistinctOn([accountId, raceId], { accountId, raceId, domainName })
    .from(submissions)
    .innerJoin(entrants, eq(entrants.submissionId, submissions.submissionId))
    .where(and(inArray(accountId, accountIds), needsDocument(races)));
  const needing = new Map<string, Review["races"]>();
  for (const row of rows) {
    const site = await boundSites.find(row.domainName);
    // The domain may show another race by now.
    const title = site?.raceId === row.raceId ? site.head.title : { zh: row.raceId };
    const owner = row.accountId ?? "";
    needing.set(owner, [...(needing.get(owner) ?? []), { raceId: row.raceId, title }]);
  }
  return needing;
}
