import { eq, type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { emptyAudit, withoutTriggers } from "../../base/audit/testAudit.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { refunds } from "../../base/db/orderSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { openMeeting, whileLocked } from "../../base/db/testOverlap.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import { deleteAccount } from "../../desk/ownData/ownData.ts";
import { requestRefund } from "../../money/orders/refund.ts";
import { openTwoServers, type TwoServers } from "../../testServers.ts";
import { endSubmission } from "../leave/leave.ts";
import { refundOrder } from "../leave/refundOrder.ts";
import { withdraw } from "../leave/withdraw.ts";
import { findState, removeOrders, settleAll } from "../orders/testOrders.ts";
import { endEntries } from "../places/endEntries.ts";
import { enter } from "../places/enter.ts";
import { checkInvariants } from "../places/invariants.ts";
import { addSubmissions } from "../places/testEntries.ts";
import { submit } from "../submit/submit.ts";
import { park, person, raceFolder } from "../testForm.ts";
import { startTransfer } from "./startTransfer.ts";
import {
  bodyAt,
  type Deferring,
  defer,
  leaving,
  next,
  nextFolder,
  older,
  openDeferring,
  siteAt,
  taking,
} from "./testDeferrals.ts";

let servers: TwoServers;
let db: Database;

const owner = "deferrer";
const rival = "other";
const until = "2035-12-01T00:00:00+08:00";

beforeAll(async () => {
  // Each race takes the entries of the other, so that two runners can change places.
  const both = { deferredFrom: ["7002"], transfers: { until } };
  servers = await openTwoServers({
    ...raceFolder({ items: { "ten-km": { places: 50 } }, ...leaving({}, both) }),
    ...nextFolder(taking(50, {}, { deferrals: { to: "7001", until } })),
  });
  db = servers.db();
});
afterAll(() => servers.close());
beforeEach(async () => {
  await removeOrders(db);
  await withoutTriggers(db, [
    sql`truncate pool_ledger, entry_history, entries, persons cascade`,
    sql`update pools set claimed = 0`,
    ...emptyAudit,
  ]);
  await db.delete(submissions);
  await db
    .insert(accounts)
    .values([owner, rival].map((accountId) => ({ accountId, nick: accountId })))
    .onConflictDoNothing();
});

const tools = (server: number) => servers.tools(server);
const broken = async () => (await checkInvariants(db)).invariants.filter((invariant) => invariant.broken > 0);
const held = () => db.$count(entries, eq(entries.state, "confirmed"));
const done = () => db.$count(transfers, eq(transfers.state, "done"));
const go = (deferring: Deferring) => async () => (await defer(tools(1), owner, deferring)) === "accepted";
const leave = (deferring: Deferring) => async () =>
  typeof (await withdraw(tools(0), owner, deferring.submissionId)) !== "string";

// Both have read all that they read before the lock of the order, in that order, before either gets
// it.
function oneAfterTheOther<T>(id: string, works: (() => Promise<T>)[]): Promise<T[]> {
  return whileLocked(db, sql`select 1 from orders where order_id = ${id} for update`, works);
}

/** The codes with which the database ended transactions. */
async function getFailures(works: Promise<unknown>[]): Promise<(string | undefined)[]> {
  const results = await Promise.allSettled(works);
  return results.flatMap((result) =>
    result.status === "rejected" ? [result.reason.cause?.code ?? result.reason.code] : [],
  );
}

/** Whose place an order pays for, and what of its money is here. */
const readOutcome = async ({ submissionId }: Deferring) => ({
  held: await held(),
  ...(await findState(db, submissionId)),
});

describe("an entry that its runner defers while something else ends it", () => {
  test("is deferred or withdrawn and paid back, by what is first, and never both", async () => {
    const [first, second] = [
      await openDeferring(tools(0), owner, { number: 1 }),
      await openDeferring(tools(0), owner, { number: 2 }),
    ];
    expect(await oneAfterTheOther(first.submissionId, [go(first), leave(first)])).toEqual([true, false]);
    expect(await oneAfterTheOther(second.submissionId, [leave(second), go(second)])).toEqual([true, false]);
    await settleAll(tools(0));
    expect(await readOutcome(first)).toEqual({ held: 1, state: "paid", leftFen: 3000 });
    expect(await readOutcome(second)).toEqual({ held: 1, state: "refunded", leftFen: 0 });
    expect([await done(), await db.$count(refunds)]).toEqual([1, 1]);
    expect(await broken()).toEqual([]);
  });

  test("would be both, if a withdrawal did not look again under the lock", async () => {
    const deferring = await openDeferring(tools(0), owner, { number: 1 });
    const { submissionId } = deferring;
    const [row] = await db.select().from(submissions).where(eq(submissions.submissionId, submissionId));
    expect(await go(deferring)()).toBe(true);
    if (row?.withdrawnAt === null)
      await db.transaction(async (transaction) => {
        const tx = transaction as Database;
        const refund = { orderId: submissionId, amountFen: 3000, key: "withdrawal", requestedBy: "x" };
        await requestRefund(tx, { ...refund, reason: "withdrawn" });
        await endSubmission(tx, row, { actor: "x", action: "withdraw" });
      });
    await settleAll(tools(0));
    expect(await readOutcome(deferring)).toEqual({ held: 1, state: "refunded", leftFen: 0 });
  });

  test("is refunded by an organiser with the place that it has then, in this race or the next", async () => {
    const refund =
      ({ submissionId: orderId }: Deferring) =>
      async () => {
        const refund = { orderId, amountFen: 3000, note: "x", key: "k", actor: "organiser", withdraw: true };
        return typeof (await refundOrder(tools(0), refund)) !== "string";
      };
    const [first, second] = [
      await openDeferring(tools(0), owner, { number: 1 }),
      await openDeferring(tools(0), owner, { number: 2 }),
    ];
    expect(await oneAfterTheOther(first.submissionId, [go(first), refund(first)])).toEqual([true, true]);
    expect(await oneAfterTheOther(second.submissionId, [refund(second), go(second)])).toEqual([true, false]);
    await settleAll(tools(0));
    for (const deferring of [first, second])
      expect(await readOutcome(deferring)).toEqual({ held: 0, state: "refunded", leftFen: 0 });
    expect(await done()).toBe(1);
    expect(await broken()).toEqual([]);
  });

  test("is deferred or taken over by somebody else, and never both", async () => {
    const race = async (number: number, isFirst: boolean) => {
      const deferring = await openDeferring(tools(0), owner, { number });
      const started = await startTransfer(tools(0), owner, deferring.submissionId);
      const transfer = typeof started === "string" ? "" : started.token;
      const body = await bodyAt(tools(0), park, { entrants: [person(number + 100)], feeFen: 0, transfer });
      const take = async () =>
        (await submit(tools(0), await siteAt(tools(0), park), rival, body)).outcome === "accepted";
      const works = isFirst ? [go(deferring), take] : [take, go(deferring)];
      return oneAfterTheOther(deferring.submissionId, works);
    };
    expect(await race(1, true)).toEqual([true, false]);
    expect(await race(2, false)).toEqual([true, false]);
    expect([await done(), await held()]).toEqual([2, 2]);
    expect(await broken()).toEqual([]);
  });

  test("is deferred once from two tabs", async () => {
    const deferring = await openDeferring(tools(0), owner, { number: 1 });
    const again = { ...deferring, body: { ...deferring.body, key: `${deferring.body.key}-2` } };
    const both = await oneAfterTheOther(deferring.submissionId, [
      go(deferring),
      async () => (await defer(tools(0), owner, again)) === "accepted",
    ]);
    expect(both).toEqual([true, false]);
    expect([await done(), await held()]).toEqual([1, 1]);
  });

  test.each([
    ["before", ["deleted", "sign-up/deferral-unknown"]],
    ["after", ["accepted", "deleted"]],
  ])(
    "ends with its account that is deleted %s, in the race that it is in, without a circle of locks",
    async (when, ends) => {
      const solo = { item: "solo", feeFen: 0 };
      const ownBody = await bodyAt(tools(0), park, { ...solo, entrants: [person(1)] });
      const outcome = await submit(tools(0), await siteAt(tools(0), park), owner, ownBody);
      if (outcome.outcome !== "accepted") throw new Error(outcome.refusal.error);
      const { submissionId } = outcome.receipt;
      const body = await bodyAt(tools(0), next, { ...solo, entrants: [older(1)], deferral: submissionId });
      const [account] = await db.select().from(accounts).where(eq(accounts.accountId, owner));
      if (!account) throw new Error("The runner has no account.");
      const remove = async () => deleteAccount(tools(0), account, { actor: account.accountId }).then(() => "deleted");
      const change = () => defer(tools(1), owner, { body });
      const lock = sql`select 1 from submissions where submission_id = ${submissionId} for update`;
      expect(await whileLocked(db, lock, when === "before" ? [remove, change] : [change, remove])).toEqual(ends);
      expect([await held(), await db.$count(submissions)]).toEqual([0, 0]);
      expect(await broken()).toEqual([]);
    },
  );
});

test("an account that is deleted would wait in a circle with a deferral, if its entries were locked before its sign-ups", async () => {
  const { submissionId } = await openDeferring(tools(0), owner, { number: 1 });
  const meet = openMeeting(2);
  const inOrder = (server: number, first: SQL, second: SQL) =>
    servers.db(server).transaction(async (tx) => {
      await tx.execute(first);
      await meet();
      await tx.execute(second);
    });
  const entry = sql`select 1 from entries where submission_id = ${submissionId} for no key update`;
  const signUp = sql`select 1 from submissions where submission_id = ${submissionId} for update`;
  expect(await getFailures([inOrder(0, entry, signUp), inOrder(1, signUp, entry)])).toEqual(["40P01"]);
});

describe("two runners who change places between two races at once", () => {
  const openBoth = async () => [
    await openDeferring(tools(0), owner, { number: 1 }),
    await openDeferring(tools(0), rival, { number: 2, from: next, to: park }),
  ];

  test("never wait for each other in a circle", async () => {
    const [first, second] = await openBoth();
    if (!first || !second) throw new Error("Nobody was entered.");
    const works = [() => defer(tools(0), owner, first), () => defer(tools(1), rival, second)];
    expect(await whileLocked(db, sql`select 1 from pools for update`, works)).toEqual(["accepted", "accepted"]);
    expect([await done(), await held()]).toEqual([2, 2]);
    expect(await broken()).toEqual([]);
  });

  test("would, if the places of one race were taken before those of the other are locked", async () => {
    const [here, there] = await openBoth();
    const [first = "", second = ""] = await addSubmissions(db, 2);
    const meet = openMeeting(2);
    const swap = (server: number, from: Deferring | undefined, to: { raceId: string; submissionId: string }) =>
      servers.db(server).transaction(async (transaction) => {
        const tx = transaction as Database;
        const people = [{ position: 0, personId: null, birthday: null }];
        await enter(tx, [{ ...to, item: "ten-km", actor: "x", people }], "deferral");
        await meet();
        await endEntries(tx, [from?.submissionId ?? ""], { reason: "x", actor: "x" });
      });
    const both = [
      swap(0, here, { raceId: "7002", submissionId: first }),
      swap(1, there, { raceId: "7001", submissionId: second }),
    ];
    expect(await getFailures(both)).toEqual(["40P01"]);
  });
});
