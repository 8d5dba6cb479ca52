import { and, eq } from "drizzle-orm";
import type { AuditAction } from "#core/auditWords.ts";
import { recordAudit } from "../../base/audit/record.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions, teamMembers, teams } from "../../base/db/signupSchema.ts";
import { newLink } from "../../base/secrets/secrets.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { findRaceSite, type RaceSite } from "../../race/raceSite.ts";
import { dissolveTeam } from "../leave/dissolveTeam.ts";
import { leave } from "../leave/leave.ts";
import { offerFreedPlaces } from "../places/upkeep.ts";
import { makeCaptain, owesMore } from "../teams/captain.ts";
import { inTeam, type TeamRow } from "../teams/members.ts";
import { areTeamsOpen } from "../teams/opening.ts";
import { getSettings } from "../teams/settings.ts";

/** The outcome of a captain's change, or the code of why there is none. */
export type Changed = "done" | "request/not-found" | "team/closed";

interface Captain {
  accountId: string;
  teamId: string;
}

/** Gives a captain's team another link; returns its token. */
export async function renewLink(
  tools: SignupTools,
  captain: Captain,
): Promise<{ link: string } | Exclude<Changed, "done">> {
  const { token: link, ...stored } = newLink(tools.secrets, "team");
  const outcome = await changeAsCaptain(tools, captain, async (tx, { teamId }) => {
    await tx.update(teams).set(stored).where(eq(teams.teamId, teamId));
    return "done";
  });
  return outcome === "done" ? { link } : outcome;
}

/** Removes a member of a captain's team, withdraws their sign-up and notifies them. */
export async function removeMember(
  tools: SignupTools,
  captain: Captain,
  submissionId: string,
): Promise<Changed | "team/not-a-member"> {
  return changeAsCaptain(tools, captain, async (tx, team, site) => {
    const { teamId } = team;
    const [row] = await tx
      .select({ accountId: submissions.accountId, leftAt: teamMembers.leftAt })
      .from(teamMembers)
      .innerJoin(submissions, eq(submissions.submissionId, teamMembers.submissionId))
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.submissionId, submissionId)));
    if (!row || row.accountId === captain.accountId) return "team/not-a-member";
    if (row.leftAt) return "done";
    await leave(tx, tools, [submissionId], { reason: "removed", actor: captain.accountId, site });
    return "done";
  });
}

/**
 * Makes a member the captain of a captain's team, with what is to pay for the team. A captain first
 * has to pay what they chose for themselves.
 */
export async function handOver(
  tools: SignupTools,
  captain: Captain,
  submissionId: string,
): Promise<Changed | "team/not-a-member" | "team/unpaid"> {
  return changeAsCaptain(
    tools,
    captain,
    async (tx, team, site) => {
      const [next] = await tx
        .select({ accountId: submissions.accountId })
        .from(teamMembers)
        .innerJoin(submissions, eq(submissions.submissionId, teamMembers.submissionId))
        .where(and(inTeam(team.teamId), eq(teamMembers.submissionId, submissionId)));
      if (!next?.accountId) return "team/not-a-member";
      if (next.accountId === captain.accountId) return "done";
      if (await owesMore(tx, team)) return "team/unpaid";
      await makeCaptain(tx, tools, team, { next: { accountId: next.accountId, submissionId }, site });
      return "done";
    },
    "hand-over",
  );
}

/**
 * Dissolves a captain's team, withdraws the sign-ups of all of its people and notifies its members.
 */
export async function dissolve(tools: SignupTools, captain: Captain): Promise<Changed> {
  const { accountId: actor } = captain;
  const outcome = await changeAsCaptain(
    tools,
    captain,
    async (tx, team, site) => {
      await dissolveTeam(tx, tools, team, { because: "captain", actor, site });
      return "done";
    },
    "dissolve",
  );
  return outcome === "team/closed" && (await isDissolved(tools.db, captain)) ? "done" : outcome;
}

async function isDissolved(db: Database, { accountId, teamId }: Captain): Promise<boolean> {
  const [team] = await db.select().from(teams).where(isTeamOfCaptain({ accountId, teamId }));
  return Boolean(team?.dissolvedAt);
}

function isTeamOfCaptain({ accountId, teamId }: Captain) {
  return and(eq(teams.teamId, teamId), eq(teams.captainId, accountId));
}

// Changes of a team come one after the other, with joins too: each locks its row.
async function changeAsCaptain<Outcome extends string = Changed>(
  tools: SignupTools,
  captain: Captain,
  change: (tx: Database, team: TeamRow, site: RaceSite) => Promise<Outcome | Changed>,
  action?: AuditAction,
): Promise<Outcome | Changed> {
  const { db } = tools;
  const [team] = await db.select().from(teams).where(isTeamOfCaptain(captain));
  if (!team) return "request/not-found";
  const site = await findRaceSite(tools, team.domainName);
  const current = site?.raceId === team.raceId ? site : undefined;
  const settings = (await getSettings(db, [team], () => current)).get(team.teamId);
  if (!current || !settings || !areTeamsOpen(current, settings, await databaseNow(db))) return "team/closed";
  const outcome = await db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const [team] = await tx.select().from(teams).where(isTeamOfCaptain(captain)).for("update");
    if (!team) return "request/not-found";
    if (team.dissolvedAt) return "team/closed";
    const outcome = await change(tx, team, current);
    const line = { raceId: team.raceId, actor: captain.accountId, entity: "team", entityId: team.teamId } as const;
    if (outcome === "done" && action) await recordAudit(tx, { ...line, action });
    return outcome;
  });
  // Places of those who had to leave go to those who wait; if this fails, the server does it a
  // moment later.
  await offerFreedPlaces(tools, team.raceId, current);
  return outcome;
}
