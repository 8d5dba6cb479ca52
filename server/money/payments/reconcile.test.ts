import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { OpenDatabase } from "../../base/db/open.ts";
import { payEvents, sandboxPayments } from "../../base/db/paymentSchema.ts";
import { openTestDatabase } from "../../base/db/testDatabase.ts";
import { secrets } from "../../base/secrets/testSecrets.ts";
import { openBooks } from "../orders/books.ts";
import { PaymentError } from "../providers/paymentError.ts";
import type { BillLine } from "../providers/provider.ts";
import { sandboxProvider } from "../providers/sandbox/sandbox.ts";
import { type Comparison, compareBill, readFen } from "./compareBill.ts";
import { compareBills, dayToCompare, missedDays } from "./dailyBills.ts";
import { Merchants } from "./merchants.ts";
import { findDue, processEvent } from "./processor.ts";
import { type Open, reconcile, startReconciliation } from "./reconcile.ts";
import { command } from "./sandbox/pay.ts";
import { openTestOrders, type TestOrders } from "./testOrders.ts";

let open: OpenDatabase;
let orders: TestOrders;
let merchants: Merchants;
const alarms: string[] = [];
const alarm = (line: string) => void alarms.push(line);
const alarmed: Open[] = [];
const markAlarmed = async (open: Open) => void alarmed.push(open);
const none = { claimOpen: async () => [], markAlarmed };

beforeAll(async () => {
  open = await openTestDatabase();
  orders = await openTestOrders(open.db);
  const provider = sandboxProvider({ db: open.db, secrets, origin: "http://localhost", refundSeconds: 0 });
  merchants = new Merchants([{ name: "sandbox", kind: "sandbox", provider }]);
});
afterEach(() => {
  alarms.length = 0;
  alarmed.length = 0;
});
afterAll(() => open.close());

let numbers = 0;
const sandbox = () => merchants.all[0]?.provider as ReturnType<typeof sandboxProvider>;
const place = async () => {
  const outTradeNo = `order-${String(++numbers).padStart(4, "0")}`;
  const expiresAt = new Date(Date.now() + 60_000);
  await sandbox().create({ outTradeNo, amountFen: 9900, subject: "x", expiresAt, way: "page" });
  await orders.add(outTradeNo, 9900);
  return outTradeNo;
};
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const unknown = (outTradeNo: string, overrides: Partial<Open> = {}): Open => ({
  merchant: "sandbox",
  outTradeNo,
  since: minutesAgo(1),
  isAlarmed: false,
  ...overrides,
});
const parts = () => ({ db: open.db, secrets, merchants, orders: none, alarm });
const processAll = async () => {
  for (const key of await findDue(open.db, 100)) await processEvent({ db: open.db, orders, alarm }, key);
};

test("an order whose notification never comes is settled by a query, once", async () => {
  const id = await place();
  await reconcile(parts(), unknown(id));
  expect(await open.db.$count(payEvents)).toBe(0);
  await command(open.db, id, { action: "pay", delaySeconds: undefined });
  for (const _twice of [1, 2]) await reconcile(parts(), unknown(id));
  await processAll();
  expect(await orders.read(id)).toEqual({ paid: 9900, refunded: 0, effects: 1 });
});

test("a refund whose notification never comes is settled by a query, once", async () => {
  const id = await place();
  await command(open.db, id, { action: "pay" });
  const refund = { outTradeNo: id, refundNo: `${id}-r`, amountFen: 100, totalFen: 9900, reason: "x" };
  await sandbox().refund(refund);
  for (const _twice of [1, 2]) await reconcile(parts(), unknown(id, { refundNo: refund.refundNo }));
  await processAll();
  expect(await orders.read(id)).toEqual({ paid: 0, refunded: 100, effects: 1 });
});

test("a closed order is settled as closed, and one that the provider has not seen as nothing", async () => {
  const id = await place();
  await sandbox().close(id);
  await reconcile(parts(), unknown(id));
  await reconcile(parts(), unknown("order-none"));
  await processAll();
  expect(await orders.read(id)).toEqual({ paid: 0, refunded: 0, effects: 1 });
});

describe("while the provider does not answer", () => {
  test("nothing is decided, and the operator is alarmed after 15 minutes, once", async () => {
    const id = await place();
    await command(open.db, id, { action: "silence" });
    await reconcile(parts(), unknown(id, { since: minutesAgo(14) }));
    expect(alarms).toEqual([]);
    await reconcile(parts(), unknown(id, { since: minutesAgo(15) }));
    expect(alarms).toEqual([
      `Payment alarm: the end of order ${id} at sandbox is not known for too long (timeout (sandbox)).`,
    ]);
    expect(alarmed).toMatchObject([{ outTradeNo: id }]);
    await reconcile(parts(), unknown(id, { since: minutesAgo(16), isAlarmed: true }));
    expect(alarms).toHaveLength(1);
    await processAll();
    expect((await orders.read(id)).effects).toBe(0);
  });

  test("the others are queried all the same", async () => {
    const silent = await place();
    const paidId = await place();
    await command(open.db, silent, { action: "silence" });
    await command(open.db, paidId, { action: "pay" });
    const waiting = [unknown(silent), unknown("x", { merchant: "gone" }), unknown(paidId)];
    const claimOpen = async (most: number) => waiting.splice(0, most);
    const stop = startReconciliation({ ...parts(), log: alarm, orders: { claimOpen, markAlarmed }, pollMs: 10 });
    await vi.waitFor(async () => {
      await processAll();
      expect((await orders.read(paidId)).paid).toBe(9900);
    });
    await stop();
  });
});

const line = (overrides: Partial<BillLine> = {}): BillLine => ({
  what: "payment",
  outTradeNo: "order-1",
  transactionId: "t-1",
  amountFen: 9900,
  ...overrides,
});
const refund = line({ what: "refund", refundNo: "r-1", amountFen: 4000 });

describe("the bill of a day", () => {
  test("that agrees with the books has no difference, in any order", () => {
    expect(compareBill([line(), refund], [refund, line()])).toEqual({
      differences: [],
      billFen: 5900,
      ledgerFen: 5900,
    });
  });

  test.each([
    ["has a payment that the books lack", [line()], [], "not-in-books", 9900],
    ["lacks a payment of the books", [], [line()], "not-in-bill", -9900],
    ["lacks a refund of the books", [], [refund], "not-in-bill", 4000],
    ["has another amount", [line({ amountFen: 9901 })], [line()], "other-amount", 1],
    ["has a payment twice", [line(), line()], [line()], "twice-in-bill", 9900],
    ["has a second payment of an order", [line(), line({ transactionId: "t-2" })], [line()], "not-in-books", 9900],
  ] as [string, BillLine[], BillLine[], string, number][])("that %s", (_what, bill, ledger, kind, fen) => {
    const { differences } = compareBill(bill, ledger);
    expect(differences.map((difference) => [difference.kind, readFen(difference)])).toEqual([[kind, fen]]);
  });

  test("differs from the books by exactly the differences: no fen is unexplained", () => {
    const any = fc.record({
      what: fc.constantFrom("payment" as const, "refund" as const),
      outTradeNo: fc.constantFrom("o-1", "o-2"),
      transactionId: fc.constantFrom("t-1", "t-2", "t-3"),
      refundNo: fc.constantFrom("r-1", "r-2"),
      amountFen: fc.integer({ min: 1, max: 99_999 }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), fc.array(any, { maxLength: 8 }), (bill, ledger) => {
        const { differences, billFen, ledgerFen } = compareBill(bill, ledger);
        expect(differences.reduce((sum, difference) => sum + readFen(difference), 0)).toBe(billFen - ledgerFen);
      }),
    );
  });

  test("is compared once, after half past ten in Beijing, and again if it could not be read", async () => {
    expect(dayToCompare(Date.parse("2025-10-27T10:29:00+08:00"))).toBeUndefined();
    expect(dayToCompare(Date.parse("2025-10-27T10:30:00+08:00"))).toBe("2025-10-26");
    const id = await place();
    await command(open.db, id, { action: "pay" });
    await open.db
      .update(sandboxPayments)
      .set({ paidAt: sql`'2025-10-26T08:00:00+08:00'` })
      .where(eq(sandboxPayments.outTradeNo, id));
    const stored: Comparison[] = [];
    let isClaimed = false;
    const books = {
      comparedDays: async () => [],
      async claimBill() {
        if (isClaimed) return false;
        isClaimed = true;
        return true;
      },
      ledger: async () => [],
      store: async (_merchant: string, _day: string, comparison: Comparison) => void stored.push(comparison),
      release: async () => {
        isClaimed = false;
      },
    };
    const now = Date.parse("2025-10-27T11:00:00+08:00");
    const bill = () => Promise.reject(new PaymentError("timeout"));
    const away = new Merchants([{ name: "sandbox", kind: "sandbox", provider: { ...sandbox(), bill } }]);
    await compareBills({ merchants: away, books, alarm }, now);
    expect(alarms.splice(0)).toEqual(["Payment alarm: the bill of sandbox of 2025-10-26 could not be read (timeout)."]);
    for (const _twice of [1, 2]) await compareBills({ merchants, books, alarm }, now);
    expect(stored).toMatchObject([{ differences: [{ kind: "not-in-books" }], billFen: 9900, ledgerFen: 0 }]);
    expect(alarms).toEqual([
      "Payment alarm: the bill of sandbox of 2025-10-26 differs from the books: 1 lines, 9900 fen.",
    ]);
  });

  test("that was missed while no server ran is compared later, each once, and none from before the first", async () => {
    expect(missedDays([], "2025-10-26")).toEqual([]);
    expect(missedDays(["2025-10-24"], "2025-10-26")).toEqual(["2025-10-25"]);
    expect(missedDays(["2025-10-25", "2025-10-22", "2025-10-01"], "2025-10-26")).toEqual(
      ["19", "20", "21", "23", "24"].map((day) => `2025-10-${day}`),
    );
    const books = openBooks(open.db);
    await books.claimBill("sandbox", "2025-10-20");
    await books.store("sandbox", "2025-10-20", { differences: [], billFen: 0, ledgerFen: 0 });
    const days: string[] = [];
    const bill = async (day: string) => {
      days.push(day);
      if (day === "2025-10-22" && days.length < 3) throw new PaymentError("timeout");
      return [];
    };
    const noted = new Merchants([{ name: "sandbox", kind: "sandbox", provider: { ...sandbox(), bill } }]);
    const now = Date.parse("2025-10-24T11:00:00+08:00");
    for (const _again of [1, 2, 3]) await compareBills({ merchants: noted, books, alarm }, now);
    expect(days).toEqual(["21", "22", "23", "22"].map((day) => `2025-10-${day}`));
    expect(alarms.splice(0)).toEqual(["Payment alarm: the bill of sandbox of 2025-10-22 could not be read (timeout)."]);
  });
});
