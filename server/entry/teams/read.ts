import { and, desc, eq, isNull } from "drizzle-orm";
import type { OwnTeam, TeamInvitation } from "#contract/teams.ts";
import { maskName } from "#forms/values/identity.ts";
import type { TeamSettings } from "#schemas/siteFile.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import { submissions, teamMembers, teams } from "../../base/db/signupSchema.ts";
import { linkMac } from "../../base/secrets/secrets.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { findRaceSite, itemName, type RaceSite } from "../../race/raceSite.ts";
import { countMembers, type TeamRow } from "./members.ts";
import { areTeamsOpen, teamsClose } from "./opening.ts";
import { listPeople, type Person } from "./people.ts";
import { getSettings } from "./settings.ts";

type MemberRow = typeof teamMembers.$inferSelect;

const mostListed = 50;

/** Reads the offer of a team's link; undefined if it is no link of a team of that race. */
export async function readInvitation(
  tools: SignupTools,
  site: RaceSite,
  token: string,
): Promise<TeamInvitation | undefined> {
  const { db, secrets } = tools;
  const [team] = await db
    .select()
    .from(teams)
    .where(
      and(eq(teams.linkMac, linkMac(secrets, "team", token)), eq(teams.raceId, site.raceId), isNull(teams.dissolvedAt)),
    );
  if (!team) return undefined;
  const settings = (await getSettings(db, [team], () => site)).get(team.teamId);
  const isOpen = settings !== undefined && areTeamsOpen(site, settings, await databaseNow(db));
  const size = await countMembers(db, team.teamId);
  const max = settings?.max ?? 0;
  const people = await listPeople(tools, [team.teamId]);
  const captain = people.find(({ submission }) => submission.accountId === team.captainId);
  return {
    ...getHead(tools, team, site),
    captain: maskName(captain?.name ?? ""),
    state: !isOpen ? "closed" : size >= max ? "full" : "open",
    size,
    max,
    closesAt: (settings && teamsClose(site, settings))?.getTime() ?? null,
  };
}

/** The teams that an account's submissions are or were in, the newest first. */
export async function listTeams(tools: SignupTools, accountId: string): Promise<OwnTeam[]> {
  const { db } = tools;
  const rows = await db
    .select({ member: teamMembers, team: teams })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.teamId, teamMembers.teamId))
    .innerJoin(submissions, eq(submissions.submissionId, teamMembers.submissionId))
    .where(eq(submissions.accountId, accountId))
    .orderBy(desc(teamMembers.joinedAt))
    .limit(mostListed);
  const sites = new Map<string, RaceSite | undefined>();
  for (const { team } of rows) {
    const site = await findRaceSite(tools, team.domainName);
    sites.set(team.teamId, site?.raceId === team.raceId ? site : undefined);
  }
  const findSite = ({ teamId }: TeamRow) => sites.get(teamId);
  const settings = await getSettings(
    db,
    rows.map(({ team }) => team),
    findSite,
  );
  const people = await listPeople(
    tools,
    rows.map(({ team }) => team.teamId),
  );
  const now = await databaseNow(db);
  return rows.flatMap(({ member, team }) => {
    const teamSettings = settings.get(team.teamId);
    const inTeam = people.filter((person) => person.member.teamId === team.teamId);
    return teamSettings
      ? [
          describeOwnTeam(
            tools,
            { member, team, inTeam, accountId },
            { settings: teamSettings, site: findSite(team), now },
          ),
        ]
      : [];
  });
}

interface Own {
  member: MemberRow;
  team: TeamRow;
  inTeam: Person[];
  accountId: string;
}

function describeOwnTeam(
  tools: SignupTools,
  { member, team, inTeam, accountId }: Own,
  { settings, site, now }: { settings: TeamSettings; site: RaceSite | undefined; now: Date },
): OwnTeam {
  const { min, max, incomplete } = settings;
  const isCaptain = team.captainId === accountId;
  const isOpen = site !== undefined && !team.dissolvedAt && areTeamsOpen(site, settings, now);
  const isEnough = inTeam.length >= min;
  return {
    ...getHead(tools, team, site),
    domainName: team.domainName,
    submissionId: member.submissionId,
    role: isCaptain ? "captain" : "member",
    left: member.leftBecause,
    state: team.dissolvedAt ? "dissolved" : isEnough ? "complete" : isOpen ? "gathering" : "incomplete",
    isOpen,
    closesAt: (site && teamsClose(site, settings))?.getTime() ?? null,
    min,
    max,
    incompleteText: incomplete ?? null,
    link: isCaptain && isOpen ? tools.secrets.open(team.linkSealed) : null,
    members: member.leftAt ? [] : membersSeen(inTeam, team, { accountId, isCaptain }),
  };
}

function membersSeen(
  people: Person[],
  { captainId }: TeamRow,
  { accountId, isCaptain: isForCaptain }: { accountId: string; isCaptain: boolean },
): OwnTeam["members"] {
  const members = people.map(({ member, submission, name }) => {
    const isOwn = submission.accountId === accountId;
    return {
      submissionId: member.submissionId,
      name: isForCaptain || isOwn ? name : maskName(name),
      isCaptain: captainId !== null && submission.accountId === captainId,
      isOwn,
      joinedAt: member.joinedAt.getTime(),
    };
  });
  return [...members.filter(({ isCaptain }) => isCaptain), ...members.filter(({ isCaptain }) => !isCaptain)];
}

function getHead({ secrets }: SignupTools, team: TeamRow, site: RaceSite | undefined) {
  return {
    teamId: team.teamId,
    name: secrets.open(team.nameSealed),
    siteTitle: site?.site.title ?? { zh: team.domainName },
    item: team.item,
    itemName: itemName(site, team.item),
  };
}
