import { and, eq } from "drizzle-orm";
import { sumFees } from "#forms/prices/fees.ts";
import type { PriceInputs } from "#forms/prices/prices.ts";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { submissions, teams } from "../../base/db/signupSchema.ts";
import { lockOrder, type OrderRow } from "../../money/orders/apply.ts";
import { notifyPayer } from "../../money/orders/notify.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import type { TeamRow } from "./members.ts";

/** Who is to be a team's captain, and by which sign-up they are in it. */
export interface NextCaptain {
  accountId: string;
  submissionId: string;
}

/**
 * Makes a member of a locked team its captain: what is not paid yet for the team is theirs to pay
 * from now on.
 */
export async function makeCaptain(
  tx: Database,
  tools: SendingTools,
  team: TeamRow,
  { next, site }: { next: NextCaptain; site: RaceSite | undefined },
): Promise<void> {
  await tx.update(teams).set({ captainId: next.accountId }).where(eq(teams.teamId, team.teamId));
  if (team.orderId === null || team.orderId === next.submissionId) return;
  const order = await lockOrder(tx, team.orderId);
  if (!order) return moveFees(tx, team, next);
  // What captains chose for themselves is nobody else's to pay: such an order ends with them.
  if (order.state !== "pending_payment" || order.amountFen > sumFees(team.fees)) return;
  await tx.update(orders).set({ accountId: next.accountId }).where(eq(orders.orderId, order.orderId));
  const nextOrder: OrderRow = { ...order, accountId: next.accountId };
  await notifyPayer(tx, tools, nextOrder, { what: "handed", site, about: next.submissionId });
}

/**
 * Returns whether a captain has an unpaid order that is for more than the team: nobody else pays
 * what they chose for themselves.
 */
export async function owesMore(tx: Database, { orderId, fees }: TeamRow): Promise<boolean> {
  const order = orderId === null ? undefined : await lockOrder(tx, orderId);
  return order?.state === "pending_payment" && order.amountFen > sumFees(fees);
}

// Of a team that waits for places there is no order yet: it is made for the sign-up whose price has
// the fees.
async function moveFees(tx: Database, { teamId, orderId, fees }: TeamRow, { submissionId }: NextCaptain) {
  const isWaiting = and(eq(entries.submissionId, submissionId), eq(entries.state, "waitlisted"));
  if (orderId === null || (await tx.$count(entries, isWaiting)) === 0) return;
  await changePrice(tx, orderId, (entrantFees) => {
    const remaining = [...entrantFees];
    for (const fee of fees) {
      const place = remaining.findIndex(({ feeFen, label }) => feeFen === fee.feeFen && label.zh === fee.label.zh);
      if (place >= 0) remaining.splice(place, 1);
    }
    return remaining;
  });
  await changePrice(tx, submissionId, (entrantFees) => [...entrantFees, ...fees]);
  await tx.update(teams).set({ orderId: submissionId }).where(eq(teams.teamId, teamId));
}

type Fees = PriceInputs["entrants"][number];

async function changePrice(tx: Database, submissionId: string, change: (fees: Fees) => Fees): Promise<void> {
  const isIt = eq(submissions.submissionId, submissionId);
  const [row] = await tx.select().from(submissions).where(isIt).for("update");
  if (!row?.price) return;
  const [ownFees = [], ...otherFees] = row.price.entrants;
  const changedFees = change(ownFees);
  const feeFen = row.feeFen + sumFees(changedFees) - sumFees(ownFees);
  const price = { ...row.price, entrants: [changedFees, ...otherFees] };
  await tx.update(submissions).set({ price, feeFen }).where(isIt);
}
