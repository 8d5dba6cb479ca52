import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orderEvents, orderStates } from "#contract/orders.ts";
import type { OpenDatabase } from "../../base/db/open.ts";
import { orderHistory, orders } from "../../base/db/orderSchema.ts";
import { openTestDatabase } from "../../base/db/testDatabase.ts";
import { tenKmPrice } from "../../entry/orders/testOrders.ts";
import { applyEvent, lockOrder } from "./apply.ts";
import { type Finding, nextEdge, orderEdges } from "./states.ts";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
afterAll(() => open.close());

const findings: (Finding | undefined)[] = [undefined, "places", "no-places", "all", "part"];
const cases = orderStates.flatMap((from) =>
  orderEvents.flatMap((event) => findings.map((finding) => ({ from, event, finding }))),
);

let numbers = 0;
async function orderIn(state: (typeof orderStates)[number]): Promise<string> {
  const orderId = `order-${++numbers}`;
  const order = { orderId, raceId: "1", item: "ten-km", state, amountFen: 9900, price: tenKmPrice };
  await open.db.insert(orders).values({ ...order, expiresAt: new Date() });
  return orderId;
}

test("an order takes each edge of the table and no other, and each is recorded", async () => {
  for (const { from, event, finding } of cases) {
    const orderId = await orderIn(from);
    const edge = nextEdge(from, event, finding);
    const row = await lockOrder(open.db, orderId);
    const details = { event, actor: "test", ...(finding && { finding }) };
    expect(await applyEvent(open.db, row as NonNullable<typeof row>, details)).toBe(edge);
    const [order] = await open.db.select().from(orders).where(eq(orders.orderId, orderId));
    expect(order?.state).toBe(edge?.to ?? from);
    const history = await open.db.select().from(orderHistory).where(eq(orderHistory.orderId, orderId));
    expect(history.map(({ before, after }) => [before, after])).toEqual(edge ? [[from, edge.to]] : []);
  }
});

test("every state can be reached, and none but the last ones is a dead end", () => {
  const reached = new Set(["pending_payment"]);
  for (let grown = true; grown; ) {
    const before = reached.size;
    for (const { from, to } of orderEdges) if (from !== null && reached.has(from)) reached.add(to);
    grown = reached.size > before;
  }
  expect([...reached].sort()).toEqual([...orderStates].sort());
  const ends = orderStates.filter((state) => !orderEdges.some(({ from, to }) => from === state && to !== state));
  expect(ends).toEqual(["refunded"]);
});

test("no money is without an answer: every state has an edge for a payment, with places or without", () => {
  for (const state of orderStates)
    for (const finding of ["places", "no-places"] as const)
      expect([state, finding, nextEdge(state, "pay", finding)?.effect]).not.toContain(undefined);
});

test("what has its money cannot expire or be cancelled", () => {
  const endStates = orderEdges.filter(({ event }) => event === "expire" || event === "cancel").map(({ from }) => from);
  expect([...new Set(endStates)]).toEqual(["pending_payment"]);
});
