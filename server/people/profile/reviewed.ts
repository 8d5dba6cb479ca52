import { and, eq, exists, isNotNull, type SQL, sql } from "drizzle-orm";
import { QueryBuilder } from "drizzle-orm/pg-core";
import { realNames } from "../../base/db/accountSchema.ts";
import { entrants, submissions } from "../../base/db/signupSchema.ts";
import { isOneOf, type Races } from "../accounts/rights.ts";

/**
 * The SQL condition that one of these races needs a row of `real_names`: its owner has signed up or applied there with a form that asks
 * for an identity document. Undefined for somebody who organises all races.
 */
export function isDocumentOf(races: Races): SQL | undefined {
  if (races === "all") return undefined;
  const entered = new QueryBuilder()
    .select({ one: sql`1` })
    .from(submissions)
    .innerJoin(entrants, eq(entrants.submissionId, submissions.submissionId))
    .where(
      and(
        eq(submissions.accountId, realNames.accountId),
        isOneOf(races, submissions.raceId),
        isNotNull(entrants.documentMac),
        eq(entrants.isStanding, true),
      ),
    );
  return exists(entered);
}
