import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Quote } from "#contract/orders.ts";
import type { SubmissionReceipt } from "#contract/signup.ts";
import type { RaceItem } from "#schemas/generated/types.ts";
import { accounts } from "../base/db/accountSchema.ts";
import { payments, refunds } from "../base/db/orderSchema.ts";
import { couponCounts } from "../base/db/paymentSchema.ts";
import { openSession } from "../people/accounts/sessions.ts";
import { addAccount } from "../people/accounts/testPeople.ts";
import { bodyOf, park, person } from "../signups/testForm.ts";
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
} from "../signups/testSubmitting.ts";
import { placeFor } from "./quote.ts";
import { refundOrder } from "./refundOrder.ts";
import { effects, notifyOf, payAtSandbox, removeOrders, settleAll, stateOf } from "./testOrders.ts";
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
      expect(await stateOf(world.db, id)).toEqual({ state, leftFen: 3000 - fen });
      expect(await states()).toEqual(["withdrawn"]);
      expect(await broken()).toEqual([]);
    });
  });

  test("by the organiser is carried out once for a key, and never for more than is left", async () => {
    const id = await paid([1]);
    const refund = (amountFen: number, key: string, withdraw = false) =>
      refundOrder(world.tools, { orderId: id, amountFen, note: "x", key, actor: "organiser", withdraw });
    expect((await refund(1000, "one")).outcome).toBe("requested");
    expect((await refund(1000, "one")).outcome).toBe("known");
    expect(await refund(2001, "two")).toEqual({ outcome: "too-much", leftFen: 2000 });
    for (const wrong of [0, -1, 0.5, Number.NaN]) expect((await refund(wrong, `${wrong}`)).outcome).toBe("too-much");
    await settleAll(world.tools);
    expect((await own(id)).state).toBe("part_refunded");
    expect((await refund(2000, "three", true)).outcome).toBe("requested");
    expect((await own(id)).state).toBe("refund_due");
    await settleAll(world.tools);
    expect(await stateOf(world.db, id)).toEqual({ state: "refunded", leftFen: 0 });
    expect(await states()).toEqual(["withdrawn"]);
    expect(
      (
        await refundOrder(world.tools, {
          ...{ orderId: "none", amountFen: 1, note: "", key: "x" },
          ...{ actor: "x", withdraw: false },
        })
      ).outcome,
    ).toBe("unknown");
  });

  test("that nobody here requested, and one before its payment, change nothing", async () => {
    const id = await order([1]);
    const outTradeNo = await begin(id);
    const unknown = { what: "refund", outTradeNo, refundNo: "r-1", refundId: "x", amountFen: 3000, state: "refunded" };
    const { keepEvent } = await import("../payments/inbox.ts");
    await keepEvent(world, { merchant: "sandbox", event: unknown as never });
    await settleAll(world.tools);
    expect(await stateOf(world.db, id)).toEqual({ state: "pending_payment", leftFen: 0 });
    await payAtSandbox(world.tools, outTradeNo);
    for (let again = 0; again < 5; again++) await notifyOf(world.tools, outTradeNo);
    await settleAll(world.tools);
    expect(await stateOf(world.db, id)).toEqual({ state: "paid", leftFen: 3000 });
    expect(await effects(world.db)).toBe(2);
    expect(await world.db.$count(payments)).toBe(1);
    expect(await world.db.$count(refunds)).toBe(0);
  });
});

describe("a coupon", () => {
  const coupons = [{ id: "club", code: "LAKE-7Q4K-9TRW", percent: 50, uses: 2, perPerson: 2 }];
  const priced = (more: object = {}) =>
    post<Quote>("/sign-up/price", {
      ...{ domainName: park, form: { id: form.id, version: 1, hash: form.hash }, item: "ten-km" },
      ...{ entrants: [person(1)], ...more },
    });

  test("makes the order cheaper, is used up once, and comes back with an order that is not paid", async () => {
    await asPublished(withTenKm({ places: 9 }, { prices: { coupons, payWithinMinutes: 45 } }), async () => {
      expect((await priced()).data).toMatchObject({ amountFen: 3000, isPaidOnline: true, payWithinMinutes: 45 });
      expect((await priced({ coupon: "lake 7q4k9trw" })).data.amountFen).toBe(1500);
      expect((await priced({ coupon: "GUESS-1234" })).msg).toBe("There is no such coupon, or it is not for this item.");
      const coupon = "LAKE-7Q4K-9TRW";
      // The runner saw another price: nothing is stored, and the new one is named.
      const changed = await refused(bodyOf(form, { entrants: [person(1)], coupon }));
      expect(changed.data).toMatchObject({ reason: "fee", feeFen: 1500 });
      const id = await order([1, 2], { coupon, feeFen: 3000 });
      expect((await own(id)).lines.at(-1)).toMatchObject({ kind: "coupon", count: 2, fen: -3000 });
      const usedUp = await refused(bodyOf(form, { entrants: [person(3)], coupon, feeFen: 1500 }), tokens.other);
      expect(usedUp.data.reason).toBe("coupon");
      expect(usedUp.msg).toBe("This coupon is used up.");
      await expire(id);
      expect(await world.db.select({ used: couponCounts.used }).from(couponCounts)).toEqual([{ used: 0 }]);
      await order([3], { coupon, feeFen: 1500 }, tokens.other);
    });
  });
});

test("a runner reads before they submit whether they pay at once, after a draw, or once a place is free", () => {
  const item = { id: "ten-km" } as RaceItem;
  const left = { item: "ten-km", left: 2, waiting: 0, hasWaitingList: true };
  expect(placeFor(item, 2, left)).toBe("now");
  expect(placeFor(item, 3, left)).toBe("waiting");
  expect(placeFor(item, 1, { ...left, waiting: 1 })).toBe("waiting");
  // Without a list the sign-up is refused, and without a limit there is always a place.
  expect(placeFor(item, 3, { ...left, hasWaitingList: false })).toBe("now");
  expect(placeFor(item, 3, undefined)).toBe("now");
  expect(placeFor({ ...item, allocation: "draw" }, 1, undefined)).toBe("draw");
});

test("an application that is approved is paid for then, the fee of the item and its own", async () => {
  const direct = await publishedForm("direct");
  const { name, document } = person(7);
  const answer = await submit(bodyOf(direct, { entrants: [{ name, document }] }), tokens.other);
  const { submissionId, orderId } = answer.data as SubmissionReceipt;
  expect(orderId).toBeNull();
  const organiser = await addAccount(world, { email: "organiser@example.com", authorities: ["ORGANISER"] });
  const token = await openSession(world.db, { accountId: organiser, loginType: "5", device: "test" });
  expect((await post("/sign-up/applications/decide", { submissionId, isApproved: true }, token)).code).toBe(0);
  expect(await own(submissionId, tokens.other)).toMatchObject({ state: "pending_payment", amountFen: 5000 });
  expect(await states()).toEqual(["reserved"]);
});
