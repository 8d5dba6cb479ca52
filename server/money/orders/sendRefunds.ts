import { and, eq, getTableColumns, lte, sql } from "drizzle-orm";
import { messages } from "#locales/generated/server/orders.ts";
import { textIn } from "#locales/getText.ts";
import type { Database } from "../../base/db/open.ts";
import { payments, refunds } from "../../base/db/orderSchema.ts";
import { claimJobs } from "../../base/jobs/claim.ts";
import { startWorker } from "../../base/jobs/worker.ts";
import { keepEvent } from "../payments/inbox.ts";
import { isFinal, isTemporary, PaymentError } from "../providers/paymentError.ts";
import type { RefundStatus } from "../providers/provider.ts";
import { getRefundEvent } from "../providers/queried.ts";
import type { ClosingTools } from "./closePayments.ts";

type RefundRow = typeof refunds.$inferSelect;

interface RefundParts {
  tools: ClosingTools;
  /** Logs what an operator has to look at. */
  alarm(line: string): void;
}

/** Sends the refunds that are requested to their providers until it is stopped. */
export function startRefunds(parts: RefundParts & { log(line: string): void; pollMs?: number }): () => Promise<void> {
  const { tools, log, pollMs = 1000 } = parts;
  return startWorker({
    name: "Refunds",
    log,
    pollMs,
    claim: (limit) => claimRequested(tools.db, limit),
    handle: (refund) => sendRefund(parts, refund),
  });
}

/**
 * Claims up to `most` refunds that are to be sent; each is due again after a minute, then after
 * twice as long, up to an hour.
 */
export function claimRequested(db: Database, limit: number): Promise<RefundRow[]> {
  const { refundNo, state, dueAt, tries } = refunds;
  const isDue = and(eq(state, "requested"), lte(dueAt, sql`now()`));
  const wait = sql`make_interval(mins => least(60, power(2, least(${tries}, 6)))::int)`;
  const lease = { tries: sql`${tries} + 1`, dueAt: sql`now() + ${wait}` };
  const job = getTableColumns(refunds);
  return claimJobs(db, { table: refunds, id: refundNo, isDue, since: dueAt, lease, job }, limit);
}

/**
 * Sends one refund. Its number makes a repeated one the same at the provider, so that a server that
 * ended between the two sends it again.
 */
export async function sendRefund({ tools, alarm }: RefundParts, refund: RefundRow): Promise<void> {
  const { db, secrets, merchants } = tools;
  const { refundNo, outTradeNo, amountFen } = refund;
  const [payment] = await db.select().from(payments).where(eq(payments.outTradeNo, outTradeNo));
  const provider = payment && merchants.named(payment.merchant)?.provider;
  if (!provider) return alarmOnce({ tools, alarm }, refund, "no such merchant");
  // What the payer reads with the money.
  const reason = textIn("zh", messages, refund.reason);
  let status: RefundStatus;
  try {
    const { secondOf, transactionId } = payment;
    const paymentRef =
      secondOf !== null && transactionId !== null ? { outTradeNo: secondOf, transactionId } : { outTradeNo };
    status = await provider.refund({ ...paymentRef, refundNo, amountFen, totalFen: payment.amountFen, reason });
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    if (isTemporary(error)) return undefined;
    if (!isFinal(error)) return alarmOnce({ tools, alarm }, refund, error.message);
    const refused = { state: "failed", why: "refused", amountFen } as const;
    const finding = getRefundEvent({ outTradeNo, refundNo }, refused);
    if ("event" in finding) await keepEvent({ db, secrets }, { merchant: payment.merchant, event: finding.event });
    return undefined;
  }
  const { billedAt } = status;
  // Also if a notification was quicker: it does not name this moment.
  if (billedAt) await db.update(refunds).set({ billedAt }).where(eq(refunds.refundNo, refundNo));
  await db
    .update(refunds)
    .set({ state: "refunding", dueAt: sql`now() + interval '1 minute'` })
    .where(and(eq(refunds.refundNo, refundNo), eq(refunds.state, "requested")));
  const finding = getRefundEvent({ outTradeNo, refundNo }, status);
  if ("event" in finding) await keepEvent({ db, secrets }, { merchant: payment.merchant, event: finding.event });
}

// It stays requested: an operator can put the money there, or the setting right.
async function alarmOnce(
  { tools, alarm }: RefundParts,
  { refundNo, isAlarmed }: RefundRow,
  why: string,
): Promise<void> {
  if (isAlarmed) return;
  alarm(`Payment alarm: refund ${refundNo} is not taken by its provider (${why}). It is sent again.`);
  await tools.db.update(refunds).set({ isAlarmed: true }).where(eq(refunds.refundNo, refundNo));
}
