import { sql } from "drizzle-orm";
import type { PriceInputs } from "#forms/prices/prices.ts";
import { computePrice } from "#forms/prices/prices.ts";
import { insertRows } from "../../base/db/insertRows.ts";
import type { Database } from "../../base/db/open.ts";
import { orderHistory, orders } from "../../base/db/orderSchema.ts";
import { countMetric } from "../../base/metrics.ts";

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

/** An order that is to be made for something else than a submission, such as a mailing. */
export interface NewOtherOrder extends Omit<NewOrder, "submissionId"> {
  orderId: string;
  submissionId: null;
}

/**
 * Makes orders in the transaction that takes the places, in two statements for any number of them
 * with the same time to pay. Each can be paid from now until its time is over.
 */
export async function openOrders(tx: Database, list: readonly (NewOrder | NewOtherOrder)[]): Promise<void> {
  if (list.length === 0) return;
  countMetric("startline_orders_total", { event: "place", state: "pending_payment" }, list.length);
  for (const minutes of new Set(list.map(({ payWithinMinutes }) => payWithinMinutes))) {
    const rows = list
      .filter(({ payWithinMinutes }) => payWithinMinutes === minutes)
      .map((order) => {
        const { submissionId, raceId, item, accountId, price } = order;
        const amountFen = computePrice(price).totalFen;
        return { orderId: getId(order), submissionId, raceId, item, accountId, price, amountFen };
      });
    await insertRows(tx, orders, rows, { computed: { expiresAt: sql`now() + make_interval(mins => ${minutes})` } });
  }
  const edge = { event: "place", before: null, after: "pending_payment" } as const;
  const history = list.map((order) => ({ orderId: getId(order), ...edge, actor: order.accountId ?? "program" }));
  await insertRows(tx, orderHistory, history);
}

function getId(order: NewOrder | NewOtherOrder): string {
  return order.submissionId === null ? order.orderId : order.submissionId;
}
