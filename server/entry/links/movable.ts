import { and, eq, gt, isNull } from "drizzle-orm";
import { entries } from "../../base/db/entrySchema.ts";
import { invitations } from "../../base/db/invitationSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { entrants, type submissions, teamMembers } from "../../base/db/signupSchema.ts";
import type { TransferRow } from "../../money/orders/passedOn.ts";
import { isCancelled } from "../../race/cancelled.ts";

/**
 * Returns whether the entry of a sign-up can be passed on or deferred at all: a confirmed one of
 * one person without a team, whose order is paid if there is one, in a race that is not cancelled.
 * What an organiser waived for a person is for that person. `received` is how it got its place.
 */
export async function isMovable(
  db: Database,
  row: typeof submissions.$inferSelect,
  transfer: TransferRow | undefined,
): Promise<boolean> {
  if (row.withdrawnAt || row.use !== "sign-up" || (await isCancelled(db, row.raceId))) return false;
  const { submissionId } = row;
  if (row.waiver === "invitation" && !(await isPaidToOrganiser(db, submissionId))) return false;
  const people = await db.$count(entrants, eq(entrants.submissionId, submissionId));
  const isConfirmed = and(eq(entries.submissionId, submissionId), eq(entries.state, "confirmed"));
  if (people !== 1 || (await db.$count(entries, isConfirmed)) !== 1) return false;
  const isMember = and(eq(teamMembers.submissionId, submissionId), isNull(teamMembers.leftAt));
  if ((await db.$count(teamMembers, isMember)) > 0) return false;
  const [order] = await db
    .select({ state: orders.state })
    .from(orders)
    .where(eq(orders.orderId, transfer ? (transfer.orderId ?? "") : submissionId));
  return !order || order.state === "paid" || order.state === "part_refunded";
}

// An entry by hand whose organiser noted the person's payment.
async function isPaidToOrganiser(db: Database, submissionId: string): Promise<boolean> {
  const isPaid = and(eq(invitations.submissionId, submissionId), gt(invitations.paidFen, 0));
  return (await db.$count(invitations, isPaid)) > 0;
}
