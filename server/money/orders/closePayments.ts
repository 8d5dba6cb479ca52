import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { payments } from "../../base/db/orderSchema.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import { keepEvent } from "../payments/inbox.ts";
import type { Merchants } from "../payments/merchants.ts";
import { PaymentError } from "../providers/paymentError.ts";
import { getEvent } from "../providers/queried.ts";

/** What closing payments is made of. */
export interface ClosingTools {
  db: Database;
  secrets: Pick<Secrets, "seal">;
  merchants: Merchants;
}

/**
 * What the provider states of a payment that is to be closed: nobody can pay it any more, it is
 * paid, or it does not answer and nothing may be decided.
 */
export type Closed = "closed" | "paid" | "unknown";

/**
 * Closes the open payments of an order at their providers. Returns "paid" if one is paid, whose
 * event is in the inbox then.
 */
export async function closePayments(tools: ClosingTools, orderId: string): Promise<Closed> {
  const isOpen = and(eq(payments.orderId, orderId), eq(payments.state, "open"));
  const open = await tools.db.select().from(payments).where(isOpen);
  let outcome: Closed = "closed";
  for (const payment of open) {
    const closed = await closePayment(tools, payment);
    if (closed === "paid") return "paid";
    if (closed === "unknown") outcome = "unknown";
  }
  return outcome;
}

/**
 * Closes one payment at its provider, and records it if it is closed or paid. Nothing of the
 * database is locked meanwhile.
 */
export async function closePayment(
  { db, secrets, merchants }: ClosingTools,
  { outTradeNo, merchant }: Pick<typeof payments.$inferSelect, "outTradeNo" | "merchant">,
): Promise<Closed> {
  const provider = merchants.named(merchant)?.provider;
  if (!provider) return "unknown";
  try {
    const state = await provider.close(outTradeNo);
    if (state === "closed") {
      await markClosed(db, outTradeNo);
      return "closed";
    }
    if (state === "unpaid" || state === "unknown") return "unknown";
    const status = getEvent(outTradeNo, await provider.query(outTradeNo));
    if (!("event" in status) || status.event.what !== "payment") return "unknown";
    await keepEvent({ db, secrets }, { merchant, event: status.event });
    return "paid";
  } catch (error) {
    if (error instanceof PaymentError) return "unknown";
    throw error;
  }
}

/** Records that nobody can pay an open payment any more. */
export async function markClosed(db: Database, outTradeNo: string): Promise<void> {
  await db
    .update(payments)
    .set({ state: "closed", queriedAt: sql`now()` })
    .where(and(eq(payments.outTradeNo, outTradeNo), eq(payments.state, "open")));
}
