import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { Database } from "../../base/db/open.ts";
import { couponCounts, couponUses, payEvents, sandboxPayments } from "../../base/db/paymentSchema.ts";
import { openMeeting } from "../../base/db/testOverlap.ts";
import { openShared, type SharedDatabase } from "../../base/db/testShared.ts";
import { secrets } from "../../base/secrets/testSecrets.ts";
import { type CouponClaim, claimCoupon, releaseCoupons } from "../orders/coupons.ts";
import type { PayEvent } from "../providers/provider.ts";
import { sandboxProvider } from "../providers/sandbox/sandbox.ts";
import { keepEvent } from "./inbox.ts";
import { findDue, processEvent } from "./processor.ts";
import { command } from "./sandbox/pay.ts";
import { openTestOrders, type TestOrders } from "./testOrders.ts";

let shared: SharedDatabase;
let orders: TestOrders;

beforeAll(async () => {
  shared = await openShared();
  orders = await openTestOrders(db(0));
});
afterEach(async () => {
  for (const table of [payEvents, couponUses, couponCounts, sandboxPayments]) await db(0).delete(table);
  await db(0).execute(sql`delete from test_orders`);
});
afterAll(() => shared.close());

const db = (index: number): Database => shared.db(index);
const alarm = () => undefined;
const payment = (id: string): PayEvent => ({
  what: "payment",
  outTradeNo: id,
  transactionId: `t-${id}`,
  amountFen: 9900,
  paidAt: "2025-10-26T00:00:00.000Z",
});
const many = (count: number) => Array.from({ length: count }, (_none, index) => index);

describe("two servers that get the same notification at once", () => {
  test("keep it once and settle the order once", async () => {
    for (const n of many(20)) await orders.add(`order-${n}`, 9900);
    const results = await Promise.all(
      many(400).map((n) =>
        keepEvent({ db: db(n), secrets }, { merchant: "sandbox", event: payment(`order-${n % 20}`) }),
      ),
    );
    expect(results.filter(Boolean)).toHaveLength(20);
    const due = await findDue(db(0), 100);
    expect(due).toHaveLength(20);
    const applied = await Promise.all(
      many(8).flatMap((n) => due.map((key) => processEvent({ db: db(n), orders, alarm }, key))),
    );
    expect(applied.filter(Boolean)).toHaveLength(20);
    for (const n of many(20)) expect(await orders.read(`order-${n}`)).toMatchObject({ paid: 9900, effects: 1 });
  });

  test("would settle it several times, if they looked before they applied it", async () => {
    await orders.add("order-0", 9900);
    await keepEvent({ db: db(0), secrets }, { merchant: "sandbox", event: payment("order-0") });
    const allLooked = openMeeting(8);
    const applyWithoutLock = (server: Database) =>
      server.transaction(async (tx) => {
        const [row] = await tx.select().from(payEvents).where(sql`processed_at is null`);
        await allLooked();
        if (!row) return;
        await orders.settle(tx, row.event as PayEvent, row.merchant);
        await tx.update(payEvents).set({ processedAt: sql`now()` }).where(eq(payEvents.eventId, row.eventId));
      });
    await Promise.all(many(8).map((n) => applyWithoutLock(db(n))));
    expect((await orders.read("order-0")).effects).toBeGreaterThan(1);
  });
});

describe("runners who use a coupon at the same moment", () => {
  const claim = (n: number, overrides: Partial<CouponClaim> = {}): CouponClaim => ({
    raceId: "1",
    couponId: "club",
    orderId: `order-${n}`,
    payerMac: `payer-${n}`,
    uses: 1,
    most: 50,
    ...overrides,
  });
  const use = (n: number, overrides: Partial<CouponClaim> = {}) =>
    db(n).transaction((tx) => claimCoupon(tx, claim(n, overrides)));
  const used = async () => (await db(0).select().from(couponCounts))[0]?.used;

  test("get exactly as many discounts as it has uses", async () => {
    const outcomes = await Promise.all(many(200).map((n) => use(n)));
    expect(outcomes.filter((outcome) => outcome === "claimed")).toHaveLength(50);
    expect(outcomes.filter((outcome) => outcome === "used-up")).toHaveLength(150);
    expect(await used()).toBe(50);
  });

  test("would get more, if the uses were counted before they are claimed", async () => {
    const allCounted = openMeeting(8);
    const useUncounted = (n: number) =>
      db(n).transaction(async (tx) => {
        const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(couponUses);
        await allCounted();
        if ((row?.count ?? 0) >= 5) return "used-up";
        const { raceId, couponId, orderId, payerMac, uses } = claim(n);
        await tx.insert(couponUses).values({ raceId, couponId, orderId, payerMac, uses });
        return "claimed";
      });
    const outcomes = await Promise.all(many(8).map(useUncounted));
    expect(outcomes.filter((outcome) => outcome === "claimed").length).toBeGreaterThan(5);
  });

  test("get it as often as one payer may, however many tabs they have open", async () => {
    const outcomes = await Promise.all(many(40).map((n) => use(n, { payerMac: "one", mostPerPayer: 2 })));
    expect(outcomes.filter((outcome) => outcome === "claimed")).toHaveLength(2);
    expect(outcomes.filter((outcome) => outcome === "per-payer")).toHaveLength(38);
    expect(await use(99, { payerMac: "another", mostPerPayer: 2 })).toBe("claimed");
  });

  test("use it once for an order that is claimed again, and for as many as the order has entrants or none", async () => {
    expect(await use(1, { uses: 3, most: 4 })).toBe("claimed");
    expect(await use(1, { uses: 3, most: 4 })).toBe("claimed");
    expect(await use(2, { uses: 2, most: 4 })).toBe("used-up");
    expect(await use(3, { uses: 1, most: 4 })).toBe("claimed");
    expect(await used()).toBe(4);
  });

  test("get the uses that an expired order gives back, once", async () => {
    await use(1, { uses: 3, most: 3 });
    const release = () => db(0).transaction((tx) => releaseCoupons(tx, { raceId: "1", orderId: "order-1" }));
    await Promise.all([release(), release(), release()]);
    expect(await used()).toBe(0);
    expect(await use(2, { uses: 3, most: 3 })).toBe("claimed");
  });

  test("lose nothing if the order fails after the claim", async () => {
    const failing = db(0).transaction(async (tx) => {
      await claimCoupon(tx, claim(1));
      throw new Error("no place left");
    });
    await expect(failing).rejects.toThrow("no place left");
    expect(await db(0).$count(couponUses)).toBe(0);
    expect(await use(2, { most: 1 })).toBe("claimed");
  });
});

test("two servers share one sandbox: a payment in two tabs is paid once, and ten clicks on refund pay back once", async () => {
  const sandbox = (n: number) => sandboxProvider({ db: db(n), secrets, origin: "http://localhost", refundSeconds: 0 });
  const id = "order-0001";
  const expiresAt = new Date(Date.now() + 60_000);
  await Promise.all(
    many(4).map((n) => sandbox(n).create({ outTradeNo: id, amountFen: 9900, subject: "x", expiresAt, way: "page" })),
  );
  const outcomes = await Promise.all(many(10).map((n) => command(db(n), id, { action: "pay", delaySeconds: 0 })));
  expect(outcomes.filter((outcome) => outcome === "paid")).toHaveLength(1);
  const refund = { outTradeNo: id, refundNo: "refund-1", amountFen: 9900, totalFen: 9900, reason: "x" };
  const refunded = await Promise.all(many(10).map((n) => sandbox(n).refund(refund)));
  expect(new Set(refunded.map(({ state }) => state))).toEqual(new Set(["refunded"]));
  const results = await Promise.allSettled(
    many(4).map((n) => sandbox(n).refund({ ...refund, refundNo: `more-${n}`, amountFen: 1 })),
  );
  expect(results.every(({ status }) => status === "rejected")).toBe(true);
});
