import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { entries, entryHistory } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { teamMembers, teams } from "../../base/db/signupSchema.ts";
import { isOwingTeam } from "../../money/orders/teamOrders.ts";

/**
 * Confirms the reserved entries for which a locked order that is just paid was all that was owed,
 * in the caller's transaction: those of its sign-up, and of the people in the team that it pays
 * for. Who also has another order to wait for stays reserved. Returns false, and changes nothing,
 * if it pays for no reserved entry.
 */
export async function confirmEntries(tx: Database, orderId: string, reason: string): Promise<boolean> {
  const { entryId, submissionId } = entries;
  const inTeam = tx
    .select({ submissionId: teamMembers.submissionId })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.teamId, teamMembers.teamId))
    .where(and(eq(teams.orderId, orderId), sql`${teamMembers.leftAt} is null`));
  const isPaidFor = or(eq(submissionId, orderId), inArray(submissionId, inTeam));
  const reserved = await tx
    .select({ entryId, submissionId })
    .from(entries)
    .where(and(isPaidFor, eq(entries.state, "reserved")))
    .orderBy(asc(entryId))
    .for("no key update");
  if (reserved.length === 0) return false;
  const owing = await findOwing(tx, orderId, reserved);
  const ids = reserved.flatMap((entry) => (owing.has(entry.submissionId ?? "") ? [] : [entry.entryId]));
  if (ids.length === 0) return true;
  await tx.update(entries).set({ state: "confirmed", stateAt: sql`now()` }).where(inArray(entryId, ids));
  const change = { before: "reserved", after: "confirmed", reason, actor: "provider" } as const;
  await tx.insert(entryHistory).values(ids.map((id) => ({ entryId: id, ...change })));
  return true;
}

// Those of these sign-ups that wait for another order than this one: their own, or that of their
// team.
async function findOwing(
  tx: Database,
  orderId: string,
  reserved: readonly { submissionId: string | null }[],
): Promise<Set<string>> {
  const ids = [...new Set(reserved.flatMap(({ submissionId }) => submissionId ?? []))];
  const isPending = and(inArray(orders.orderId, ids), ne(orders.orderId, orderId), eq(orders.state, "pending_payment"));
  const rows = await tx.select({ id: orders.orderId }).from(orders).where(isPending);
  const isTeams = and(inArray(teamMembers.submissionId, ids), ne(teams.orderId, orderId));
  const ofTeam = await tx
    .select({ id: teamMembers.submissionId })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.teamId, teamMembers.teamId))
    .where(and(isTeams, isOwingTeam(teamMembers.submissionId)));
  return new Set([...rows, ...ofTeam].map(({ id }) => id));
}
