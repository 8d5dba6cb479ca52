import { and, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { sumFees } from "#forms/prices/fees.ts";
import type { Database } from "../../base/db/open.ts";
import { readRows } from "../../base/db/readRows.ts";
import { teams } from "../../base/db/signupSchema.ts";

// The team that a sign-up is in, if the order of another sign-up pays for it.
const paidTeam = (submissionId: SQLWrapper | string) => sql`
  from team_members m join teams t on t.team_id = m.team_id
  where m.submission_id = ${submissionId} and m.left_at is null and t.order_id <> m.submission_id`;

/**
 * The condition that a sign-up is in a team whose order is not made yet: the sign-up that pays
 * waits for a place.
 */
export function isBeforeTeamOrder(submissionId: SQLWrapper | string): SQL {
  return sql`exists (select 1 ${paidTeam(submissionId)} and exists (
    select 1 from entries p where p.submission_id = t.order_id and p.state = 'waitlisted'))`;
}

/** The condition that a sign-up is in a team whose order is not paid. */
export function isOwingTeam(submissionId: SQLWrapper | string): SQL {
  return sql`(${isBeforeTeamOrder(submissionId)} or exists (select 1 ${paidTeam(submissionId)} and exists (
    select 1 from orders o where o.order_id = t.order_id and o.state in ('pending_payment', 'expired', 'cancelled'))))`;
}

/**
 * Returns whether the place of a sign-up waits for the order that pays for its team. Call it under
 * the lock of the team.
 */
export async function owesTeam(tx: Database, submissionId: string): Promise<boolean> {
  const [row] = await readRows<{ owes: boolean }>(tx, sql`select ${isOwingTeam(submissionId)} as owes`);
  return row?.owes === true;
}

/**
 * Locks the team that an order pays for until the transaction ends, before the order; undefined if
 * it pays for none.
 */
export async function lockTeamPaidBy(tx: Database, orderId: string): Promise<typeof teams.$inferSelect | undefined> {
  const [team] = await tx.select().from(teams).where(eq(teams.orderId, orderId)).for("update");
  return team;
}

/**
 * Returns what of the order of a sign-up stays with its team if only that sign-up leaves, in fen:
 * what it paid for the others.
 */
export async function keptForTeam(db: Database, orderId: string): Promise<number> {
  const hasOtherMembers = sql`exists (
    select 1 from team_members m where m.team_id = ${teams.teamId} and m.left_at is null and m.submission_id <> ${teams.orderId})`;
  const [team] = await db
    .select({ fees: teams.fees })
    .from(teams)
    .where(and(eq(teams.orderId, orderId), isNull(teams.dissolvedAt), hasOtherMembers));
  return sumFees(team?.fees);
}

/**
 * Locks the orders that pay for teams with people who wait for a place in a race, until the
 * transaction ends: a payment that is settled meanwhile is seen, or sees their places.
 */
export async function lockTeamOrders(tx: Database, raceId: string): Promise<void> {
  await tx.execute(sql`
    select o.order_id from orders o where(o.order_id in (
      select t.order_id from entries e
      join team_members m on m.submission_id = e.submission_id and m.left_at is null
      join teams t on t.team_id = m.team_id
      where e.race_id = ${raceId} and e.state = 'waitlisted'
    )) order by o.order_id for share`);
}
