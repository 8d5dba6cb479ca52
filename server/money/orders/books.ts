import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { billComparisons, payments, refunds } from "../../base/db/orderSchema.ts";
import type { Books } from "../payments/dailyBills.ts";

/** Our books of payments and refunds, as providers' bills are compared with them. */
export function openBooks(db: Database): Books {
  const isThis = (merchant: string, day: string) =>
    and(eq(billComparisons.merchant, merchant), eq(billComparisons.day, day));
  return {
    async comparedDays(merchant) {
      const { day, comparison } = billComparisons;
      const isDone = and(eq(billComparisons.merchant, merchant), isNotNull(comparison));
      const rows = await db.select({ day }).from(billComparisons).where(isDone).orderBy(desc(day)).limit(31);
      return rows.map((row) => row.day);
    },
    async claimBill(merchant, day) {
      // One that was claimed an hour ago and has no result was left by a server that ended.
      const isLeft = and(
        isNull(billComparisons.comparison),
        lt(billComparisons.claimedAt, sql`now() - interval '1 hour'`),
      );
      const rows = await db
        .insert(billComparisons)
        .values({ merchant, day })
        .onConflictDoUpdate({
          target: [billComparisons.merchant, billComparisons.day],
          set: { claimedAt: sql`now()` },
          ...(isLeft && { setWhere: isLeft }),
        })
        .returning({ day: billComparisons.day });
      return rows.length > 0;
    },
    ledger: async (merchant, day) => [
      ...(await listPaid(db, merchant, day)),
      ...(await listRefunded(db, merchant, day)),
    ],
    async store(merchant, day, comparison) {
      await db.update(billComparisons).set({ comparison }).where(isThis(merchant, day));
    },
    async release(merchant, day) {
      await db.delete(billComparisons).where(isThis(merchant, day));
    },
  };
}

const isOn = (column: unknown, day: string) => sql`(${column} at time zone 'Asia/Shanghai')::date = ${day}::date`;

async function listPaid(db: Database, merchant: string, day: string) {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.merchant, merchant), eq(payments.state, "paid"), isOn(payments.paidAt, day)));
  return rows.map(({ outTradeNo, secondOf, transactionId, amountFen }) => {
    const facts = { outTradeNo: secondOf ?? outTradeNo, transactionId: transactionId ?? "", amountFen };
    return { what: "payment" as const, ...facts };
  });
}

// Some bills have a refund as soon as the provider has taken it: before the money is back, which
// takes days with some banks, and also if that fails.
async function listRefunded(db: Database, merchant: string, day: string) {
  const { refundNo, amountFen, state, billedAt, doneAt } = refunds;
  const outTradeNo = sql<string>`coalesce(${payments.secondOf}, ${payments.outTradeNo})`;
  const rows = await db
    .select({ outTradeNo, refundNo, amountFen, transactionId: payments.transactionId })
    .from(refunds)
    .innerJoin(payments, eq(payments.outTradeNo, refunds.outTradeNo))
    .where(
      and(
        eq(payments.merchant, merchant),
        inArray(state, ["refunding", "refunded", "failed"]),
        isOn(sql`coalesce(${billedAt}, case when ${state} = 'refunded' then ${doneAt} end)`, day),
      ),
    );
  return rows.map((row) => ({ what: "refund" as const, ...row, transactionId: row.transactionId ?? "" }));
}
