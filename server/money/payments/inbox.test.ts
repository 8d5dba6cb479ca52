import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { limits } from "../../base/db/accountSchema.ts";
import { payEvents } from "../../base/db/paymentSchema.ts";
import { openWorld, type World } from "../../testWorld.ts";
import type { PayEvent } from "../providers/provider.ts";
import { signNotice } from "../providers/sandbox/notice.ts";
import { eraseOldNotifications, keepEvent } from "./inbox.ts";
import { findDue, processEvent } from "./processor.ts";
import { openTestOrders, type TestOrders } from "./testOrders.ts";

let world: World;
let orders: TestOrders;
const alarms: string[] = [];
const alarm = (line: string) => void alarms.push(line);

beforeAll(async () => {
  world = await openWorld({});
  orders = await openTestOrders(world.db);
});
afterEach(async () => {
  alarms.length = 0;
  for (const table of [payEvents, limits]) await world.db.delete(table);
  await world.db.execute(sql`delete from test_orders`);
});
afterAll(() => world.close());

const paid = (overrides: object = {}): PayEvent =>
  ({
    what: "payment",
    outTradeNo: "order-0001",
    transactionId: "t-1",
    amountFen: 9900,
    paidAt: "2025-10-26T00:00:00.000Z",
    ...overrides,
  }) as PayEvent;
const write = (event: unknown, overrides: object = {}) =>
  JSON.stringify({ merchant: "sandbox", currency: "CNY", event, ...overrides });
const json = { "content-type": "application/json" };
const now = () => Math.floor(Date.now() / 1000);

const notify = async (
  body: string,
  headers: Record<string, string> = signNotice(world.secrets, body),
  merchant = "sandbox",
) => {
  const request = { method: "POST", url: `/sign-up/payments/${merchant}`, payload: body, headers } as const;
  return (await world.app.inject(request)).statusCode;
};
const processAll = async (book = orders) => {
  for (const key of await findDue(world.db, 100)) await processEvent({ db: world.db, orders: book, alarm }, key);
};
const rows = () => world.db.select().from(payEvents);

test("a hundred notifications of one payment at once, and a hundred later, are all answered 200 and settle the order once", async () => {
  await orders.add("order-0001", 9900);
  const hundred = () => Promise.all(Array.from({ length: 100 }, () => notify(write(paid()))));
  expect(new Set(await hundred())).toEqual(new Set([200]));
  await processAll();
  expect(new Set(await hundred())).toEqual(new Set([200]));
  await processAll();
  expect(await orders.read("order-0001")).toEqual({ paid: 9900, refunded: 0, effects: 1 });
  expect(await rows()).toHaveLength(1);
}, 30_000);

describe("a notification is not believed, raises an alarm and leaves the order as it is", () => {
  const good = write(paid());
  const signed = () => signNotice(world.secrets, good);
  const cases: [string, string, () => [string, Record<string, string>?]][] = [
    ["without a signature", "signature", () => [good, json]],
    ["with another signature", "signature", () => [good, { ...signed(), "sandbox-signature": "0".repeat(64) }]],
    ["with one fen changed", "signature", () => [good.replace("9900", "9901"), signed()]],
    ["with a nonce of another", "signature", () => [good, { ...signed(), "sandbox-nonce": "x" }]],
    ["five minutes old", "timestamp", () => [good, signNotice(world.secrets, good, now() - 302)]],
    ["from five minutes ahead", "timestamp", () => [good, signNotice(world.secrets, good, now() + 302)]],
    ["for another merchant", "merchant", () => [write(paid(), { merchant: "other" })]],
    ["in another currency", "currency", () => [write(paid(), { currency: "USD" })]],
    ["of a negative amount", "content", () => [write(paid({ amountFen: -9900 }))]],
    ["of a part of a fen", "content", () => [write(paid({ amountFen: 9900.5 }))]],
  ];
  test.each(cases)("%s (%s)", async (_what, disbelief, make) => {
    await orders.add("order-0001", 9900);
    const [body, headers] = make();
    expect(await notify(body, headers)).toBe(400);
    await processAll();
    expect((await orders.read("order-0001")).effects).toBe(0);
    expect(world.logged()).toContain(`a notification to sandbox is not believed (${disbelief})`);
    // What is kept as evidence is not in the way of the true one.
    expect(await notify(good)).toBe(200);
    await processAll();
    expect((await orders.read("order-0001")).paid).toBe(9900);
  });

  test("not even in the shape of nothing, or a body of a megabyte", async () => {
    for (const body of ["null", "[]", "{", "\u0000"]) expect(await notify(body, json)).toBe(400);
    expect(await notify("", {})).toBe(400);
    expect(await notify(`{"x":"${"x".repeat(1_000_000)}"}`)).toBe(413);
    expect(await notify(good, undefined, "nobody")).toBe(404);
    expect((await rows()).every(({ verified }) => !verified)).toBe(true);
  });

  test("and of thousands only a hundred an hour are kept", async () => {
    for (let n = 0; n < 120; n += 1) await notify(`{"n":${n}}`, json);
    expect(await rows()).toHaveLength(100);
  });
});

describe("a verified statement has no effect, and raises an alarm, if it is", () => {
  test.each([
    ["about an order that nobody made", "unknown-order", paid({ outTradeNo: "order-0404" })],
    ["of another amount", "wrong-amount", paid({ amountFen: 1 })],
    ["about an order of another merchant", "wrong-merchant", paid({ outTradeNo: "order-wechat" })],
    [
      "a refund of more than was paid",
      "wrong-amount",
      { what: "refund", outTradeNo: "order-0001", refundNo: "r", refundId: "r", amountFen: 9901, state: "refunded" },
    ],
  ] as [string, string, PayEvent][])("%s", async (_what, mismatch, event) => {
    await orders.add("order-0001", 9900);
    await orders.add("order-wechat", 9900, "wechat");
    expect(await notify(write(event))).toBe(200);
    await processAll();
    for (const id of ["order-0001", "order-wechat"]) expect((await orders.read(id)).effects).toBe(0);
    expect(alarms.join()).toContain(`has no effect (${mismatch})`);
    expect(await rows()).toMatchObject([{ reason: mismatch, verified: true }]);
  });
});

test("an event whose settling fails stays in the inbox, changes nothing, and is applied when it is due again", async () => {
  await orders.add("order-0001", 9900);
  await notify(write(paid()));
  await processAll({
    ...orders,
    async settle(tx, event, merchant) {
      await orders.settle(tx, event, merchant);
      throw new Error("the process fails here");
    },
  });
  expect(await orders.read("order-0001")).toEqual({ paid: 0, refunded: 0, effects: 0 });
  expect(alarms.join()).toContain("was not applied and will be retried");
  expect(await findDue(world.db, 10)).toEqual([]);
  await world.db.execute(sql`update pay_events set due_at = now()`);
  await processAll();
  expect(await orders.read("order-0001")).toMatchObject({ paid: 9900, effects: 1 });
});

test("what a query found and what a notification states later is one effect", async () => {
  await orders.add("order-0001", 9900);
  expect(await keepEvent(world, { merchant: "sandbox", event: paid() })).toBe(true);
  expect(await notify(write(paid({ paidAt: "2025-10-26T00:00:01.000Z" })))).toBe(200);
  await processAll();
  expect(await orders.read("order-0001")).toMatchObject({ paid: 9900, effects: 1 });
});

test("a payer's data is sealed, and erased after 30 days; what was not believed is deleted then", async () => {
  await notify(write(paid({ payer: "openid-of-somebody" })));
  await notify('{"payer":"openid-of-nobody"}', json);
  expect(JSON.stringify(await rows())).not.toContain("openid-of-nobody");
  await eraseOldNotifications(world.db);
  expect((await rows()).every(({ bodySealed }) => bodySealed !== null)).toBe(true);
  await world.db.execute(sql`update pay_events set received_at = now() - interval '31 days', processed_at = now()`);
  await eraseOldNotifications(world.db);
  expect(await rows()).toMatchObject([{ eventId: "payment/t-1", bodySealed: null }]);
});
