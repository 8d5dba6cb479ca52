import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accounts } from "../../base/db/accountSchema.ts";
import { entries, raceItems } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { orderHistory, orders, refunds } from "../../base/db/orderSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { requestRefund } from "../../money/orders/refund.ts";
import { findDue, processEvent } from "../../money/payments/processor.ts";
import { command } from "../../money/payments/sandbox/pay.ts";
import { openTwoServers, type TwoServers } from "../../testServers.ts";
import { endUnpaid } from "../leave/endUnpaid.ts";
import { checkInvariants } from "../places/invariants.ts";
import { poolCounts, removeEntries } from "../places/testEntries.ts";
import { orderBook } from "./settle.ts";
import { findState, passTime, payAtSandbox, removeOrders, sendNotice, settleAll } from "./testOrders.ts";
import { beginPayment, openTenKm, placeOrder, placePaid } from "./testPlaced.ts";
import { refundedFen, refundUnlocked, withoutRefundGuards } from "./testRefunds.ts";
import { claimEnding } from "./work.ts";

let servers: TwoServers;

beforeAll(async () => {
  servers = await openTwoServers();
  await db(0).insert(accounts).values({ accountId: "runner", nick: "runner" });
});
afterAll(() => servers.close());
beforeEach(async () => {
  await removeOrders(db(0));
  await removeEntries(db(0));
  await db(0).delete(submissions);
  await openTenKm(db(0), 60);
});

const tools = (server: number) => servers.tools(server);
const db = (server: number) => servers.db(server);
const many = (count: number) => Array.from({ length: count }, (_none, index) => index);

const place = () => placeOrder(tools(0));
const begin = (id: string, way: "qr" | "page" = "qr", server = 0) => beginPayment(tools(server), id, way);
const paid = () => placePaid(tools(0));
const broken = async () => (await checkInvariants(db(0))).invariants.filter((invariant) => invariant.broken > 0);
const expire = (server: number, id: string) => endUnpaid(tools(server), id, { event: "expire", actor: "program" });

describe("an order that is paid and whose time ends at the same moment", () => {
  test("is paid, or ends and its money gets a place or goes back, over two servers", async () => {
    const ids = await Promise.all(many(24).map(place));
    const numbers = await Promise.all(ids.map((id) => begin(id)));
    await Promise.all(
      ids.flatMap((id, n) => [
        passTime(db(0), id).then(() => expire(0, id)),
        command(db(1), numbers[n] as string, { action: n % 2 ? "pay" : "pay-late" })
          .then(() => sendNotice(tools(1), numbers[n] as string))
          .then(() => settleAll(tools(1))),
      ]),
    );
    await settleAll(tools(0));
    const ends = await Promise.all(ids.map((id) => findState(db(0), id)));
    for (const { state, leftFen } of ends) {
      expect(["paid", "expired"]).toContain(state);
      expect(leftFen).toBe(state === "paid" ? 9900 : 0);
    }
    expect(await broken()).toEqual([]);
    const confirmed = ends.filter(({ state }) => state === "paid").length;
    expect(await poolCounts(db(0))).toEqual({ "item/ten-km": [confirmed, confirmed, confirmed] });
  });

  test("would be paid and expired, if the one that ends it did not look again under a lock", async () => {
    const id = await place();
    const outTradeNo = await begin(id);
    await passTime(db(0), id);
    const [row] = await db(0).select().from(orders).where(eq(orders.orderId, id));
    await payAtSandbox(tools(1), outTradeNo);
    await settleAll(tools(1));
    if (row?.state === "pending_payment")
      await db(0).update(orders).set({ state: "expired" }).where(eq(orders.orderId, id));
    expect(await findState(db(0), id)).toEqual({ state: "expired", leftFen: 9900 });
    expect((await broken()).map(({ name }) => name)).toEqual(["I4", "I14"]);
  });
});

test("a notification that comes a hundred times to two servers has one effect", async () => {
  const id = await place();
  const outTradeNo = await begin(id);
  await command(db(0), outTradeNo, { action: "pay" });
  await Promise.all(many(100).map((n) => sendNotice(tools(n), outTradeNo)));
  const [key] = await findDue(db(0), 10);
  const apply = (n: number) =>
    processEvent({ db: db(n), orders: orderBook(tools(n)), alarm: () => undefined }, key as NonNullable<typeof key>);
  await Promise.all(many(20).map(apply));
  expect(await findState(db(0), id)).toEqual({ state: "paid", leftFen: 9900 });
  expect(await db(0).$count(orderHistory, eq(orderHistory.event, "pay"))).toBe(1);
  expect(await db(0).$count(entries, eq(entries.state, "confirmed"))).toBe(1);
});

/**
 * What two refunds that do not see each other pay back, with their keys: a double click on a part,
 * and two parts.
 */
const refundsAtOnce: [number, [string, string]][] = [
  [4000, ["click", "click"]],
  [6000, ["part-0", "part-1"]],
];

describe("refunds at the same moment", () => {
  const refund = (n: number, id: string, key: string, amountFen: number) =>
    db(n).transaction((tx) =>
      requestRefund(tx as Database, { orderId: id, amountFen, key, reason: "organiser", requestedBy: "x" }),
    );
  const sum = async () => (await db(0).select().from(refunds)).reduce((fen, { amountFen }) => fen + amountFen, 0);

  test("are one for fifty clicks, and never more than was paid", async () => {
    const first = await paid();
    await Promise.all(many(50).map((n) => refund(n, first, "click", 9900)));
    expect(await db(0).$count(refunds)).toBe(1);
    const second = await paid();
    const parts = await Promise.all(many(20).map((n) => refund(n, second, `part-${n}`, 2000)));
    expect(parts.filter((part) => typeof part !== "string" && part.isNew)).toHaveLength(4);
    expect(await sum()).toBe(9900 + 8000);
  }, 30_000);

  const twice = (orderId: string, amountFen: number, keys: [string, string]) =>
    refundUnlocked([db(0), db(1)], { orderId, amountFen, keys });

  test("that get past the lock are stopped by the database: a double click, and parts that are more than was paid", async () => {
    for (const [fen, keys] of refundsAtOnce) {
      const id = await paid();
      expect((await twice(id, fen, keys)).sort()).toEqual(["refused", "requested"]);
      expect(await refundedFen(db(0), id)).toBe(fen);
    }
  }, 30_000);

  test("would pay a double click back twice, and parts more than was paid, without both guards", async () => {
    await withoutRefundGuards(db(0), async () => {
      for (const [fen, keys] of refundsAtOnce) {
        const id = await paid();
        expect(await twice(id, fen, keys)).toEqual(["requested", "requested"]);
        expect(await refundedFen(db(0), id)).toBe(2 * fen);
      }
    });
  }, 30_000);
});

test("two servers claim each order that ends once, and two ways of paying are two payments of which one goes back", async () => {
  const ids = await Promise.all(many(6).map(place));
  for (const id of ids) await passTime(db(0), id);
  const jobs = (await Promise.all(many(4).map((n) => claimEnding(db(n), 3)))).flat();
  expect(new Set(jobs.map((job) => ("orderId" in job ? job.orderId : ""))).size).toBe(jobs.length);
  const twice = await place();
  const [first, two] = await Promise.all([begin(twice, "qr", 0), begin(twice, "page", 1)]);
  expect(new Set(await Promise.all(many(6).map((n) => begin(twice, "qr", n)))).size).toBe(1);
  await Promise.all([payAtSandbox(tools(0), first), payAtSandbox(tools(1), two)]);
  await Promise.all([settleAll(tools(0)), settleAll(tools(1))]);
  await settleAll(tools(0));
  expect(await findState(db(0), twice)).toEqual({ state: "paid", leftFen: 9900 });
  expect((await db(0).select().from(raceItems)).length).toBe(1);
  expect(await db(0).select({ reason: refunds.reason }).from(refunds)).toEqual([{ reason: "second-payment" }]);
}, 30_000);
