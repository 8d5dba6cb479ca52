import { eq, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { orderHistory, orders } from "../../base/db/orderSchema.ts";
import type { Title } from "../../base/delivery/message.ts";
import { countMetric } from "../../base/metrics.ts";
import { itemName, type RaceSite } from "../../race/raceSite.ts";
import { type Finding, nextEdge, type OrderEdge, type OrderEvent } from "./states.ts";

/** An order as the table has it. */
export type OrderRow = typeof orders.$inferSelect;

/** Returns the title of an order's item: by the site, else as it was when the order was made. */
export function orderedItem(site: RaceSite | undefined, { item, price }: Pick<OrderRow, "item" | "price">): Title {
  const isThere = site?.site.race?.items?.some(({ id }) => id === item);
  return isThere ? itemName(site, item) : price.itemName;
}

/** An event that comes to an order: who caused it, and which payment or refund it is about. */
export interface Happening {
  event: OrderEvent;
  finding?: Finding;
  actor: string;
  about?: string;
}

/**
 * Locks an order until the transaction ends; undefined if there is none. An order is locked after
 * its team and before its submission.
 */
export async function lockOrder(tx: Database, orderId: string): Promise<OrderRow | undefined> {
  const [row] = await tx.select().from(orders).where(eq(orders.orderId, orderId)).for("update");
  return row;
}

/**
 * Applies an event to a locked order, as the table of edges states, and records it. Returns the
 * edge, whose effect the caller carries out in the same transaction; undefined, and nothing
 * changes, if the event cannot happen in its state.
 */
export async function applyEvent(
  tx: Database,
  { orderId, state: before }: Pick<OrderRow, "orderId" | "state">,
  { event, finding, actor, about }: Happening,
): Promise<OrderEdge | undefined> {
  const edge = nextEdge(before, event, finding);
  if (!edge) return undefined;
  const { to: after } = edge;
  if (after !== before)
    await tx.update(orders).set({ state: after, stateAt: sql`now()` }).where(eq(orders.orderId, orderId));
  countMetric("startline_orders_total", { event, state: after });
  await tx.insert(orderHistory).values({ orderId, event, before, after, actor, about: about ?? null });
  return edge;
}
