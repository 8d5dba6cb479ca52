import { and, eq, lt, lte, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { orders, payments, refunds } from "../../base/db/orderSchema.ts";
import { claimJobs } from "../../base/jobs/claim.ts";
import type { Open, OpenOrders } from "../payments/reconcile.ts";

/**
 * The payments and refunds whose end is not known, as they are queried: one of them once a minute,
 * by one server.
 */
export function openMoney(db: Database): OpenOrders {
  return {
    claimOpen: async (limit) => {
      const open = await claimPayments(db, limit);
      return open.length === limit ? open : [...open, ...(await claimRefunds(db, limit - open.length))];
    },
    markAlarmed: async ({ outTradeNo, refundNo }) => {
      if (refundNo === undefined)
        await db.update(payments).set({ isAlarmed: true }).where(eq(payments.outTradeNo, outTradeNo));
      else await db.update(refunds).set({ isAlarmed: true }).where(eq(refunds.refundNo, refundNo));
    },
  };
}

// An unpaid payment is no cause for alarm before the time to pay it is over.
function claimPayments(db: Database, limit: number): Promise<Open[]> {
  const { merchant, outTradeNo, isAlarmed, state, queriedAt, createdAt } = payments;
  const lastQueried = sql`coalesce(${queriedAt}, ${createdAt})`;
  const isDue = and(
    eq(state, "open"),
    sql`exists (select from orders o where o.order_id = "payments"."order_id" and o.state = 'pending_payment')`,
    lt(lastQueried, sql`now() - interval '1 minute'`),
  );
  const lease = { queriedAt: sql`now()` };
  const since = sql<Date>`(select o.expires_at from orders o where o.order_id = "payments"."order_id")`.mapWith(
    orders.expiresAt,
  );
  const job = { merchant, outTradeNo, isAlarmed, since };
  return claimJobs(db, { table: payments, id: outTradeNo, isDue, since: lastQueried, lease, job }, limit);
}

function claimRefunds(db: Database, limit: number): Promise<Open[]> {
  const { outTradeNo, refundNo, isAlarmed, createdAt, dueAt, state } = refunds;
  const isDue = and(eq(state, "refunding"), lte(dueAt, sql`now()`));
  const lease = { dueAt: sql`now() + interval '1 minute'` };
  const merchant = sql<string>`(select p.merchant from payments p where p.out_trade_no = "refunds"."out_trade_no")`;
  const job = { merchant, outTradeNo, refundNo, isAlarmed, since: createdAt };
  return claimJobs(db, { table: refunds, id: refundNo, isDue, since: dueAt, lease, job }, limit);
}
