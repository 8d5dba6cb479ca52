import { and, eq } from "drizzle-orm";
import { recordAudit } from "../../audit/record.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions, teamMembers, teams } from "../../base/db/signupSchema.ts";
import { promoteSite } from "../../entries/upkeep.ts";
import { abandonOrders, releaseUnordered } from "../../orders/leave.ts";
import { freeOptions } from "../options/free.ts";
import { endSubmission } from "../own/endSubmission.ts";
import { notifyOwner } from "../own/notifyOwner.ts";
import { findRaceSite, itemName, type RaceSite, senderOf } from "../race/raceSite.ts";
import { sendersOf } from "../race/senders.ts";
import type { SignupTools } from "../tools.ts";
import { newLink } from "./join.ts";
import { databaseTime } from "./leave.ts";
import { inTeam, type TeamRow } from "./members.ts";
import { areTeamsOpen } from "./opening.ts";
import { settingsOf } from "./settings.ts";

/** The outcome of a captain's change: `unknown` is no team of theirs. */
export type Changed = "done" | "unknown" | "closed" | "not-a-member";

interface Captain {
  accountId: string;
  teamId: string;
}

/** Gives a captain's team another link; returns its token. */
export async function renewLink(tools: SignupTools, captain: Captain): Promise<{ outcome: Changed; link?: string }> {
  const { linkSealed, linkMac } = newLink(tools.secrets);
  const outcome = await asCaptain(tools, captain, async (tx, { teamId }) => {
    await tx.update(teams).set({ linkSealed, linkMac }).where(eq(teams.teamId, teamId));
    return "done";
  });
  return outcome === "done" ? { outcome, link: tools.secrets.open(linkSealed) } : { outcome };
}

/** Removes a member of a captain's team, withdraws their sign-up and notifies them. */
export async function removeMember(tools: SignupTools, captain: Captain, submissionId: string): Promise<Changed> {
  return asCaptain(tools, captain, async (tx, team, site) => {
    const { teamId } = team;
    const [row] = await tx
      .select({ accountId: submissions.accountId, use: submissions.use, leftAt: teamMembers.leftAt })
      .from(teamMembers)
      .innerJoin(submissions, eq(submissions.submissionId, teamMembers.submissionId))
      .where(and(eq(teamMembers.teamId, teamId), eq(teamMembers.submissionId, submissionId)));
    if (!row || row.accountId === captain.accountId) return "not-a-member";
    if (row.leftAt) return "done";
    await abandonOrders(tx, [{ submissionId, actor: captain.accountId, site }]);
    await end(tx, { submissionId, use: row.use, raceId: team.raceId }, captain, "removed");
    await notify(tx, tools, submissionId, { template: "team-removed", team, site });
    await freeOptions(tx, tools, [submissionId], sendersOf(site));
    await releaseUnordered(tx, [submissionId]);
    return "done";
  });
}

/** Makes a member the captain of a captain's team. */
export async function handOver(tools: SignupTools, captain: Captain, submissionId: string): Promise<Changed> {
  return asCaptain(
    tools,
    captain,
    async (tx, { teamId }) => {
      const [next] = await tx
        .select({ captainId: submissions.accountId })
        .from(teamMembers)
        .innerJoin(submissions, eq(submissions.submissionId, teamMembers.submissionId))
        .where(and(inTeam(teamId), eq(teamMembers.submissionId, submissionId)));
      if (!next?.captainId) return "not-a-member";
      await tx.update(teams).set({ captainId: next.captainId }).where(eq(teams.teamId, teamId));
      return "done";
    },
    "hand-over",
  );
}

/** Dissolves a captain's team, withdraws the sign-ups of all of its people and notifies its members. */
export async function dissolve(tools: SignupTools, captain: Captain): Promise<Changed> {
  const outcome = await asCaptain(
    tools,
    captain,
    async (tx, team, site) => {
      const { teamId } = team;
      const { submissionId } = teamMembers;
      const standing = await tx
        .select({ submissionId, use: submissions.use, raceId: submissions.raceId, accountId: submissions.accountId })
        .from(teamMembers)
        .innerJoin(submissions, eq(submissions.submissionId, submissionId))
        .where(inTeam(teamId))
        .orderBy(submissionId);
      await abandonOrders(
        tx,
        standing.map((one) => ({ submissionId: one.submissionId, actor: captain.accountId, site })),
      );
      for (const { accountId, ...one } of standing) {
        await end(tx, one, captain, "dissolved");
        if (accountId === captain.accountId) continue;
        await notify(tx, tools, one.submissionId, { template: "team-dissolved", team, site });
      }
      const ended = standing.map((one) => one.submissionId);
      await freeOptions(tx, tools, ended, sendersOf(site));
      await releaseUnordered(tx, ended);
      await tx.update(teams).set({ dissolvedAt: databaseTime }).where(eq(teams.teamId, teamId));
      return "done";
    },
    "dissolve",
  );
  return outcome === "closed" && (await isDissolved(tools.db, captain)) ? "done" : outcome;
}

// Without the name of the team: a captain's words do not go out in the name of the race.
function notify(
  tx: Database,
  tools: SignupTools,
  submissionId: string,
  { template, team, site }: { template: "team-removed" | "team-dissolved"; team: TeamRow; site: RaceSite },
): Promise<void> {
  const values = { item: itemName(site, team.item), site: senderOf(site) };
  return notifyOwner(tx, tools, submissionId, { key: `${template}/${submissionId}`, template, values });
}

async function end(
  tx: Database,
  row: Pick<typeof submissions.$inferSelect, "submissionId" | "use" | "raceId">,
  { accountId }: Captain,
  leftBecause: "removed" | "dissolved",
): Promise<void> {
  const { submissionId } = row;
  await endSubmission(tx, row, { actor: accountId, action: leftBecause });
  await tx
    .update(teamMembers)
    .set({ leftAt: databaseTime, leftBecause })
    .where(eq(teamMembers.submissionId, submissionId));
}

async function isDissolved(db: Database, { accountId, teamId }: Captain): Promise<boolean> {
  const [team] = await db.select().from(teams).where(ofCaptain({ accountId, teamId }));
  return Boolean(team?.dissolvedAt);
}

function ofCaptain({ accountId, teamId }: Captain) {
  return and(eq(teams.teamId, teamId), eq(teams.captainId, accountId));
}

// Changes of a team come one after the other, with joins too: each locks its row.
async function asCaptain(
  tools: SignupTools,
  captain: Captain,
  change: (tx: Database, team: TeamRow, site: RaceSite) => Promise<Changed>,
  action?: string,
): Promise<Changed> {
  const { db } = tools;
  const [known] = await db.select().from(teams).where(ofCaptain(captain));
  if (!known) return "unknown";
  const site = await findRaceSite(tools, known.domainName);
  const current = site?.raceId === known.raceId ? site : undefined;
  const settings = (await settingsOf(db, [known], () => current)).get(known.teamId);
  if (!current || !settings || !areTeamsOpen(current, settings, await databaseNow(db))) return "closed";
  const changed = await db.transaction(async (transaction) => {
    const tx = transaction as Database;
    const [team] = await tx.select().from(teams).where(ofCaptain(captain)).for("update");
    if (!team) return "unknown";
    if (team.dissolvedAt) return "closed";
    const outcome = await change(tx, team, current);
    const line = { raceId: team.raceId, actor: captain.accountId, entity: "team", entityId: team.teamId };
    if (outcome === "done" && action) await recordAudit(tx, { ...line, action });
    return outcome;
  });
  // Places of those who had to leave go to those who wait; if this fails, the server does it a moment later.
  await promoteSite(tools, known.raceId, current).catch(({ message }) => tools.warn(message));
  return changed;
}
