import type { AddressInfo } from "node:net";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { sandboxNotices, sandboxPayments } from "../../../base/db/paymentSchema.ts";
import { openWorld, type World } from "../../../testWorld.ts";
import type { NewPayment } from "../../providers/provider.ts";
import { sandboxProvider } from "../../providers/sandbox/sandbox.ts";
import { startProcessor } from "../processor.ts";
import { openTestOrders, type TestOrders } from "../testOrders.ts";
import { startNotifier } from "./notifier.ts";
import { command } from "./pay.ts";

let world: World;
let orders: TestOrders;
let stops: (() => Promise<void>)[] = [];
const alarms: string[] = [];
const alarm = (line: string) => void alarms.push(line);

beforeAll(async () => {
  world = await openWorld({});
  orders = await openTestOrders(world.db);
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  stops = [];
  alarms.length = 0;
});
afterAll(() => world.close());

const sandbox = () =>
  sandboxProvider({ db: world.db, secrets: world.secrets, origin: "http://localhost:8080", refundSeconds: 0 });
let numbers = 0;
const payment = (overrides: Partial<NewPayment> = {}): NewPayment => ({
  outTradeNo: `order-${String(++numbers).padStart(4, "0")}`,
  amountFen: 9900,
  subject: "半程马拉松 <b>& more</b>",
  expiresAt: new Date(Date.now() + 900_000),
  way: "page",
  ...overrides,
});
const placed = async (overrides: Partial<NewPayment> = {}) => {
  const newPayment = payment(overrides);
  await sandbox().create(newPayment);
  await orders.add(newPayment.outTradeNo, newPayment.amountFen);
  return newPayment.outTradeNo;
};
const ask = (url: string, overrides: object = {}) =>
  world.app.inject({ url, headers: { host: "localhost:8080" }, ...overrides });
const submit = (id: string, fields: Record<string, string>) =>
  ask(`/dev/pay/${id}?language=en`, {
    method: "POST",
    headers: { host: "localhost:8080", "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(fields).toString(),
  });

/** Sends what the sandbox has to send over a real connection, and applies it. */
async function deliver(): Promise<void> {
  if (!world.app.server.listening) await world.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.app.server.address() as AddressInfo;
  const { db, secrets } = world;
  const target = `http://127.0.0.1:${port}/sign-up/payments/sandbox`;
  stops.push(startNotifier({ db, secrets, target, log: alarm, pollMs: 20 }));
  stops.push(startProcessor({ db, orders, alarm, log: alarm, pollMs: 20 }));
}

/** Waits until an order is as expected. */
const untilOrder = (id: string, expected: object) =>
  vi.waitFor(async () => expect(await orders.read(id)).toEqual(expected), 10_000);

test("a runner pays on the page of the sandbox, and the order is paid once though the notification comes three times", async () => {
  const id = await placed();
  const page = await ask(`/dev/pay/${id}?language=en`);
  expect(page.body).toContain("Pay ¥99.00");
  expect(page.body).toContain("半程马拉松 &lt;b&gt;&amp; more&lt;/b&gt;");
  expect((await submit(id, { action: "pay", delay: "now", copies: "3" })).body).toContain("The payment succeeded.");
  expect(await world.db.$count(sandboxNotices)).toBe(3);
  await deliver();
  await untilOrder(id, { paid: 9900, refunded: 0, effects: 1 });
  await vi.waitFor(async () => expect(await world.db.$count(sandboxNotices, sql`ended_at is null`)).toBe(0), 10_000);
  expect(await orders.read(id)).toMatchObject({ effects: 1 });
  expect(await sandbox().query(id)).toMatchObject({ state: "paid", amountFen: 9900, transactionId: `sandbox-${id}` });
  expect((await submit(id, { action: "pay" })).body).toContain("This order was already paid.");
  expect(alarms).toEqual([]);
}, 30_000);

test("a refund that arrives before its payment and the payment itself are each applied once", async () => {
  const id = await placed();
  await command(world.db, id, { action: "pay", delaySeconds: 1 });
  const refund = { outTradeNo: id, refundNo: `${id}-r1`, amountFen: 4000, totalFen: 9900, reason: "x" };
  expect(await sandbox().refund(refund)).toMatchObject({ state: "refunded", amountFen: 4000 });
  // A double click.
  expect(await sandbox().refund(refund)).toMatchObject({ state: "refunded", amountFen: 4000 });
  await deliver();
  await untilOrder(id, { paid: 0, refunded: 4000, effects: 1 });
  await untilOrder(id, { paid: 9900, refunded: 4000, effects: 2 });
  expect(await sandbox().query(id)).toMatchObject({ state: "refunded" });
  await expect(sandbox().refund({ ...refund, refundNo: `${id}-r2`, amountFen: 5901 })).rejects.toThrow("invalid");
}, 30_000);

test("a payment that fails can be tried again, and one that is closed cannot be paid, unless the money was under way", async () => {
  const id = await placed();
  expect((await submit(id, { action: "fail" })).body).toContain("did not succeed");
  expect(await sandbox().query(id)).toEqual({ state: "unpaid" });
  expect(await sandbox().close(id)).toBe("closed");
  expect((await submit(id, { action: "pay" })).body).toContain("Nothing was paid");
  expect((await submit(id, { action: "pay-late", delay: "never" })).body).toContain("The payment succeeded.");
  expect(await sandbox().query(id)).toMatchObject({ state: "paid" });
  expect(await sandbox().close(id)).toBe("paid");
});

test("a payment is not taken after its time, and an order's id is not taken for another amount", async () => {
  const newPayment = payment({ expiresAt: new Date(Date.now() - 1000) });
  await sandbox().create(newPayment);
  expect(await command(world.db, newPayment.outTradeNo, { action: "pay", delaySeconds: 0 })).toBe("closed");
  await expect(sandbox().create({ ...newPayment, amountFen: 1 })).rejects.toThrow("invalid (amount changed)");
  for (const amountFen of [0, -1, 0.5, Number.NaN, 1e12])
    await expect(sandbox().create(payment({ amountFen }))).rejects.toThrow("invalid");
});

test("while the sandbox is silent about an order, calls about it time out", async () => {
  const id = await placed();
  expect((await submit(id, { action: "silence" })).body).toContain("no longer answered");
  await expect(sandbox().query(id)).rejects.toMatchObject({ code: "timeout" });
  await expect(sandbox().close(id)).rejects.toMatchObject({ code: "timeout" });
  await submit(id, { action: "answer" });
  expect(await sandbox().query(id)).toEqual({ state: "unpaid" });
});

test("the bill of a day has its payments and refunds", async () => {
  const id = await placed();
  await command(world.db, id, { action: "pay" });
  await sandbox().refund({ outTradeNo: id, refundNo: `${id}-r`, amountFen: 1, totalFen: 9900, reason: "x" });
  await world.db
    .update(sandboxPayments)
    .set({ paidAt: new Date("2020-05-01T16:30:00Z") })
    .where(eq(sandboxPayments.outTradeNo, id));
  const line = { outTradeNo: id, transactionId: `sandbox-${id}` };
  // Half past midnight in Beijing.
  expect(await sandbox().bill("2020-05-02")).toEqual([{ what: "payment", ...line, amountFen: 9900 }]);
  expect(await sandbox().bill("2020-05-01")).toEqual([]);
});

describe("the pages of the sandbox do not exist", () => {
  test.each([
    ["for another machine", { remoteAddress: "203.0.113.5" }],
    ["for a name that leads here", { headers: { host: "rebind.example:8080" } }],
    ["for a proxy", { headers: { host: "localhost", "x-forwarded-for": "127.0.0.1" } }],
  ])("%s", async (_who, options) => {
    const id = await placed();
    for (const method of ["GET", "POST"] as const)
      expect((await ask(`/dev/pay/${id}`, { method, payload: "action=pay", ...options })).statusCode).toBe(404);
    expect((await ask("/dev/pay.css", options)).statusCode).toBe(404);
  });

  test("for an order that it does not have, which the page states in the visitor's language", async () => {
    const reply = await ask("/dev/pay/none-of-them", { headers: { host: "localhost", "accept-language": "zh" } });
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain("没有这笔订单");
  });

  test("in production, and nobody can notify there", async () => {
    const production = await openWorld({}, { isProduction: true });
    for (const url of ["/dev/pay/order-1000", "/sign-up/payments/sandbox"])
      expect((await production.app.inject({ method: "POST", url, payload: {} })).statusCode).toBe(404);
    await production.close();
  });
});
