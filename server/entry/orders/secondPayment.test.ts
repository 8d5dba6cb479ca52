import { asc, eq } from "drizzle-orm";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { OrganisedEntry } from "#contract/organise.ts";
import { getOrganiser } from "#core/authorities.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { orders, payments, refunds } from "../../base/db/orderSchema.ts";
import { keepEvent } from "../../money/payments/inbox.ts";
import { findDue, processEvent } from "../../money/payments/processor.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { submitToOneRace, world } from "../testSubmitting.ts";
import { orderBook } from "./settle.ts";
import { findState, payAtSandbox, removeOrders, settleAll } from "./testOrders.ts";
import { begin, broken, order, own, post } from "./testPaying.ts";

// The provider cannot carry out the refund of a second payment: an organiser sends it again.

submitToOneRace({ sandboxRaces: undefined as never });
const organisers = { one: "", other: "", elsewhere: "" };
let organiserId: string;
beforeAll(async () => {
  for (const name of ["one", "other", "elsewhere"] as const) {
    const rights = name === "elsewhere" ? getOrganiser("another-race") : "ORGANISER";
    const accountId = await addAccount(world, { email: `${name}@example.org`, authorities: [rights] });
    if (name === "one") organiserId = accountId;
    organisers[name] = await openSession(world.db, { accountId, loginType: "5", device: "test" });
  }
});
let id: string;
let second: string;
let code: string;
let first: string;
beforeEach(async () => {
  await removeOrders(world.db);
  id = await order([1]);
  const tabs = [await begin(id, "qr"), await begin(id, "page")];
  for (const outTradeNo of tabs) await payAtSandbox(world.tools, outTradeNo);
  await settleInbox();
  const [[entry], [refund]] = await Promise.all([world.db.select().from(entries), world.db.select().from(refunds)]);
  code = entry?.code ?? "";
  first = refund?.refundNo ?? "";
  second = refund?.outTradeNo ?? "";
});

test("a second transaction of one payment that the provider signs is recorded once and goes back", async () => {
  const [payment] = await world.db.select().from(payments).where(eq(payments.outTradeNo, second));
  const { outTradeNo, amountFen } = payment as typeof payments.$inferSelect;
  const event = {
    what: "payment",
    outTradeNo,
    transactionId: "another",
    amountFen,
    paidAt: new Date().toISOString(),
  } as const;
  for (const _time of [1, 2]) await keepEvent(world, { merchant: "sandbox", event });
  await settleInbox();
  const rows = await world.db.select().from(payments).where(eq(payments.secondOf, outTradeNo));
  expect(rows.map(({ state, transactionId }) => [state, transactionId])).toEqual([["paid", "another"]]);
  const refundRows = await world.db
    .select()
    .from(refunds)
    .where(eq(refunds.outTradeNo, rows[0]?.outTradeNo ?? ""));
  expect(refundRows.map((row) => [row.amountFen, row.reason])).toEqual([[amountFen, "second-payment"]]);
  expect((await own(id)).state).toBe("paid");
});

// Without sending the refunds that are due.
async function settleInbox(): Promise<void> {
  const books = { db: world.db, orders: orderBook(world.tools), alarm: () => undefined, retrySeconds: 0 };
  for (const key of await findDue(world.db, 100)) await processEvent(books, key);
}

const keepEnd = (refundNo: string, state: "failed" | "refunded") => {
  const event = { what: "refund", outTradeNo: second, refundNo, refundId: "x", amountFen: 3000, state } as const;
  return keepEvent(world, { merchant: "sandbox", event });
};
const fail = async (refundNo: string) => {
  await keepEnd(refundNo, "failed");
  await settleInbox();
};
const retry = (refundNo: string, person: keyof typeof organisers = "one") =>
  post<{ refundNo: string; error: string }>("/sign-up/organise/refunds/retry", { code, refundNo }, organisers[person]);
const retried = async (refundNo: string) => (await retry(refundNo)).data.refundNo;
const shown = async () => {
  const answer = await call<OrganisedEntry>(world, `/sign-up/organise/entries/${code}`, { token: organisers.one });
  return answer.data.order;
};
const states = async () =>
  (await world.db.select().from(refunds).orderBy(asc(refunds.createdAt))).map(({ state }) => state);

test("an organiser sends it again once, however often the button is pressed, and the runner has the money back", async () => {
  // It is on its way, and there is nothing to send again.
  expect(await shown()).toMatchObject({ leftFen: 3000, refunds: [{ isRetriable: false }] });
  expect((await retry(first)).data.error).toBe("refund/not-failed");
  await fail(first);
  expect((await own(id)).refunds).toMatchObject([{ state: "failed" }]);
  // Nothing of the first payment can be paid back in its place.
  expect(await shown()).toMatchObject({ leftFen: 3000, refunds: [{ refundNo: first, isRetriable: true }] });
  const both = await Promise.all([retry(first), retry(first, "other")]);
  expect(both.map((answer) => answer.code)).toEqual([0, 0]);
  expect(new Set(both.map(({ data }) => data.refundNo)).size).toBe(1);
  expect((await shown())?.refunds.map(({ isRetriable }) => isRetriable)).toEqual([false, false]);
  const isRetry = eq(auditLines.action, "retry-refund");
  expect(await world.db.$count(auditLines, isRetry)).toBe(1);
  await settleAll(world.tools);
  expect(await findState(world.db, id)).toEqual({ state: "paid", leftFen: 3000 });
  // The runner does not read of the one that failed any more.
  expect((await own(id)).refunds).toMatchObject([{ reason: "second-payment", state: "refunded" }]);
  expect(await broken()).toEqual([]);
});

test("one that fails again is sent again in its turn, and the money never goes back twice", async () => {
  await fail(first);
  const again = await retried(first);
  await fail(again);
  // The first still leads to the second, which is the one to send.
  expect(await retried(first)).toBe(again);
  expect(await states()).toEqual(["failed", "failed"]);
  const third = await retried(again);
  await settleAll(world.tools);
  expect(await states()).toEqual(["failed", "failed", "refunded"]);
  expect((await retry(third)).data.error).toBe("refund/not-failed");
  // The first is carried out after all, at the provider's own screens: the books cannot have it.
  await keepEnd(first, "refunded");
  await settleAll(world.tools);
  expect(await findState(world.db, id)).toEqual({ state: "paid", leftFen: 3000 });
  expect(await broken()).toEqual([]);
});

test("one that is carried out after all at the provider's own screens is not sent again", async () => {
  await fail(first);
  const again = await retried(first);
  await fail(again);
  await keepEnd(first, "refunded");
  await settleInbox();
  expect(await states()).toEqual(["refunded", "failed"]);
  expect((await retry(again)).data.error).toBe("refund/not-failed");
  expect((await shown())?.refunds.map(({ isRetriable }) => isRetriable)).toEqual([false, false]);
});

test("organisers of another race do not learn that it exists, and nobody pays back to themselves", async () => {
  await fail(first);
  expect((await retry(first, "elsewhere")).code).toBe(404);
  expect((await retry("none")).data.error).toBe("refund/not-failed");
  await world.db.update(orders).set({ accountId: organiserId }).where(eq(orders.orderId, id));
  expect((await retry(first)).data.error).toBe("refund/own");
  expect(await states()).toEqual(["failed"]);
});
