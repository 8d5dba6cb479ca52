import { sql } from "drizzle-orm";
import type { PriceInputs } from "#forms/prices.ts";
import { priceOf } from "#forms/prices.ts";
import type { Database } from "../base/db/open.ts";
import { orderHistory, orders } from "../base/db/orderSchema.ts";
import { countMetric } from "../base/metrics.ts";

/** An order that is to be made for a submission whose entries were reserved. */
export interface NewOrder {
  /** The order has the id of its submission. */
  submissionId: string;
  raceId: string;
  item: string;
  accountId: string | null;
  price: PriceInputs;
  payWithinMinutes: number;
}

/** Makes orders in the transaction that takes the places, in two statements for any number of them. Each can be paid from now until its time is over. */
export async function openOrders(tx: Database, list: readonly NewOrder[]): Promise<void> {
  if (list.length === 0) return;
  const rows = list.map(({ submissionId, raceId, item, accountId, price, payWithinMinutes }) => ({
    ...{ orderId: submissionId, submissionId, raceId, item, accountId, price },
    amountFen: priceOf(price).totalFen,
    expiresAt: sql`now() + make_interval(mins => ${payWithinMinutes})` as never,
  }));
  countMetric("startline_orders_total", { event: "place", state: "pending_payment" }, list.length);
  await tx.insert(orders).values(rows);
  await tx.insert(orderHistory).values(
    list.map(({ submissionId, accountId }) => ({
      ...{ orderId: submissionId, event: "place" as const, before: null, after: "pending_payment" as const },
      actor: accountId ?? "program",
    })),
  );
}
