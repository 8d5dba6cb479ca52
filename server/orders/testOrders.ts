import type { Database } from "../base/db/open.ts";
import { payments, refunds } from "../base/db/orderSchema.ts";
import { keepSubmission } from "../signups/testSignups.ts";
import type { World } from "../testWorld.ts";
import { openOrders } from "./open.ts";

/** A sign-up with an unpaid order of 99 yuan, as if it had been taken; returns the order's id, which is that of the sign-up. */
export async function keepOrder(
  world: Pick<World, "db" | "secrets">,
  { accountId, raceId, item = "ten-km" }: { accountId: string; raceId: string; item?: string },
): Promise<string> {
  const submissionId = await keepSubmission(world, { accountId, raceId, more: { item } });
  const price = { version: 1, item, itemName: { zh: "十公里" }, feeFen: 9900, entrants: [[]] } as const;
  const order = { submissionId, raceId, item, accountId, price: { ...price, entrants: [[]] }, payWithinMinutes: 30 };
  await openOrders(world.db, [order]);
  return submissionId;
}

/** An order of a sign-up that was paid, and a part of it refunded. */
export async function keepPaidOrder(db: Database, of: { accountId: string; submissionId: string }): Promise<void> {
  const price = { version: 1 as const, item: "ten-km", itemName: { zh: "十公里" }, feeFen: 9900, entrants: [[]] };
  await openOrders(db, [{ ...of, raceId: "1", item: "ten-km", price, payWithinMinutes: 30 }]);
  const { submissionId: orderId } = of;
  const outTradeNo = `paid-${orderId}`;
  const paid = { orderId, outTradeNo, merchant: "sandbox", way: "qr", amountFen: 9900, state: "paid" } as const;
  await db.insert(payments).values({ ...paid, transactionId: outTradeNo, paidAt: new Date() });
  const refund = { refundNo: `refund-${orderId}`, outTradeNo, orderId, amountFen: 100, key: "x", requestedBy: "x" };
  await db.insert(refunds).values({ ...refund, reason: "organiser", state: "refunded" });
}
