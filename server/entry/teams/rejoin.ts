import { desc, eq } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { type submissions, teamMembers, teams } from "../../base/db/signupSchema.ts";
import { countMembers } from "./members.ts";

/**
 * Locks the team that a submission was in last, until the transaction ends. Call it before its
 * order is locked, as `lockTeamOf` is for one that is in a team.
 */
export async function lockFormerTeam(tx: Database, submissionId: string): Promise<void> {
  const team = await findFormerTeam(tx, submissionId);
  if (team) await tx.select({ teamId: teams.teamId }).from(teams).where(eq(teams.teamId, team.teamId)).for("update");
}

/**
 * Puts a submission whose order had ended back into its locked team, in the caller's transaction. A
 * captain who was alone, or whose order pays for the team, has the team again, and its members come
 * back after them. Returns false if the team is dissolved by another, or full.
 */
export async function rejoinTeam(
  tx: Database,
  { submissionId, accountId }: Pick<typeof submissions.$inferSelect, "submissionId" | "accountId">,
  max: number,
): Promise<boolean> {
  const team = await findFormerTeam(tx, submissionId);
  if (!team || (await countMembers(tx, team.teamId)) >= max) return false;
  const isOwn = team.captainId === accountId;
  // The order of a team that is back pays for those who were in it when it ended.
  const isPaidFor = team.leftBecause === "dissolved" && team.dissolvedAt === null && team.orderId !== null;
  if (team.leftBecause !== "left" && !isPaidFor) return false;
  if (team.dissolvedAt && !isOwn) return false;
  if (team.dissolvedAt) await tx.update(teams).set({ dissolvedAt: null }).where(eq(teams.teamId, team.teamId));
  const isIt = eq(teamMembers.submissionId, submissionId);
  await tx.update(teamMembers).set({ leftAt: null, leftBecause: null }).where(isIt);
  return true;
}

async function findFormerTeam(tx: Database, submissionId: string) {
  const { leftBecause, teamId, joinedAt } = teamMembers;
  const { captainId, dissolvedAt, orderId } = teams;
  const [member] = await tx
    .select({ teamId, leftBecause, captainId, dissolvedAt, orderId })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.teamId, teamId))
    .where(eq(teamMembers.submissionId, submissionId))
    .orderBy(desc(joinedAt))
    .limit(1);
  return member;
}
