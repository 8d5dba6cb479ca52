import { and, asc, count, eq, isNull } from "drizzle-orm";
import type { ReviewedTeam, TeamPage } from "#contract/teams.ts";
import { maskName } from "#forms/values/identity.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import type { Database } from "../../base/db/open.ts";
import { teamMembers, teams } from "../../base/db/signupSchema.ts";
import { includesRace, type Reviewer, seesPersonal } from "../../base/rights.ts";
import type { TeamRow } from "../../entry/teams/members.ts";
import { areTeamsOpen } from "../../entry/teams/opening.ts";
import { listPeople, type Person } from "../../entry/teams/people.ts";
import { getSettings } from "../../entry/teams/settings.ts";
import { findRaceSite, itemName, type RaceSite } from "../../race/raceSite.ts";
import type { ReviewTools } from "./list.ts";

const pageSize = 50;

/** Which teams of a race are listed. */
export interface TeamFilter {
  domainName: string;
  state?: ReviewedTeam["state"] | undefined;
  item?: string | undefined;
  /** The id of a team; those up to it are left out. */
  after?: string | undefined;
}

/**
 * The teams of a race that match, the oldest first, at most 50 after `after`, with their people, if
 * the reviewer organises it. Names are masked unless the reviewer sees personal data. Who listed
 * them is an audit line.
 */
export async function reviewTeams(
  tools: ReviewTools,
  reviewer: Reviewer,
  { domainName, state, item, after }: TeamFilter,
): Promise<TeamPage | "site/not-bound" | "session/not-allowed"> {
  const { db } = tools;
  const site = await findRaceSite(tools, domainName);
  if (!site) return "site/not-bound";
  const { actor, races } = reviewer;
  if (!includesRace(races, site.raceId)) return "session/not-allowed";
  const teamsOfItem = (await readTeams(db, site)).filter((row) => item === undefined || row.team.item === item);
  const counts = { complete: 0, incomplete: 0, dissolved: 0 };
  for (const row of teamsOfItem) counts[row.state]++;
  const matches = teamsOfItem.filter((row) => state === undefined || row.state === state);
  const first = after === undefined ? 0 : matches.findIndex(({ team }) => team.teamId === after) + 1;
  const page = matches.slice(first, first + pageSize);
  const details = { state, item, count: page.length };
  const { raceId } = site;
  await recordAudit(db, { raceId, actor, action: "list", entity: "teams", entityId: raceId, details });
  const people = await listPeople(
    tools,
    page.map(({ team }) => team.teamId),
  );
  const getName = (name: string) => (seesPersonal(reviewer, raceId) ? name : maskName(name));
  const next = matches.length > first + pageSize ? (page.at(-1)?.team.teamId ?? null) : null;
  return { teams: page.map((row) => describeTeam(tools, site, row, { people, getName })), next, counts };
}

interface Read {
  team: TeamRow;
  state: ReviewedTeam["state"];
  isOpen: boolean;
  min: number;
  max: number;
}

// All of a race: a few thousand rows without anything that is sealed.
async function readTeams(db: Database, site: RaceSite): Promise<Read[]> {
  const { raceId, createdAt, teamId } = teams;
  const rows = await db.select().from(teams).where(eq(raceId, site.raceId)).orderBy(asc(createdAt), asc(teamId));
  const sizes = await db
    .select({ teamId: teamMembers.teamId, many: count() })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.teamId, teamMembers.teamId))
    .where(and(eq(raceId, site.raceId), isNull(teamMembers.leftAt)))
    .groupBy(teamMembers.teamId);
  const measureSize = new Map(sizes.map(({ teamId, many }) => [teamId, many]));
  const settings = await getSettings(db, rows, () => site);
  const now = await databaseNow(db);
  return rows.flatMap((team) => {
    const teamSettings = settings.get(team.teamId);
    if (!teamSettings) return [];
    const { min, max } = teamSettings;
    const isComplete = (measureSize.get(team.teamId) ?? 0) >= min;
    const state = team.dissolvedAt ? "dissolved" : isComplete ? "complete" : "incomplete";
    return [{ team, state, min, max, isOpen: !team.dissolvedAt && areTeamsOpen(site, teamSettings, now) }];
  });
}

function describeTeam(
  { secrets }: Pick<ReviewTools, "secrets">,
  site: RaceSite,
  { team, ...facts }: Read,
  { people, getName }: { people: Person[]; getName(name: string): string },
): ReviewedTeam {
  const inTeam = people.filter(({ member }) => member.teamId === team.teamId);
  return {
    ...facts,
    teamId: team.teamId,
    name: secrets.open(team.nameSealed),
    item: team.item,
    itemName: itemName(site, team.item),
    createdAt: team.createdAt.getTime(),
    members: inTeam.map(({ submission, name }) => ({
      receipt: submission.receipt,
      name: getName(name),
      isCaptain: team.captainId !== null && submission.accountId === team.captainId,
    })),
  };
}
