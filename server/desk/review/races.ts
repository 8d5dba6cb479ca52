import { and, asc, count, eq, inArray, isNotNull, sql } from "drizzle-orm";
import type { ApplicationCounts, ReviewRace } from "#contract/applications.ts";
import { auditStatus } from "#core/auditStatus.ts";
import { organiser, reviewer } from "#core/authorities.ts";
import type { Database } from "../../base/db/open.ts";
import { domains, sites } from "../../base/db/schema.ts";
import { submissions, teams } from "../../base/db/signupSchema.ts";
import { findRaces, isOneOf, type Reviewer, seesPersonal } from "../../base/rights.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { findRaceSite } from "../../race/raceSite.ts";

/**
 * The races whose applications the reviewer decides and that take some or have some, or those of
 * the reviewer that have teams or take them, each once: first the one that the domain `here` shows,
 * then by domain name.
 */
export async function listReviewRaces(
  tools: Pick<SignupTools, "db" | "boundSites" | "store">,
  reader: Reviewer,
  { here, has = "applications" }: { here: string | undefined; has?: "applications" | "teams" | undefined },
): Promise<ReviewRace[]> {
  const bound = await tools.db
    .select({ domainName: domains.domainName, raceId: sites.raceId })
    .from(domains)
    .innerJoin(sites, eq(sites.siteId, domains.siteId))
    .where(
      and(isNotNull(sites.raceId), isOneOf(findRaces(reader, has === "teams" ? organiser : reviewer), sites.raceId)),
    )
    .orderBy(asc(domains.domainName));
  const isHere = (race: { domainName: string }) => race.domainName === here;
  const byRace = new Map<string, string>();
  for (const { raceId, domainName } of [...bound.filter(isHere), ...bound])
    if (raceId !== null && !byRace.has(raceId)) byRace.set(raceId, domainName);
  const counts = await countApplications(tools.db, { raceIds: [...byRace.keys()] });
  const withTeams = has === "teams" ? await racesWithTeams(tools.db, [...byRace.keys()]) : undefined;
  const races = await Promise.all(
    [...byRace].map(([raceId, name]) =>
      describeRace(tools, name, { has, isListed: (withTeams ?? counts).has(raceId), counts: counts.get(raceId) }),
    ),
  );
  return races.flatMap((race) => (race ? { ...race, seesPersonal: seesPersonal(reader, race.raceId) } : []));
}

async function describeRace(
  tools: Pick<SignupTools, "boundSites" | "store">,
  domainName: string,
  {
    has,
    isListed,
    counts,
  }: { has: "applications" | "teams"; isListed: boolean; counts: ApplicationCounts | undefined },
): Promise<Omit<ReviewRace, "seesPersonal"> | undefined> {
  const raceSite = await findRaceSite(tools, domainName);
  if (!raceSite) return undefined;
  const { raceId, site, files, timeZone } = raceSite;
  const forms = Object.values(files).flatMap((file) => file?.form ?? []);
  const isTaken = forms.some(({ use, team }) => (has === "teams" ? team !== undefined : use === "through-entry"));
  if (!isListed && !isTaken) return undefined;
  const items = (site.race?.items ?? []).map(({ id, name }) => ({ id, name }));
  return {
    raceId,
    domainName,
    title: site.race?.name ?? site.title,
    timeZone,
    items,
    counts: counts ?? noApplications(),
  };
}

async function racesWithTeams(db: Database, raceIds: string[]): Promise<Set<string>> {
  const { raceId } = teams;
  const rows = await db.selectDistinct({ raceId }).from(teams).where(inArray(raceId, raceIds));
  return new Set(rows.map((row) => row.raceId));
}

const isWithdrawn = sql<boolean>`${submissions.withdrawnAt} is not null`;

/**
 * Counts the applications of these races by status, of one item if it is named; races without any
 * are left out.
 */
export async function countApplications(
  db: Database,
  { raceIds, item }: { raceIds: string[]; item?: string | undefined },
): Promise<Map<string, ApplicationCounts>> {
  const countsByRace = new Map<string, ApplicationCounts>();
  if (raceIds.length === 0) return countsByRace;
  const isMeant = and(
    inArray(submissions.raceId, raceIds),
    eq(submissions.use, "through-entry"),
    item === undefined ? undefined : eq(submissions.item, item),
  );
  const rows = await db
    .select({ raceId: submissions.raceId, status: submissions.auditStatus, isWithdrawn, many: count() })
    .from(submissions)
    .where(isMeant)
    .groupBy(submissions.raceId, submissions.auditStatus, isWithdrawn);
  for (const { raceId, status, isWithdrawn, many } of rows) {
    const counts = countsByRace.get(raceId) ?? noApplications();
    countsByRace.set(raceId, counts);
    if (isWithdrawn) counts.withdrawn += many;
    else if (status === auditStatus.submitted) counts.waiting = many;
    else if (status === auditStatus.approved) counts.approved = many;
    else if (status === auditStatus.rejected) counts.rejected = many;
  }
  return countsByRace;
}

/** The counts of a race without applications. */
export function noApplications(): ApplicationCounts {
  return { waiting: 0, approved: 0, rejected: 0, withdrawn: 0 };
}
