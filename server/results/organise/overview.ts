import { and, asc, eq, sql } from "drizzle-orm";
import type { OrganisedEdition } from "#contract/organiseResults.ts";
import type { ResultStatus } from "#contract/resultWords.ts";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { resultBatches, resultSets } from "../../base/db/resultSchema.ts";
import type { Reviewer } from "../../base/rights.ts";
import { organisedRace } from "../../race/organisedRace.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import type { RaceTools } from "../../race/tools.ts";
import { findCurrentSet, findNewestSet } from "../sets/current.ts";
import { draftNumber, isSetOf } from "../sets/derive.ts";
import { currentEdition, type Edition, readResultRules } from "../sets/rules.ts";

/**
 * Lists the items of a race with their results: each in the edition of today, then in those that
 * its rules name or that have a file or a set.
 */
export async function listEditions(
  tools: Pick<RaceTools, "db" | "boundSites" | "store">,
  reviewer: Reviewer,
  domainName: string,
): Promise<{ edition: string; editions: OrganisedEdition[] } | "site/not-bound" | "session/not-allowed"> {
  const site = await organisedRace(tools, reviewer, domainName);
  if (typeof site === "string") return site;
  const stored = await listStored(tools.db, site.raceId);
  const edition = currentEdition(site.site);
  const editions = (site.site.race?.items ?? []).flatMap(({ id, results }) => {
    const past = [...(results?.pastEditions ?? []), ...stored.filter(({ item }) => item === id)];
    const names = new Set(past.map((row) => row.edition).sort((one, other) => other.localeCompare(one)));
    return [edition, ...[...names].filter((name) => name !== edition)].map((name) => ({ item: id, edition: name }));
  });
  const described = await Promise.all(editions.map((target) => describeEdition(tools.db, site, target)));
  return { edition, editions: described.filter((target) => target !== undefined) };
}

async function listStored(db: Database, raceId: string): Promise<Pick<Edition, "item" | "edition">[]> {
  const columns = ({ item, edition }: typeof resultSets | typeof resultBatches) => ({ item, edition });
  const sets = db.selectDistinct(columns(resultSets)).from(resultSets).where(eq(resultSets.raceId, raceId));
  const batches = db.selectDistinct(columns(resultBatches)).from(resultBatches).where(eq(resultBatches.raceId, raceId));
  return [...(await sets), ...(await batches)];
}

async function describeEdition(
  db: Database,
  { raceId, site }: RaceSite,
  { item, edition }: Pick<Edition, "item" | "edition">,
): Promise<OrganisedEdition | undefined> {
  const rules = readResultRules(site, { item, edition });
  if (!rules) return undefined;
  const target = { raceId, item, edition };
  const newest = await findNewestSet(db, target);
  const [draft] = await db
    .select({ setId: resultSets.setId })
    .from(resultSets)
    .where(and(isSetOf(target), eq(resultSets.number, draftNumber)))
    .orderBy(asc(resultSets.setId));
  const setId = await findCurrentSet(db, target);
  const counts = await readRows<{ status: ResultStatus; runners: number; ranked: number }>(
    db,
    sql`select status, count(*)::int as runners, count(overall_rank)::int as ranked
      from results where set_id = ${setId ?? null} group by status order by runners desc, status`,
  );
  const [commonest] = counts;
  const ranked = counts.reduce((sum, row) => sum + row.ranked, 0);
  return {
    item,
    itemName: rules.itemName,
    edition,
    isPast: !rules.hasEntries,
    points: rules.points.map(({ id, name }) => ({ id, name })),
    ageGroups: rules.ageGroups.map(({ id, name }) => ({ id, name })),
    hasPrizes: rules.prizes !== null,
    runners: counts.reduce((sum, row) => sum + row.runners, 0),
    ranked,
    unranked: commonest && ranked === 0 ? { status: commonest.status, count: commonest.runners } : null,
    isChanged: draft !== undefined,
    published: newest
      ? { number: newest.number, kind: newest.kind, publishedAt: newest.publishedAt?.getTime() ?? 0 }
      : null,
  };
}
