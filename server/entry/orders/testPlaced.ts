import { eq, sql } from "drizzle-orm";
import type { Database } from "../../base/db/open.ts";
import { orders, payments } from "../../base/db/orderSchema.ts";
import { openOrders } from "../../money/orders/open.ts";
import { pay } from "../../money/orders/pay.ts";
import type { SignupTools } from "../../money/payments/tools.ts";
import { settleRace } from "../../sites/items/settle.ts";
import { enter } from "../places/enter.ts";
import { keepSubmission } from "../testSignups.ts";
import { payAtSandbox, settleAll, tenKmPrice } from "./testOrders.ts";

/**
 * The race whose orders are made without a form: an account, `runner` unless another is named,
 * signs up for its item `ten-km`, which costs 99 yuan.
 */
export const placedRace = "rush";
export const placedRunner = "runner";

/** Opens `ten-km` of that race with so many places. */
export async function openTenKm(db: Database, places: number): Promise<void> {
  const pool = "item/ten-km";
  const item = { item: "ten-km", allocation: "first-come", closesAt: null, feeFen: 9900, minAge: null, maxAge: null };
  const overrides = { ageOn: null, exclusionGroup: "race", hasWaitingList: false, pools: [pool] };
  const facts = { items: [{ ...item, ...overrides }], pools: [{ name: pool, places }] };
  await db.transaction((tx) => settleRace(tx as Database, placedRace, facts as never));
}

/**
 * A sign-up of an account whose place is reserved, with its unpaid order; returns the id of both.
 */
export async function placeOrder(
  tools: Pick<SignupTools, "db" | "secrets">,
  accountId: string = placedRunner,
): Promise<string> {
  const submissionId = await keepSubmission(tools, { accountId, raceId: placedRace });
  const order = { submissionId, raceId: placedRace, item: "ten-km", accountId, price: tenKmPrice };
  const unit = { raceId: placedRace, item: "ten-km", submissionId, actor: accountId, isUnpaid: true };
  await tools.db.transaction(async (tx) => {
    const people = [{ position: 0, personId: null, birthday: null }];
    const [outcome] = await enter(tx as Database, [{ ...unit, people }], "sign-up");
    if (outcome?.outcome !== "entered") throw new Error("There is no place left for an order.");
    await openOrders(tx as Database, [{ ...order, payWithinMinutes: 30 }]);
  });
  return submissionId;
}

/** Begins a payment of such an order at the sandbox, as one tab does; returns its id there. */
export async function beginPayment(tools: SignupTools, id: string, way: "qr" | "page" = "qr"): Promise<string> {
  const [order] = await tools.db.select().from(orders).where(eq(orders.orderId, id));
  await pay(tools, order?.accountId ?? "", id, { merchant: "sandbox", way, payerIp: "::1" });
  const [payment] = await tools.db.select().from(payments).where(sql`order_id = ${id} and way = ${way}`);
  return payment?.outTradeNo as string;
}

/** An order that is paid and settled. */
export async function placePaid(tools: SignupTools): Promise<string> {
  const id = await placeOrder(tools);
  await payAtSandbox(tools, await beginPayment(tools, id));
  await settleAll(tools);
  return id;
}
