import { desc, eq, inArray } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { orderHistory, orders, payments, refunds } from "../../base/db/orderSchema.ts";
import { refundRequests } from "../../base/db/organiseSchema.ts";

/**
 * An account's orders with all that became of them, for its owner's export. Who approved a refund
 * is a person too, and is left out.
 */
export async function gatherOrders(db: Database, accountId: string): Promise<unknown[]> {
  const rows = await db.select().from(orders).where(eq(orders.accountId, accountId)).orderBy(desc(orders.createdAt));
  const ids = rows.map(({ orderId }) => orderId);
  if (ids.length === 0) return [];
  const history = await db
    .select()
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, ids))
    .orderBy(orderHistory.seq);
  const paymentRows = await db.select().from(payments).where(inArray(payments.orderId, ids));
  const refundRows = await db.select().from(refunds).where(inArray(refunds.orderId, ids));
  const requested = await db.select().from(refundRequests).where(inArray(refundRequests.orderId, ids));
  return rows.map(({ accountId: _owner, triedAt: _tried, isAlarmed: _alarmed, ...order }) => ({
    ...order,
    history: history.flatMap(({ orderId, event, before, after, at }) =>
      orderId === order.orderId ? [{ event, before, after, at }] : [],
    ),
    payments: paymentRows.flatMap(({ orderId, merchant, way, amountFen, state, transactionId, paidAt, createdAt }) =>
      orderId === order.orderId ? [{ merchant, way, amountFen, state, transactionId, paidAt, createdAt }] : [],
    ),
    requestedRefunds: requested.flatMap(({ orderId, amountFen, isLeaving, note, state, requestedAt, decidedAt }) =>
      orderId === order.orderId ? [{ amountFen, isLeaving, note, state, requestedAt, decidedAt }] : [],
    ),
    refunds: refundRows.flatMap(({ orderId, refundNo, amountFen, reason, state, createdAt, doneAt }) =>
      orderId === order.orderId ? [{ refundNo, amountFen, reason, state, createdAt, doneAt }] : [],
    ),
  }));
}
