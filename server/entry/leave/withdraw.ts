import { and, eq } from "drizzle-orm";
import type { ErrorOf } from "#contract/contract.ts";
import { databaseNow } from "../../base/db/databaseNow.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { withdrawalRefund } from "../../money/orders/leave.ts";
import { isPassedOn } from "../../money/orders/passedOn.ts";
import { findDebts } from "../../money/orders/payer.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { isCancelled } from "../../race/cancelled.ts";
import { findSiteOf } from "../../race/raceSite.ts";
import { isRefused, withdrawableUntil } from "../../race/withdrawable.ts";
import { offerFreedPlaces } from "../places/upkeep.ts";
import { endUnpaid } from "./endUnpaid.ts";
import { leave } from "./leave.ts";
import { leadsOthers, lockTeamOf } from "./leaveTeam.ts";

/** The time of a withdrawal, and the refund. */
export interface Withdrawn {
  withdrawnAt: Date;
  refundFen: number;
}

/**
 * Withdraws one of an account's submissions: its entrants can sign up again, and it stays for the
 * organiser to see. Repeated, also at the same time, it returns the instant of the first call. An
 * unpaid order is cancelled once its providers state that nobody can pay it; of a paid one goes
 * back what the race's policy states.
 */
export async function withdraw(
  tools: SignupTools,
  accountId: string,
  submissionId: string,
): Promise<Withdrawn | ErrorOf<"POST /sign-up/submissions/:id/withdraw">> {
  const { db } = tools;
  const isOwn = and(eq(submissions.submissionId, submissionId), eq(submissions.accountId, accountId));
  const [row] = await db.select().from(submissions).where(isOwn);
  if (!row) return "submission/not-found";
  if (row.withdrawnAt && (await isPassedOn(db, submissionId))) return "withdrawal/closed";
  if (row.withdrawnAt) return { withdrawnAt: row.withdrawnAt, refundFen: await withdrawalRefund(db, submissionId) };
  if (isRefused(row)) return "withdrawal/not-approved";
  // The cancellation decides the refund, not the policy of withdrawals.
  if (await isCancelled(db, row.raceId)) return "withdrawal/closed";
  const site = await findSiteOf(tools, row);
  const until = withdrawableUntil(site, row);
  if (!until || until <= (await databaseNow(db))) return "withdrawal/closed";
  if (await leadsOthers(db, submissionId, accountId)) return "withdrawal/captain";
  for (const orderId of await findDebts(db, { accountId, submissionId })) {
    const cancelled = await endUnpaid(tools, orderId, { event: "cancel", actor: accountId });
    if (cancelled === "unknown" || cancelled === "paid") return "withdrawal/payment-open";
    if (cancelled === "ended") return withdraw(tools, accountId, submissionId);
  }
  const withdrawn = await db.transaction(async (transaction) => {
    const tx = transaction as Database;
    await lockTeamOf(tx, submissionId);
    if (await leadsOthers(tx, submissionId, accountId)) return "withdrawal/captain" as const;
    const departure = await leave(tx, tools, [submissionId], { reason: "withdraw", actor: accountId, site });
    // An unpaid order was begun or made meanwhile: it is cancelled first.
    if (departure === "unpaid") return "again";
    const withdrawnAt = departure.endedAt.get(submissionId);
    return withdrawnAt ? { withdrawnAt, refundFen: departure.refundFen } : "again";
  });
  if (withdrawn === "withdrawal/captain") return withdrawn;
  await offerFreedPlaces(tools, row.raceId, site);
  // Another call came first: a second withdrawal, or an organiser's decision.
  return withdrawn === "again" ? withdraw(tools, accountId, submissionId) : withdrawn;
}
