import { and, asc, eq, isNotNull, ne, notExists, sql } from "drizzle-orm";
import type { CompiledForm } from "#forms/form.ts";
import { type AuditLine, recordAudit } from "../../base/audit/record.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import type { Database } from "../../base/db/open.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { answeredForms, entrants, submissions, teamMembers, teams } from "../../base/db/signupSchema.ts";
import { isUniqueViolation } from "../../base/db/violations.ts";
import type { OrderRow } from "../../money/orders/apply.ts";
import { claimCoupon } from "../../money/orders/coupons.ts";
import { payerSubmission } from "../../money/orders/payer.ts";
import { payerMac } from "../../money/orders/quote.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { notifyOwner } from "../../people/sending/notifyOwner.ts";
import { getSender, itemName, type RaceSite } from "../../race/raceSite.ts";
import { Refused } from "../../race/refusals.ts";
import { getSenders } from "../../race/senders.ts";
import { itemStart } from "../../sites/items/facts.ts";
import { claimOptions } from "../options/claim.ts";
import { notifyFreed } from "../options/notify.ts";
import { openAnswers } from "../own/own.ts";
import { enter } from "../places/enter.ts";
import { rejoinTeam } from "../teams/rejoin.ts";

/** Ends the part of a transaction in which places were to be taken again: there are none. */
class NoPlaceAgain extends Error {}

/**
 * Takes places again for the people of an order whose money came after it had ended, all of them or
 * none, in the caller's transaction; those who wait are not overtaken. They get their options with
 * places back, their coupon, and their team if it has room; `lockFormerTeam` is called before the
 * order is locked. Of a team that was dissolved because of this order, each member comes back for
 * whom there is a place. Returns false, and changes nothing, if the item has started, there are too
 * few places, somebody has another entry, the account or the team is gone, or an option or the
 * coupon was given to others.
 */
export async function placeAgain(
  tx: Database,
  tools: SignupTools,
  order: OrderRow,
  site: RaceSite | undefined,
): Promise<boolean> {
  const { orderId } = order;
  const payer = await payerSubmission(tx, order);
  if (!payer || (await hasStarted(tx, payer.item, site))) return false;
  const { submissionId } = payer;
  if (!(await tryIn(tx, orderId, (inner) => takeForPayer(inner, tools, order, { submissionId, site })))) return false;
  for (const member of await findDissolved(tx, orderId))
    await tryIn(tx, orderId, async (inner) => {
      await take(inner, tools, member, site);
      const values = { item: itemName(site, payer.item), site: site && getSender(site) };
      await notifyOwner(inner, tools, member, { key: `team-back/${member}`, template: "team-back", values });
    });
  return true;
}

// A savepoint: what was changed until somebody turned out to have another entry is undone, and the
// money can still be recorded.
async function tryIn(tx: Database, orderId: string, work: (inner: Database) => Promise<void>): Promise<boolean> {
  try {
    await tx.transaction((inner) => work(inner as unknown as Database));
    return true;
  } catch (error) {
    if (error instanceof NoPlaceAgain || error instanceof Refused) return false;
    // A person of it is in the race by another sign-up: the indexes that guard this have the last
    // word.
    if (isUniqueViolation(error)) return false;
    throw new Error(`Order ${orderId} could not get its places again.`, { cause: error });
  }
}

async function hasStarted(tx: Database, item: string, site: RaceSite | undefined): Promise<boolean> {
  const { race } = site?.site ?? {};
  const start = itemStart(
    race,
    race?.items?.find(({ id }) => id === item),
  );
  return start !== null && start <= (await databaseNow(tx));
}

async function takeForPayer(
  tx: Database,
  tools: SignupTools,
  { orderId, price }: OrderRow,
  { submissionId, site }: { submissionId: string; site: RaceSite | undefined },
): Promise<void> {
  const { raceId, accountId } = await take(tx, tools, submissionId, site);
  if (!price.coupon) return;
  const { id: couponId, uses } = price.coupon;
  // What the site states now; a coupon that it no longer has is counted without a limit.
  const { uses: maxUses, perPerson: mostPerPayer } = site?.coupons.find(({ id }) => id === couponId) ?? {};
  const payer = { orderId, payerMac: payerMac(tools.secrets, accountId) };
  if ((await claimCoupon(tx, { raceId, couponId, uses, most: maxUses, mostPerPayer, ...payer })) !== "claimed")
    throw new NoPlaceAgain();
}

// Those who owed nothing themselves: what others had paid went back.
async function findDissolved(tx: Database, orderId: string): Promise<string[]> {
  const rows = await tx
    .select({ submissionId: submissions.submissionId })
    .from(teams)
    .innerJoin(teamMembers, eq(teamMembers.teamId, teams.teamId))
    .innerJoin(submissions, eq(submissions.submissionId, teamMembers.submissionId))
    .where(
      and(
        eq(teams.orderId, orderId),
        eq(submissions.endedBecause, "dissolved"),
        isNotNull(submissions.withdrawnAt),
        notExists(tx.select({ one: sql`1` }).from(orders).where(isOwnOrder)),
      ),
    )
    .orderBy(asc(teamMembers.joinedAt));
  return rows.map(({ submissionId }) => submissionId);
}

const isOwnOrder = and(eq(orders.orderId, submissions.submissionId), ne(orders.orderId, teams.orderId));

async function take(
  tx: Database,
  tools: SignupTools,
  submissionId: string,
  site: RaceSite | undefined,
): Promise<{ raceId: string; accountId: string }> {
  const isEnded = and(eq(submissions.submissionId, submissionId), isNotNull(submissions.withdrawnAt));
  const [submission] = await tx
    .update(submissions)
    .set({ withdrawnAt: null, endedBecause: null })
    .where(isEnded)
    .returning();
  if (!submission || submission.accountId === null) throw new NoPlaceAgain();
  const [stored] = await tx.select().from(answeredForms).where(eq(answeredForms.hash, submission.formHash));
  const form: CompiledForm = JSON.parse(stored?.body ?? "{}");
  if (form.team && !(await rejoinTeam(tx, submission, form.team.max))) throw new NoPlaceAgain();
  const people = await tx
    .update(entrants)
    .set({ isStanding: true })
    .where(eq(entrants.submissionId, submissionId))
    .returning({ position: entrants.position, personId: entrants.documentMac });
  const { raceId, item, accountId } = submission;
  const unit = {
    raceId,
    item,
    submissionId,
    actor: "program",
    people: people.sort((a, b) => a.position - b.position).map((person) => ({ ...person, birthday: null })),
  };
  const [outcome] = await enter(tx, [unit], "late-payment");
  if (outcome?.outcome !== "entered") throw new NoPlaceAgain();
  const answers = openAnswers(tools.secrets, submission);
  const freedOptions = await claimOptions(tx, { raceId, submissionId, form, answers, isFormer: true });
  await notifyFreed(tx, tools, freedOptions, getSenders(site));
  const line: AuditLine = { actor: "program", action: "placed-again", entity: "sign-up", entityId: submissionId };
  await recordAudit(tx, { raceId, ...line });
  return { raceId, accountId };
}
