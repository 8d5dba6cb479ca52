import { sql } from "drizzle-orm";
import type { Database } from "../../../base/db/open.ts";
import { sandboxPayments, sandboxRefunds } from "../../../base/db/paymentSchema.ts";
import type { BillLine } from "../provider.ts";

/**
 * Returns what the sandbox settled on a day of Beijing time: payments and refunds, the earliest
 * first.
 */
export async function readBill(db: Database, day: string): Promise<BillLine[]> {
  const isOn = (column: unknown) => sql`(${column} at time zone 'Asia/Shanghai')::date = ${day}::date`;
  const payments = await db
    .select()
    .from(sandboxPayments)
    .where(isOn(sandboxPayments.paidAt))
    .orderBy(sandboxPayments.paidAt);
  const refunded = await db
    .select()
    .from(sandboxRefunds)
    .where(isOn(sandboxRefunds.doneAt))
    .orderBy(sandboxRefunds.doneAt);
  return [
    ...payments.map(({ outTradeNo, transactionId, amountFen }): BillLine => {
      return { what: "payment", outTradeNo, transactionId, amountFen };
    }),
    ...refunded.map(({ outTradeNo, refundNo, amountFen }): BillLine => {
      return { what: "refund", outTradeNo, refundNo, transactionId: `sandbox-${outTradeNo}`, amountFen };
    }),
  ];
}
