import { and, asc, eq, isNotNull, isNull, notInArray, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { submissions, teamMembers, teams } from "../../base/db/signupSchema.ts";
import { type Leaver, leaveTeamOrder } from "../../money/orders/leave.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import { makeCaptain, type NextCaptain } from "../teams/captain.ts";
import { countMembers, type TeamRow } from "../teams/members.ts";

/** The present, by the clock of the database. */
export const databaseTime = sql`now()`;

/**
 * Locks the team that a submission is in until the transaction ends. A team is locked before the
 * orders and submissions of its people.
 */
export async function lockTeamOf(tx: Database, submissionId: string): Promise<void> {
  const isStanding = and(eq(teamMembers.submissionId, submissionId), isNull(teamMembers.leftAt));
  const [member] = await tx.select({ teamId: teamMembers.teamId }).from(teamMembers).where(isStanding);
  if (member)
    await tx.select({ teamId: teams.teamId }).from(teams).where(eq(teams.teamId, member.teamId)).for("update");
}

/**
 * Returns whether a submission is in a team that its account is the captain of, and that has other
 * members.
 */
export async function leadsOthers(db: Database, submissionId: string, accountId: string): Promise<boolean> {
  const isIn = and(
    eq(teamMembers.submissionId, submissionId),
    isNull(teamMembers.leftAt),
    eq(teams.captainId, accountId),
  );
  const [member] = await db
    .select({ teamId: teams.teamId })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.teamId, teamMembers.teamId))
    .where(isIn);
  return member !== undefined && (await countMembers(db, member.teamId)) > 1;
}

/** A sign-up that leaves its team, whose it is, and who makes it leave. */
export interface TeamLeaver extends Leaver {
  accountId: string;
}

/**
 * Takes a submission that leaves its race out of its locked team. A captain who is the only one
 * dissolves the team; else it goes to the member who has been in it the longest, with what is to
 * pay for it.
 */
export async function leaveTeam(
  tx: Database,
  tools: SendingTools,
  { submissionId, accountId, actor, site }: TeamLeaver,
): Promise<void> {
  const isStanding = and(eq(teamMembers.submissionId, submissionId), isNull(teamMembers.leftAt));
  const [member] = await tx.select({ teamId: teamMembers.teamId }).from(teamMembers).where(isStanding);
  if (!member) return;
  const [team] = await tx.select().from(teams).where(eq(teams.teamId, member.teamId)).for("update");
  if (team?.captainId === accountId) {
    const isAlone = (await countMembers(tx, team.teamId)) <= 1;
    const next = isAlone ? undefined : await findNextCaptain(tx, team, accountId);
    if (next) await makeCaptain(tx, tools, team, { next, site });
    if (isAlone) {
      await tx.update(teams).set({ dissolvedAt: databaseTime }).where(eq(teams.teamId, team.teamId));
      if (team.orderId !== submissionId) await leaveTeamOrder(tx, team, { actor, site, isPayerLeft: true });
    }
  }
  await endMembership(tx, submissionId);
}

/** Takes a submission out of its locked team, which stays or is dissolved by the caller. */
export async function endMembership(
  tx: Database,
  submissionId: string,
  leftBecause: "left" | "removed" | "dissolved" = "left",
): Promise<void> {
  const isStanding = and(eq(teamMembers.submissionId, submissionId), isNull(teamMembers.leftAt));
  await tx.update(teamMembers).set({ leftAt: databaseTime, leftBecause }).where(isStanding);
}

/**
 * Gives the teams of an account that is being deleted to the member who has been in each the
 * longest, with what is to pay for it; a team without any goes with its captain's sign-up. `going`
 * are the account's submissions that are deleted with it.
 */
export async function passTeamsOn(
  tx: Database,
  tools: SendingTools,
  { accountId, going }: { accountId: string; going: string[] },
): Promise<void> {
  const rows = await tx.select().from(teams).where(eq(teams.captainId, accountId)).for("update");
  for (const team of rows) {
    const next = await findNextCaptain(tx, team, accountId);
    if (next) await makeCaptain(tx, tools, team, { next, site: undefined });
    else if (await isOnlyOf(tx, team, going)) await tx.delete(teams).where(eq(teams.teamId, team.teamId));
  }
}

async function findNextCaptain(tx: Database, { teamId }: TeamRow, accountId: string): Promise<NextCaptain | undefined> {
  const { submissionId } = submissions;
  const standing = await tx
    .select({ accountId: submissions.accountId, submissionId })
    .from(teamMembers)
    .innerJoin(submissions, eq(submissionId, teamMembers.submissionId))
    .where(and(eq(teamMembers.teamId, teamId), isNull(teamMembers.leftAt), isNotNull(submissions.accountId)))
    .orderBy(asc(teamMembers.joinedAt));
  const next = standing.find((member) => member.accountId !== accountId);
  return next?.accountId ? { accountId: next.accountId, submissionId: next.submissionId } : undefined;
}

// Returns whether everybody who was ever in the team goes. Members who left before do not keep it
// if its captain goes.
async function isOnlyOf(tx: Database, { teamId }: TeamRow, going: string[]): Promise<boolean> {
  const inThis = eq(teamMembers.teamId, teamId);
  const remaining = and(
    inThis,
    isNull(teamMembers.leftAt),
    ...(going.length > 0 ? [notInArray(teamMembers.submissionId, going)] : []),
  );
  const [first] = await tx.select({ id: teamMembers.submissionId }).from(teamMembers).where(remaining).limit(1);
  return !first;
}
