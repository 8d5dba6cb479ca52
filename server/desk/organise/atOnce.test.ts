import { and, eq, like, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { mostLayouts } from "#contract/exportLayouts.ts";
import { emptyAudit, withoutTriggers } from "../../base/audit/testAudit.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { pools } from "../../base/db/entrySchema.ts";
import { exportLayouts } from "../../base/db/exportSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { orders, refunds } from "../../base/db/orderSchema.ts";
import { placeChanges, refundRequests } from "../../base/db/organiseSchema.ts";
import { whileLocked, withoutAdvisoryLocks, withoutRowLocks } from "../../base/db/testOverlap.ts";
import type { Reviewer } from "../../base/rights.ts";
import { park, raceFolder } from "../../entry/testForm.ts";
import { openTwoServers, type TwoServers } from "../../testServers.ts";
import { saveLayout } from "./layouts.ts";
import { changePlaces, decidePlaces } from "./places.ts";
import { decideRefund, requestRefundOf } from "./refunds.ts";
import { keepPaidEntry } from "./testOrganise.ts";

const raceId = "7001";
const [first, second, third] = ["first", "second", "third"].map((actor): Reviewer => ({ actor, races: "all" })) as [
  Reviewer,
  Reviewer,
  Reviewer,
];
let servers: TwoServers;
let db: Database;

beforeAll(async () => {
  const limits = { PLACES_LIMIT: "10", REFUND_LIMIT_YUAN: "50" };
  servers = await openTwoServers(raceFolder({ items: { "ten-km": { places: 50 } } }), limits);
  db = servers.db();
  await db.insert(accounts).values({ accountId: "runner", nick: "runner" });
});
afterAll(() => servers.close());
beforeEach(async () => {
  await withoutTriggers(db, [
    sql`truncate place_changes`,
    sql`update pools set places = 50, capacity = 50 + claimed, stated = null`,
    ...emptyAudit,
  ]);
});

const tools = (server: 0 | 1) => servers.tools(server);
const isPool = and(eq(pools.raceId, raceId), eq(pools.name, "item/ten-km"));
const lockPool = sql`select 1 from pools where race_id = ${raceId} for update`;
const places = async () => (await db.select().from(pools).where(isPool))[0]?.places;
const change =
  (server: 0 | 1, person: Reviewer, delta: number, key = `${person.actor}-${delta}-of-a-test`) =>
  () =>
    changePlaces(tools(server), person, {
      domainName: park,
      pool: "item/ten-km",
      before: 50,
      places: 50 + delta,
      reason: "x",
      key,
    });
const decide =
  (server: 0 | 1, person: Reviewer, changeId: string, isApproved = true) =>
  () =>
    decidePlaces(tools(server), person, { changeId, isApproved });
const outcomes = (all: readonly object[]) =>
  all.map((outcome) => ("error" in outcome ? outcome.error : (outcome as { state: string }).state));
const lines = (action: string) => db.$count(auditLines, like(auditLines.action, action));
const added = async () => (await db.select().from(placeChanges)).reduce((sum, change) => sum + change.added, 0);

describe("two organisers who add places at the same moment, over two servers", () => {
  test("both saw fifty: one adds them, the other reads how many there are now", async () => {
    const done = await whileLocked(db, lockPool, [change(0, first, 5), change(1, second, 7)]);
    expect(done).toMatchObject([{ state: "approved" }, { error: "places/changed", values: { places: 55 } }]);
    expect([await places(), await added(), await lines("change-places")]).toEqual([55, 5, 1]);
    // A double click is one change.
    const click = await whileLocked(db, lockPool, [change(0, first, 5), change(1, first, 5)]);
    expect(outcomes(click)).toEqual(["approved", "approved"]);
    expect([await places(), await added()]).toEqual([55, 5]);
  });

  test("would both read that it is done, and places would be lost, if nobody locked the pool", async () => {
    const done = await withoutRowLocks([pools], [change(0, first, 5), change(1, second, 7)]);
    expect(outcomes(done)).toEqual(["approved", "approved"]);
    expect(await added()).toBe(12);
    expect(await places()).not.toBe(62);
  });
});

describe("two organisers who decide what a third requested, at the same moment, over two servers", () => {
  const request = async () => {
    const waiting = await change(0, first, 20)();
    if ("error" in waiting) throw new Error(waiting.error);
    expect(waiting.state).toBe("waiting");
    return waiting.changeId;
  };
  const lockChange = (changeId: string) => sql`select 1 from place_changes where change_id = ${changeId} for update`;

  test("add the places once, or not at all if the refusal is first", async () => {
    const twice = await request();
    const both = [decide(0, second, twice), decide(1, third, twice)];
    expect(outcomes(await whileLocked(db, lockChange(twice), both))).toEqual(["approved", "places/decided"]);
    expect([await places(), await lines("change-places")]).toEqual([70, 1]);
    await db.update(pools).set({ places: 50, capacity: 50 });
    await db.delete(placeChanges);
    const refused = await request();
    const rivals = [decide(0, second, refused, false), decide(1, third, refused)];
    expect(outcomes(await whileLocked(db, lockChange(refused), rivals))).toEqual(["refused", "places/decided"]);
    expect(await places()).toBe(50);
  });

  test("would both decide, if nobody locked the request: the audit has the places twice", async () => {
    const changeId = await request();
    const done = await withoutRowLocks([placeChanges], [decide(0, second, changeId), decide(1, third, changeId)]);
    expect(outcomes(done)).toEqual(["approved", "approved"]);
    expect(await lines("change-places")).toBe(2);
  });

  const refund = async () => {
    const { code, orderId } = await keepPaidEntry(
      { db, secrets: tools(0).secrets },
      { accountId: "runner", raceId, names: ["王小明"], domainName: park },
    );
    const refund = { code, amountFen: 9900, isLeaving: false, note: "生病", key: "refund-of-a-test" };
    const waiting = await requestRefundOf(tools(0), first, refund);
    if (typeof waiting === "string") throw new Error(waiting);
    expect(waiting.state).toBe("waiting");
    const approve = (server: 0 | 1, person: Reviewer) => () =>
      decideRefund(tools(server), person, { requestId: waiting.requestId, isApproved: true });
    return { orderId, requestId: waiting.requestId, both: [approve(0, second), approve(1, third)] as const };
  };
  const refunded = (orderId: string) => db.$count(refunds, eq(refunds.orderId, orderId));

  test("pay a refund back once, and one of them reads that it is decided", async () => {
    const { orderId, requestId, both } = await refund();
    const lock = sql`select 1 from refund_requests where request_id = ${requestId} for update`;
    const done = await whileLocked<unknown>(db, lock, [...both]);
    expect(done).toMatchObject([{ state: "approved" }, "refund/decided"]);
    expect([await refunded(orderId), await lines("approve-refund")]).toEqual([1, 1]);
    const [row] = await db.select().from(refundRequests).where(eq(refundRequests.requestId, requestId));
    expect(row).toMatchObject({ state: "approved", decidedBy: "second" });
  });

  test("would both have approved it, if nobody locked the order and the request; its key still pays back once", async () => {
    const { orderId, both } = await refund();
    const done = await withoutRowLocks<unknown>([orders, refundRequests], [both[0], both[1]]);
    expect(done).toMatchObject([{ state: "approved" }, { state: "approved" }]);
    expect([await refunded(orderId), await lines("approve-refund")]).toEqual([1, 2]);
  });
});

describe("organisers who save layouts of an export at the same moment, over two servers", () => {
  const save = (name: string, server: 0 | 1, connection = servers.db(server)) =>
    saveLayout({ ...tools(server), db: connection }, first, { domainName: park, name, columns: ["code"] });
  const saved = () => db.$count(exportLayouts, eq(exportLayouts.raceId, raceId));
  beforeEach(async () => {
    await db.delete(exportLayouts);
    const names = Array.from({ length: mostLayouts - 1 }, (_, number) => `company ${number}`);
    await db.insert(exportLayouts).values(names.map((name) => ({ raceId, name, columns: ["code"] })));
  });

  test("save the last one that a race may have once, and the others read that there are too many", async () => {
    const done = await Promise.all(
      Array.from({ length: 8 }, (_, number) => save(`at once ${number}`, number % 2 ? 1 : 0)),
    );
    expect(done.filter((outcome) => outcome === "export/too-many-layouts")).toHaveLength(7);
    expect(await saved()).toBe(mostLayouts);
    // The same name twice is one layout, also when there is room for no other.
    const again = await Promise.all([save("company 0", 0), save("company 0", 1)]);
    expect(again).toMatchObject([{ layouts: { length: mostLayouts } }, { layouts: { length: mostLayouts } }]);
  });

  test("would save more than that without the lock", async () => {
    await withoutAdvisoryLocks(servers, { table: "export_layouts", until: 2 }, (unlocked) =>
      Promise.all([save("one", 0, unlocked), save("other", 1, unlocked)]),
    );
    expect(await saved()).toBeGreaterThan(mostLayouts);
  });
});
