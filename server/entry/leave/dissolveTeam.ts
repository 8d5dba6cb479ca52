import { eq } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { submissions, teamMembers, teams } from "../../base/db/signupSchema.ts";
import type { Templates } from "../../base/delivery/message.ts";
import { abandonOrders, leaveTeamOrder, releaseUnordered } from "../../money/orders/leave.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { notifyOwner } from "../../people/sending/notifyOwner.ts";
import { itemName, type RaceSite, senderOf } from "../../race/raceSite.ts";
import { sendersOf } from "../../race/senders.ts";
import { freeOptions } from "../options/free.ts";
import { inTeam, type TeamRow } from "../teams/members.ts";
import { endSubmission } from "./endSubmission.ts";
import { databaseTime } from "./leaveTeam.ts";

/** Why a team is dissolved, and by whom. */
export interface Dissolving {
  because: Templates["team-dissolved"]["because"];
  actor: string;
  site: RaceSite | undefined;
}

/**
 * Dissolves a locked team, in the caller's transaction: the sign-ups of all of its people end, and
 * everybody but the actor is notified. If the captain dissolves it, paid orders are refunded by the
 * race's policy; else what members paid themselves goes back as a whole.
 */
export async function dissolveTeam(
  tx: Database,
  tools: SignupTools,
  team: TeamRow,
  { because, actor, site }: Dissolving,
): Promise<void> {
  const { teamId } = team;
  const { submissionId } = teamMembers;
  const standing = await tx
    .select({ submissionId, use: submissions.use, raceId: submissions.raceId, accountId: submissions.accountId })
    .from(teamMembers)
    .innerJoin(submissions, eq(submissions.submissionId, submissionId))
    .where(inTeam(teamId))
    .orderBy(submissionId);
  // First: from now on the order of the team is kept for nobody.
  await tx.update(teams).set({ dissolvedAt: databaseTime }).where(eq(teams.teamId, teamId));
  const ids = standing.map((one) => one.submissionId);
  const leavers = ids.map((id) => ({ submissionId: id, actor, site }));
  await abandonOrders(tx, leavers, because === "captain" ? "policy" : "all");
  const isPayerLeft = team.orderId !== null && !ids.includes(team.orderId);
  if (because === "captain") await leaveTeamOrder(tx, team, { actor, site, isPayerLeft });
  const values = { item: itemName(site, team.item), because, site: site && senderOf(site) };
  for (const { accountId, ...one } of standing) {
    await endSubmission(tx, one, { actor, action: "dissolved" });
    await tx
      .update(teamMembers)
      .set({ leftAt: databaseTime, leftBecause: "dissolved" })
      .where(eq(submissionId, one.submissionId));
    if (accountId === actor) continue;
    const key = `team-dissolved/${one.submissionId}`;
    await notifyOwner(tx, tools, one.submissionId, { key, template: "team-dissolved", values });
  }
  await freeOptions(tx, tools, ids, sendersOf(site));
  await releaseUnordered(tx, ids);
}
