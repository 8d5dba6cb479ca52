import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Quote } from "#contract/orders.ts";
import type { SubmissionReceipt } from "#contract/signup.ts";
import type { RaceItem } from "#schemas/generated/types.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { payments, refunds } from "../../base/db/orderSchema.ts";
import { couponCounts } from "../../base/db/paymentSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { placeFor } from "../../money/orders/quote.ts";
import { keepEvent } from "../../money/payments/inbox.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount } from "../../people/accounts/testPeople.ts";
import { endSubmission } from "../leave/leave.ts";
import { refundOrder } from "../leave/refundOrder.ts";
import { buildBody, park, person } from "../testForm.ts";
import {
  accountId,
  asPublished,
  form,
  publishedForm,
  refused,
  submit,
  submitToOneRace,
  tokens,
  world,
} from "../testSubmitting.ts";
import { effects, findState, payAtSandbox, removeOrders, sendNotice, settleAll } from "./testOrders.ts";
import { begin, broken, expire, order, own, paid, post, states, withTenKm } from "./testPaying.ts";

submitToOneRace({ sandboxRaces: undefined as never });
beforeEach(async () => {
  await removeOrders(world.db);
  await world.db.update(accounts).set({ email: "runner@example.com" }).where(eq(accounts.accountId, accountId));
});

describe("a refund", () => {
  test.each([
    [undefined, 3000, "refunded"],
    [{ percent: 50 }, 1500, "part_refunded"],
    [{ percent: 0 }, 0, "paid"],
    [{ percent: 100, until: "2021-01-01T00:00:00+08:00" }, 0, "paid"],
  ])("of a withdrawal follows the policy of the race: %j", async (policy, fen, state) => {
    const prices = policy ? { prices: { refunds: policy } } : {};
    await asPublished(withTenKm({}, prices), async () => {
      const id = await paid([1]);
      expect((await own(id)).withdrawalFen).toBe(fen);
      const { data } = await post<{ refundFen: number }>(`/sign-up/submissions/${id}/withdraw`);
      expect(data.refundFen).toBe(fen);
      // A second click changes nothing.
      expect((await post<{ refundFen: number }>(`/sign-up/submissions/${id}/withdraw`)).data.refundFen).toBe(fen);
      await settleAll(world.tools);
      expect(await findState(world.db, id)).toEqual({ state, leftFen: 3000 - fen });
      expect(await states()).toEqual(["withdrawn"]);
      expect(await broken()).toEqual([]);
    });
  });

  test("by the organiser is carried out once for a key, and never for more than is left", async () => {
    const id = await paid([1]);
    const refund = (amountFen: number, key: string, withdraw = false) =>
      refundOrder(world.tools, { orderId: id, amountFen, note: "x", key, actor: "organiser", withdraw });
    expect(await refund(1000, "one")).toMatchObject({ isNew: true });
    expect(await refund(1000, "one")).toMatchObject({ isNew: false });
    expect(await refund(2001, "two")).toBe("refund/too-much");
    for (const wrong of [0, -1, 0.5, Number.NaN]) expect(await refund(wrong, `${wrong}`)).toBe("refund/too-much");
    await settleAll(world.tools);
    expect((await own(id)).state).toBe("part_refunded");
    expect(await refund(2000, "three", true)).toMatchObject({ isNew: true });
    expect((await own(id)).state).toBe("refund_due");
    await settleAll(world.tools);
    expect(await findState(world.db, id)).toEqual({ state: "refunded", leftFen: 0 });
    expect(await states()).toEqual(["withdrawn"]);
    const ofNone = { orderId: "none", amountFen: 1, note: "", key: "x", actor: "x", withdraw: false };
    expect(await refundOrder(world.tools, ofNone)).toBe("refund/not-found");
  });

  test("that the provider could not carry out can be requested again, and is never paid twice", async () => {
    const id = await paid([1]);
    const refund = (amountFen: number, key: string) =>
      refundOrder(world.tools, { orderId: id, amountFen, note: "x", key, actor: "organiser", withdraw: true });
    expect(await refund(3000, "one")).toMatchObject({ isNew: true });
    const [first] = await world.db.select().from(refunds);
    const { outTradeNo = "", refundNo = "" } = first ?? {};
    const states = async (refundState: "failed" | "refunded") => {
      const event = {
        what: "refund",
        outTradeNo,
        refundNo,
        refundId: "x",
        amountFen: 3000,
        state: refundState,
      } as const;
      await keepEvent(world, { merchant: "sandbox", event });
      await world.db.update(refunds).set({ state: "refunding" }).where(eq(refunds.state, "requested"));
      const lines: string[] = [];
      await settleAll(world.tools, (line) => void lines.push(line));
      return lines;
    };
    expect(await refund(1, "two")).toBe("refund/not-paid");
    await states("failed");
    expect(await findState(world.db, id)).toEqual({ state: "refund_due", leftFen: 3000 });
    expect(await refund(3001, "three")).toBe("refund/too-much");
    expect(await refund(3000, "four")).toMatchObject({ isNew: true });
    await settleAll(world.tools);
    expect(await findState(world.db, id)).toEqual({ state: "refunded", leftFen: 0 });
    // The first one is carried out after all, at the provider's own screens: the books cannot have
    // it, and it is not retried forever.
    await states("refunded");
    expect(await findState(world.db, id)).toEqual({ state: "refunded", leftFen: 0 });
    expect(await broken()).toEqual([]);
    // The control: one that nobody requested again is in the books once it is carried out.
    await removeOrders(world.db);
    const otherOrder = await paid([2]);
    await refundOrder(world.tools, {
      orderId: otherOrder,
      amountFen: 3000,
      note: "x",
      key: "one",
      actor: "organiser",
      withdraw: true,
    });
    const [only] = await world.db.select().from(refunds);
    for (const state of ["failed", "refunded"] as const) {
      const ref = { outTradeNo: only?.outTradeNo ?? "", refundNo: only?.refundNo ?? "", refundId: "x" };
      await keepEvent(world, { merchant: "sandbox", event: { what: "refund", ...ref, amountFen: 3000, state } });
      await world.db.update(refunds).set({ state: "refunding" }).where(eq(refunds.state, "requested"));
      await settleAll(world.tools);
    }
    expect(await findState(world.db, otherOrder)).toEqual({ state: "refunded", leftFen: 0 });
  });

  test("that nobody here requested, and one before its payment, change nothing", async () => {
    const id = await order([1]);
    const outTradeNo = await begin(id);
    const unknown = { what: "refund", outTradeNo, refundNo: "r-1", refundId: "x", amountFen: 3000, state: "refunded" };
    await keepEvent(world, { merchant: "sandbox", event: unknown as never });
    await settleAll(world.tools);
    expect(await findState(world.db, id)).toEqual({ state: "pending_payment", leftFen: 0 });
    await payAtSandbox(world.tools, outTradeNo);
    for (let again = 0; again < 5; again++) await sendNotice(world.tools, outTradeNo);
    await settleAll(world.tools);
    expect(await findState(world.db, id)).toEqual({ state: "paid", leftFen: 3000 });
    expect(await effects(world.db)).toBe(2);
    expect(await world.db.$count(payments)).toBe(1);
    expect(await world.db.$count(refunds)).toBe(0);
  });
});

describe("a coupon", () => {
  const coupons = [{ id: "club", code: "LAKE-7Q4K-9TRW", percent: 50, uses: 2, perPerson: 2 }];
  const priced = (overrides: object = {}) =>
    post<Quote>("/sign-up/price", {
      domainName: park,
      form: { id: form.id, version: 1, hash: form.hash },
      item: "ten-km",
      entrants: [person(1)],
      ...overrides,
    });

  test("makes the order cheaper, is used up once, and comes back with an order that is not paid", async () => {
    await asPublished(withTenKm({ places: 9 }, { prices: { coupons, payWithinMinutes: 45 } }), async () => {
      expect((await priced()).data).toMatchObject({ amountFen: 3000, isPaidOnline: true, payWithinMinutes: 45 });
      expect((await priced({ coupon: "lake 7q4k9trw" })).data.amountFen).toBe(1500);
      expect((await priced({ coupon: "GUESS-1234" })).msg).toMatch(
        /^There is no such coupon, or it is not for this item\./,
      );
      const coupon = "LAKE-7Q4K-9TRW";
      // The runner saw another price: nothing is stored, and the new one is named.
      const refusal = await refused(buildBody(form, { entrants: [person(1)], coupon }));
      expect(refusal.data).toMatchObject({ reason: "fee", feeFen: 1500 });
      const id = await order([1, 2], { coupon, feeFen: 3000 });
      expect((await own(id)).lines.at(-1)).toMatchObject({ kind: "coupon", count: 2, fen: -3000 });
      const usedUp = await refused(buildBody(form, { entrants: [person(3)], coupon, feeFen: 1500 }), tokens.other);
      expect(usedUp.data.reason).toBe("coupon");
      expect(usedUp.msg).toBe("This coupon is used up. Clear it and submit.");
      await expire(id);
      expect(await world.db.select({ used: couponCounts.used }).from(couponCounts)).toEqual([{ used: 0 }]);
      await order([3], { coupon, feeFen: 1500 }, tokens.other);
    });
  });
});

describe("a coupon of an order whose money comes late", () => {
  const coupons = [{ id: "club", code: "LAKE-7Q4K-9TRW", percent: 50, uses: 1, perPerson: 1 }];
  const coupon = "LAKE-7Q4K-9TRW";
  const used = async () => (await world.db.select({ used: couponCounts.used }).from(couponCounts))[0]?.used;

  test("is used again with the place, and if others have used it meanwhile the money goes back", async () => {
    await asPublished(withTenKm({ places: 9 }, { prices: { coupons } }), async () => {
      const late = async (number: number) => {
        const id = await order([number], { coupon, feeFen: 1500 });
        const outTradeNo = await begin(id);
        await expire(id);
        return { id, outTradeNo };
      };
      const payLate = async ({ id, outTradeNo }: Awaited<ReturnType<typeof late>>) => {
        await payAtSandbox(world.tools, outTradeNo);
        await settleAll(world.tools);
        return (await own(id)).state;
      };
      const first = await late(1);
      expect(await used()).toBe(0);
      await order([2], { coupon, feeFen: 1500 }, tokens.other);
      expect(await payLate(first)).toBe("refunded");
      expect(await used()).toBe(1);
      expect(await states()).toEqual(["expired", "reserved"]);
      await removeOrders(world.db);
      // The control: nobody has used it.
      const second = await late(3);
      expect([await payLate(second), await used()]).toEqual(["paid", 1]);
      expect(
        await refused(buildBody(form, { entrants: [person(4)], coupon, feeFen: 1500 }), tokens.other),
      ).toMatchObject({
        data: { reason: "coupon" },
      });
    });
  });

  test("comes back if the sign-up had ended before the money came", async () => {
    await asPublished(withTenKm({ places: 9 }, { prices: { coupons } }), async () => {
      const id = await order([1], { coupon, feeFen: 1500 });
      const outTradeNo = await begin(id);
      // As a team that is dissolved: the order still waits, its entries do not.
      const [row] = await world.db.select().from(submissions).where(eq(submissions.submissionId, id));
      await world.db.transaction((tx) => endSubmission(tx as never, row as never, { actor: "x", action: "dissolved" }));
      await payAtSandbox(world.tools, outTradeNo);
      await settleAll(world.tools);
      expect([(await own(id)).state, await used()]).toEqual(["refunded", 0]);
    });
  });
});

test("an order is judged by the race that it is for, also if its domain shows the next one", async () => {
  const id = await paid([1]);
  await world.db.execute(sql`update orders set price = jsonb_set(price, '{itemName}', '{"zh": "去年的十公里"}')`);
  await world.db.update(submissions).set({ raceId: "last-year" }).where(eq(submissions.submissionId, id));
  const orderView = await own(id);
  // The item is called as it was when it was ordered.
  const names = { siteTitle: { zh: park }, itemName: { zh: "去年的十公里" } };
  expect(orderView).toMatchObject({ state: "paid", withdrawalFen: 0, ...names });
  expect((await post(`/sign-up/submissions/${id}/withdraw`)).code).not.toBe(0);
});

test("a runner reads before they submit whether they pay at once, after a draw, or once a place is free", () => {
  const item = { id: "ten-km" } as RaceItem;
  const itemLeft = { item: "ten-km", left: 2, waiting: 0, hasWaitingList: true };
  expect(placeFor(item, 2, itemLeft)).toBe("now");
  expect(placeFor(item, 3, itemLeft)).toBe("waiting");
  expect(placeFor(item, 1, { ...itemLeft, waiting: 1 })).toBe("waiting");
  // Without a list the sign-up is refused, and without a limit there is always a place.
  expect(placeFor(item, 3, { ...itemLeft, hasWaitingList: false })).toBe("now");
  expect(placeFor(item, 3, undefined)).toBe("now");
  expect(placeFor({ ...item, allocation: "draw" }, 1, undefined)).toBe("draw");
});

test("an application that is approved is paid for then, the fee of the item and its own", async () => {
  const direct = await publishedForm("direct");
  const answer = await submit(buildBody(direct, { entrants: [getApplicant(7)] }), tokens.other);
  const { submissionId, orderId } = answer.data as SubmissionReceipt;
  expect(orderId).toBeNull();
  const organiser = await addAccount(world, { email: "organiser@example.com", authorities: ["ORGANISER", "REVIEWER"] });
  const token = await openSession(world.db, { accountId: organiser, loginType: "5", device: "test" });
  expect((await post("/sign-up/applications/decide", { submissionId, isApproved: true }, token)).code).toBe(0);
  expect(await own(submissionId, tokens.other)).toMatchObject({ state: "pending_payment", amountFen: 5000 });
  expect(await states()).toEqual(["reserved"]);
  // Also if the site no longer has the item: nobody enters for nothing because of that.
  await asPublished(withTenKm({ places: 9 }), async () => {
    const second = await submit(
      buildBody(await publishedForm("direct"), { entrants: [getApplicant(8)] }),
      tokens.other,
    );
    const { submissionId: otherId } = second.data as SubmissionReceipt;
    await world.db
      .update(submissions)
      .set({ domainName: "gone.localhost" })
      .where(eq(submissions.submissionId, otherId));
    expect((await post("/sign-up/applications/decide", { submissionId: otherId, isApproved: true }, token)).code).toBe(
      0,
    );
    expect(await own(otherId, tokens.other)).toMatchObject({ state: "pending_payment", amountFen: 5000 });
  });
});

function getApplicant(number: number) {
  const { name, document } = person(number);
  return { name, document };
}
