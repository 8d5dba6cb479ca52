import { and, asc, eq, inArray, lt, lte, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { orders, payments, refunds } from "../../base/db/orderSchema.ts";
import type { Open, OpenOrders } from "../payments/reconcile.ts";

/**
 * The payments and refunds whose end is not known, as they are queried: one of them once a minute,
 * by one server.
 */
export function openMoney(db: Database): OpenOrders {
  return {
    claimOpen: async (most) => {
      const open = await claimPayments(db, most);
      return open.length === most ? open : [...open, ...(await claimRefunds(db, most - open.length))];
    },
    markAlarmed: async ({ outTradeNo, refundNo }) => {
      if (refundNo === undefined)
        await db.update(payments).set({ isAlarmed: true }).where(eq(payments.outTradeNo, outTradeNo));
      else await db.update(refunds).set({ isAlarmed: true }).where(eq(refunds.refundNo, refundNo));
    },
  };
}

// An unpaid payment is no cause for alarm before the time to pay it is over.
async function claimPayments(db: Database, most: number): Promise<Open[]> {
  const due = db
    .select({ id: payments.outTradeNo })
    .from(payments)
    .innerJoin(orders, eq(orders.orderId, payments.orderId))
    .where(
      and(
        eq(payments.state, "open"),
        eq(orders.state, "pending_payment"),
        lt(sql`coalesce(${payments.queriedAt}, ${payments.createdAt})`, sql`now() - interval '1 minute'`),
      ),
    )
    .orderBy(asc(sql`coalesce(${payments.queriedAt}, ${payments.createdAt})`))
    .limit(most)
    .for("update", { of: payments, skipLocked: true });
  const since = sql<Date>`(select o.expires_at from orders o where o.order_id = "payments"."order_id")`.mapWith(
    orders.expiresAt,
  );
  const { merchant, outTradeNo, isAlarmed } = payments;
  return db
    .update(payments)
    .set({ queriedAt: sql`now()` })
    .where(inArray(payments.outTradeNo, due))
    .returning({ merchant, outTradeNo, isAlarmed, since });
}

async function claimRefunds(db: Database, most: number): Promise<Open[]> {
  const due = db
    .select({ id: refunds.refundNo })
    .from(refunds)
    .where(and(eq(refunds.state, "refunding"), lte(refunds.dueAt, sql`now()`)))
    .orderBy(asc(refunds.dueAt))
    .limit(most)
    .for("update", { skipLocked: true });
  const merchant = sql<string>`(select p.merchant from payments p where p.out_trade_no = "refunds"."out_trade_no")`;
  const { outTradeNo, refundNo, isAlarmed, createdAt: since } = refunds;
  return db
    .update(refunds)
    .set({ dueAt: sql`now() + interval '1 minute'` })
    .where(inArray(refunds.refundNo, due))
    .returning({ merchant, outTradeNo, refundNo, isAlarmed, since });
}
