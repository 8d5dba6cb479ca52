import { eq, sql } from "drizzle-orm";
import type { Database } from "#server/base/db/open.ts";
import { orders, payments } from "#server/base/db/orderSchema.ts";
import { readRows } from "#server/base/db/readRows.ts";
import type { Notification } from "#server/money/providers/provider.ts";
import { sendAll } from "../load.ts";
import { type ProofRace, readReceipt } from "../race.ts";
import { many } from "./orderWorld.ts";

/** What the item of the race costs, in fen. */
export const itemFen = 3000;

/** Signs so many runners up by HTTP, each an order of their own; returns the ids of the orders. */
export async function signUpMany(race: ProofRace, count: number): Promise<string[]> {
  const replies = await sendAll(
    race.addresses,
    many(count).map((n) => race.signUp([n], n)),
    { connections: 8 },
  );
  return replies.map((reply) => {
    const { orderId } = readReceipt(reply);
    if (!orderId) throw new Error(`A sign-up has no order: ${reply.text}`);
    return orderId;
  });
}

/** Records that a payment was begun at a merchant; returns its id there. */
export async function keepPayment(db: Database, orderId: string, merchant: string): Promise<string> {
  const outTradeNo = `proof-${orderId.replaceAll("-", "").slice(0, 24)}`;
  await db.insert(payments).values({ outTradeNo, orderId, merchant, way: "qr", amountFen: itemFen });
  return outTradeNo;
}

/** Notifies a server of a merchant's payment; returns the HTTP status. */
export async function notify(
  address: string,
  merchant: string,
  { headers, body }: { headers: Record<string, string>; body: Notification["body"] },
): Promise<number> {
  const all = { "content-type": "application/json", ...headers };
  const response = await fetch(`${address}/sign-up/payments/${merchant}`, { method: "POST", headers: all, body });
  await response.arrayBuffer();
  return response.status;
}

/** Waits until the servers have settled all that is in the inbox; throws after half a minute. */
export async function untilSettled(db: Database): Promise<void> {
  for (const _try of many(300)) {
    const [row] = await readRows<{ open: number }>(
      db,
      sql`select count(*)::int as open from pay_events where(verified and processed_at is null)`,
    );
    if (row?.open === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("The inbox of payments was not settled within half a minute.");
}

/** The state of an order. */
export async function findState(db: Database, orderId: string): Promise<string | undefined> {
  const [row] = await db.select({ state: orders.state }).from(orders).where(eq(orders.orderId, orderId));
  return row?.state;
}
