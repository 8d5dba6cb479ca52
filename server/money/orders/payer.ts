import { and, desc, eq, inArray, isNull, or } from "drizzle-orm";
import { mailings } from "../../base/db/mailingSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { submissions, teamMembers, teams } from "../../base/db/signupSchema.ts";
import { findSiteOf } from "../../race/raceSite.ts";
import type { SignupTools } from "../payments/tools.ts";
import type { OrderRow } from "./apply.ts";

/**
 * Returns the sign-up of the account that has an order to pay, or paid it: the one that it was made
 * for, or, if it was handed over with its team, that of the captain who took the team over.
 * Undefined if it is deleted.
 */
export async function payerSubmission(
  db: Database,
  { orderId, accountId }: Pick<OrderRow, "orderId" | "accountId">,
): Promise<typeof submissions.$inferSelect | undefined> {
  const { submissionId } = submissions;
  const [submission] = await db.select().from(submissions).where(eq(submissionId, orderId));
  if (accountId === null || submission?.accountId === accountId) return submission;
  const inTeam = db
    .select({ submissionId: teamMembers.submissionId })
    .from(teamMembers)
    .innerJoin(teams, eq(teams.teamId, teamMembers.teamId))
    .where(eq(teams.orderId, orderId));
  const [captains] = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.accountId, accountId), inArray(submissionId, inTeam)))
    .orderBy(desc(submissions.createdAt))
    .limit(1);
  return captains;
}

/**
 * Returns the unpaid orders that an account has to pay for a sign-up and for the team in which it
 * is its captain.
 */
export async function findDebts(
  db: Database,
  { accountId, submissionId }: { accountId: string; submissionId: string },
): Promise<string[]> {
  const ofTeam = db
    .select({ orderId: teams.orderId })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.teamId))
    .where(and(eq(teamMembers.submissionId, submissionId), isNull(teamMembers.leftAt)));
  const rows = await db
    .select({ orderId: orders.orderId })
    .from(orders)
    .where(
      and(
        eq(orders.accountId, accountId),
        eq(orders.state, "pending_payment"),
        or(eq(orders.orderId, submissionId), inArray(orders.orderId, ofTeam)),
      ),
    );
  return rows.map(({ orderId }) => orderId);
}

/**
 * Finds the site of an order's race by the sign-up, team or mailing that it is for; undefined if
 * all
 * are deleted, or the race has no site.
 */
export async function findOrderSite(tools: SignupTools, { orderId }: Pick<OrderRow, "orderId">) {
  const { domainName, raceId } = submissions;
  const [submission] = await tools.db
    .select({ domainName, raceId })
    .from(submissions)
    .where(eq(submissions.submissionId, orderId));
  const [team] = submission ? [] : await tools.db.select().from(teams).where(eq(teams.orderId, orderId));
  const [mailing] =
    (submission ?? team) ? [] : await tools.db.select().from(mailings).where(eq(mailings.orderId, orderId));
  const owner = submission ?? team ?? mailing;
  return owner && findSiteOf(tools, owner);
}
