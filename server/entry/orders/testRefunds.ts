import { and, eq, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { payments, refunds } from "../../base/db/orderSchema.ts";
import { openMeeting } from "../../base/db/testMeeting.ts";

/**
 * Two refunds of an order that have both read what is there before either has written, as without
 * the lock of the order.
 */
export interface Unlocked {
  orderId: string;
  /** What each pays back, in fen. */
  amountFen: number;
  /** The key of each: the same one for a double click. */
  keys: [string, string];
}

/**
 * Requests refunds over two connections as `requestRefund` does, but without locking the order:
 * each finds nothing that was paid back, and pays back. Only what the database itself refuses stops
 * one.
 */
export async function refundUnlocked(
  connections: [Database, Database],
  { orderId, amountFen, keys }: Unlocked,
): Promise<("requested" | "known" | "refused")[]> {
  const [payment] = await connections[0].select().from(payments).where(eq(payments.orderId, orderId));
  const bothRead = openMeeting(2);
  const request = (db: Database, key: string) =>
    db.transaction(async (tx) => {
      const isThis = and(eq(refunds.orderId, orderId), eq(refunds.key, key));
      const rows = await tx.select().from(refunds).where(isThis);
      await bothRead();
      if (rows.length > 0) return "known" as const;
      const row = { refundNo: `${key}-${Math.random()}`, outTradeNo: payment?.outTradeNo as string, orderId, key };
      await tx.insert(refunds).values({ ...row, amountFen, reason: "organiser", requestedBy: "x" });
      return "requested" as const;
    });
  const outcomes = await Promise.allSettled(connections.map((db, n) => request(db, keys[n] as string)));
  return outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : "refused"));
}

/** Sums what is paid back, or will be, of an order, in fen. */
export async function refundedFen(db: Database, orderId: string): Promise<number> {
  const rows = await db.select({ fen: refunds.amountFen }).from(refunds).where(eq(refunds.orderId, orderId));
  return rows.reduce((sum, { fen }) => sum + fen, 0);
}

/**
 * Does `work` while the database itself does not refuse a second refund of a key, nor more than was
 * paid.
 */
export async function withoutRefundGuards(db: Database, work: () => Promise<void>): Promise<void> {
  await db.execute(sql`alter table refunds disable trigger refunds_within_payment`);
  await db.execute(sql`alter table refunds drop constraint one_refund_of_a_key`);
  try {
    await work();
  } finally {
    await db.execute(
      sql`delete from refunds where(ctid not in (select min(ctid) from refunds group by order_id, key))`,
    );
    await db.execute(sql`alter table refunds add constraint one_refund_of_a_key unique (order_id, key)`);
    await db.execute(sql`alter table refunds enable trigger refunds_within_payment`);
  }
}
