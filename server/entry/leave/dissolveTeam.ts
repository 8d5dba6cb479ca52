import { eq } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { teamMembers, teams } from "../../base/db/signupSchema.ts";
import type { Templates } from "../../base/delivery/message.ts";
import { leaveTeamOrder } from "../../money/orders/leave.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { inTeam, type TeamRow } from "../teams/members.ts";
import { leave } from "./leave.ts";
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
  const { teamId, orderId } = team;
  const members = await tx.select({ submissionId: teamMembers.submissionId }).from(teamMembers).where(inTeam(teamId));
  // First: from now on the order of the team is kept for nobody.
  await tx.update(teams).set({ dissolvedAt: databaseTime }).where(eq(teams.teamId, teamId));
  const ids = members.map(({ submissionId }) => submissionId);
  const isPayerLeft = orderId !== null && !ids.includes(orderId);
  if (because === "captain") await leaveTeamOrder(tx, team, { actor, site, isPayerLeft });
  const pays = because === "captain" ? "policy" : "all";
  await leave(tx, tools, ids, { reason: "dissolved", actor, site, because, pays });
}
