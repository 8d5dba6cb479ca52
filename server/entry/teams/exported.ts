import { and, eq, isNull } from "drizzle-orm";
import type { TeamRole } from "#forms/form.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions, teamMembers, teams } from "../../base/db/signupSchema.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { getSettings } from "./settings.ts";

/** What an export has of a submission's team. */
export interface ExportedTeam {
  name: string;
  /** What differs between teams of the same name; empty if the captain's account is deleted. */
  captainReceipt: string;
  role: TeamRole;
  isComplete: boolean;
}

/** The teams of a race by the submissions that are in them now. */
export async function teamsBySubmission(
  db: Database,
  { open }: Pick<Secrets, "open">,
  { raceId, site }: { raceId: string; site?: RaceSite | undefined },
): Promise<Map<string, ExportedTeam>> {
  const rows = await db
    .select({
      team: teams,
      submissionId: teamMembers.submissionId,
      accountId: submissions.accountId,
      receipt: submissions.receipt,
    })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.teamId, teamMembers.teamId))
    .innerJoin(submissions, eq(submissions.submissionId, teamMembers.submissionId))
    .where(and(eq(teams.raceId, raceId), isNull(teamMembers.leftAt)));
  const sizes = new Map<string, number>();
  for (const { team } of rows) sizes.set(team.teamId, (sizes.get(team.teamId) ?? 0) + 1);
  const teamsById = new Map(rows.map(({ team }) => [team.teamId, team]));
  const settings = await getSettings(db, [...teamsById.values()], () => site);
  const isOfCaptain = ({ team, accountId }: (typeof rows)[number]) =>
    team.captainId !== null && team.captainId === accountId;
  const captains = new Map(rows.filter(isOfCaptain).map(({ team, receipt }) => [team.teamId, receipt]));
  return new Map(
    rows.map((row) => {
      const { team, submissionId } = row;
      const isComplete = (sizes.get(team.teamId) ?? 0) >= (settings.get(team.teamId)?.min ?? 1);
      const role = isOfCaptain(row) ? "captain" : "member";
      const captainReceipt = captains.get(team.teamId) ?? "";
      return [submissionId, { name: open(team.nameSealed), captainReceipt, role, isComplete }];
    }),
  );
}
