import { eq, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { outboxMessages } from "../../../base/db/accountSchema.ts";
import { auditLines } from "../../../base/db/auditSchema.ts";
import { raceItems } from "../../../base/db/entrySchema.ts";
import type { Database } from "../../../base/db/open.ts";
import { refunds } from "../../../base/db/orderSchema.ts";
import { raceCancellations } from "../../../base/db/organiseSchema.ts";
import { refundOrder } from "../../../entry/leave/refundOrder.ts";
import { findState, payAtSandbox, removeOrders, settleAll } from "../../../entry/orders/testOrders.ts";
import {
  begin,
  broken,
  expire,
  order,
  own,
  paid,
  post,
  signUp,
  states,
  withTenKm,
} from "../../../entry/orders/testPaying.ts";
import { promoteWaiting } from "../../../entry/places/promote.ts";
import { buildBody, park, person } from "../../../entry/testForm.ts";
import { asPublished, form, refused, submitToOneRace, tokens, world } from "../../../entry/testSubmitting.ts";
import { invite, removeInvitations, sentLinks } from "../invitations/testInvitations.ts";
import { carryOutCancellations } from "./carryOut.ts";
import { addCancelling, type Cancelling, readCancelMails } from "./testCancel.ts";

submitToOneRace({ sandboxRaces: undefined as never });
const raceId = "7001";
let staff: Cancelling;
beforeAll(async () => {
  staff = await addCancelling(world, raceId, park);
});
beforeEach(async () => {
  await removeOrders(world.db);
  await world.db.delete(outboxMessages);
  await staff.forget();
});
const carryOut = (tools = world.tools) => carryOutCancellations(tools);
const lines = (action: string) => world.db.$count(auditLines, eq(auditLines.action, action));

describe("a race that two organisers cancel", () => {
  test("ends for all who have a place, wait or have to pay, with a message and their money, and nobody signs up any more", async () => {
    await asPublished(withTenKm({ waitingList: true }), async () => {
      const first = await paid([1], { language: "en" });
      const second = await order([2], { language: "en" }, tokens.other);
      await signUp([3], { language: "zh" });
      expect(await states()).toEqual(["confirmed", "reserved", "waitlisted"]);
      const { effect } = await staff.read(staff.one);
      expect(effect).toEqual({
        places: 2,
        waiting: 1,
        applications: 0,
        withoutAccount: 0,
        openOrders: 1,
        paidFen: 3000,
        refundFen: 3000,
      });
      expect((await staff.read(staff.one, "&refunds=share&kept=10")).effect.refundFen).toBe(2700);
      expect((await staff.read(staff.one, "&refunds=share&kept=100")).error).toBe("cancellation/rule");
      expect(await staff.cancel()).toMatchObject({ state: "approved", total: 3, doneAt: null });
      expect((await refused(buildBody(form, { entrants: [person(4)] }))).data).toMatchObject({
        error: "sign-up/cancelled",
        reason: "not-open",
      });
      // Nobody can begin to pay, or leaves by the policy of withdrawals.
      expect(
        (await post(`/sign-up/orders/${second}/pay`, { merchant: "sandbox", way: "qr" }, tokens.other)).data,
      ).toEqual({
        error: "order/not-payable",
      });
      expect((await post(`/sign-up/submissions/${first}/withdraw`)).data).toMatchObject({ error: "withdrawal/closed" });
      await carryOut();
      expect(await states()).toEqual(["withdrawn", "withdrawn", "withdrawn"]);
      expect(await readCancelMails(world)).toEqual(
        expect.arrayContaining([
          ["runner@example.com", "en", "refund", "30.00"],
          ["other@example.com", "en", "open", "0.00"],
          ["runner@example.com", "zh", "none", "0.00"],
        ]),
      );
      await expire(second);
      await settleAll(world.tools);
      expect(await findState(world.db, first)).toEqual({ state: "refunded", leftFen: 0 });
      expect(await own(first)).toMatchObject({
        endedBecause: "race-cancelled",
        refunds: [{ reason: "race-cancelled" }],
      });
      const { cancellation } = await staff.read(staff.one);
      expect(cancellation).toMatchObject({ refundedFen: 3000, doneAt: expect.any(Number) });
      expect([await lines("cancel-race"), await lines("race-cancelled"), await lines("cancellation-done")]).toEqual([
        1, 3, 1,
      ]);
      expect(await broken()).toEqual([]);
      // The place that came back goes to nobody.
      expect(await promoteWaiting(world.tools, raceId, { site: undefined, itemName: () => ({ zh: "" }) })).toBe(0);
    });
  });

  test("gives places again to those who ask, if its items did not know that it is cancelled", async () => {
    await staff.cancel();
    await world.db.update(raceItems).set({ cancelledAt: null });
    await signUp([1]);
    expect(await states()).toHaveLength(1);
  });

  test("ends open invitations, and each person who was sent a link reads so once", async () => {
    await asPublished(withTenKm({ places: 5 }), async () => {
      await invite(world.tools, ["invited@example.org", "second@example.org"]);
      await sentLinks(world.tools);
      await invite(world.tools, ["not-sent@example.org"]);
      await staff.cancel();
      await carryOut();
      await carryOut();
      expect((await readCancelMails(world)).sort()).toEqual([
        ["invited@example.org", "en", "none", "0.00"],
        ["second@example.org", "en", "none", "0.00"],
      ]);
      await removeInvitations(world.db);
    });
  });

  test("stays cancelled when its site is published again", async () => {
    await staff.cancel();
    await asPublished(withTenKm({ places: 5 }), async () => {
      expect((await refused(buildBody(form))).data).toMatchObject({ error: "sign-up/cancelled" });
    });
  });
});

describe("the request", () => {
  test("is approved by another organiser of the race, once, and never by the one who made it", async () => {
    const { cancellationId } = await staff.request(staff.one);
    expect((await staff.request(staff.other)).error).toBe("cancellation/requested");
    expect((await staff.decide(staff.one, cancellationId)).error).toBe("cancellation/second-organiser");
    expect((await staff.decide(staff.elsewhere, cancellationId)).error).toBe("cancellation/not-found");
    await signUp([1]);
    expect((await staff.decide(staff.other, cancellationId)).state).toBe("approved");
    // The same click again changes nothing, and another decision comes too late.
    expect((await staff.decide(staff.other, cancellationId)).state).toBe("approved");
    expect((await staff.decide(staff.other, cancellationId, false)).error).toBe("cancellation/decided");
    expect((await staff.request(staff.one)).error).toBe("cancellation/cancelled");
    expect(await lines("cancel-race")).toBeGreaterThan(0);
    // The database itself refuses one organiser in both roles.
    const both = { decidedBy: sql`requested_by` };
    await expect(world.db.update(raceCancellations).set(both)).rejects.toThrow();
  });

  test("can be taken back, and made again", async () => {
    const { cancellationId } = await staff.request(staff.one);
    expect((await staff.decide(staff.one, cancellationId, false)).state).toBe("refused");
    expect((await staff.decide(staff.other, cancellationId)).error).toBe("cancellation/decided");
    await signUp([1]);
    expect((await staff.request(staff.other)).state).toBe("waiting");
  });

  test.each([
    [{ refunds: "share", kept: 0 }],
    [{ refunds: "share", kept: 100 }],
    [{ refunds: "amount", kept: 0 }],
    [{ refunds: "all", kept: 1 }],
    [{ refunds: "none", kept: 5 }],
  ])("is refused with a rule that is none: %j", async (rule) => {
    expect((await staff.request(staff.one, rule)).error).toBe("cancellation/rule");
  });

  test("that is sent twice is one, and its key is for nothing else", async () => {
    const key = "a-key-of-sixteen-characters";
    const first = await staff.request(staff.one, { key });
    expect((await staff.request(staff.one, { key })).cancellationId).toBe(first.cancellationId);
    expect((await staff.request(staff.one, { key, refunds: "none" })).error).toBe("cancellation/key-used");
  });
});

describe("what goes back", () => {
  test.each([
    [{ refunds: "all", kept: 0 }, 9000],
    [{ refunds: "share", kept: 10 }, 8100],
    [{ refunds: "amount", kept: 500 }, 7500],
    [{ refunds: "amount", kept: 99_999 }, 0],
    [{ refunds: "none", kept: 0 }, 0],
  ])("is what the rule states, and the sum that the second organiser saw: %j", async (rule, fen) => {
    const two = await paid([1, 2]);
    const submissionId = await paid([3]);
    const { cancellationId } = await staff.request(staff.one, rule);
    const page = await staff.read(staff.other);
    expect(page).toMatchObject({ cancellation: rule, effect: { paidFen: 9000, refundFen: fen } });
    await staff.decide(staff.other, cancellationId);
    await carryOut();
    await settleAll(world.tools);
    const leftFens = await Promise.all([two, submissionId].map(async (id) => (await findState(world.db, id)).leftFen));
    expect(9000 - leftFens.reduce((sum, fen) => sum + fen, 0)).toBe(fen);
    expect((await staff.read(staff.one)).cancellation?.refundedFen).toBe(fen);
    const money = (await readCancelMails(world)).map(([, , effect]) => effect);
    expect(money).toEqual(fen > 0 ? ["refund", "refund"] : ["kept", "kept"]);
    expect(await broken()).toEqual([]);
  });

  test("of a part that was paid back before is only the rest", async () => {
    const id = await paid([1]);
    const part = { orderId: id, amountFen: 1000, note: "x", key: "part", actor: "x", withdraw: false };
    await refundOrder(world.tools, part);
    await settleAll(world.tools);
    await staff.cancel({ refunds: "share", kept: 50 });
    await carryOut();
    await settleAll(world.tools);
    expect(await findState(world.db, id)).toEqual({ state: "part_refunded", leftFen: 1000 });
  });

  test.each(["before", "after"])("of a payment that comes %s its sign-up was ended is all of it", async (when) => {
    const id = await order([1]);
    const outTradeNo = await begin(id);
    await staff.cancel({ refunds: "none" });
    if (when === "after") await carryOut();
    await payAtSandbox(world.tools, outTradeNo);
    await settleAll(world.tools);
    await carryOut();
    expect(await findState(world.db, id)).toEqual({ state: "refunded", leftFen: 0 });
    expect(await states()).toEqual(["withdrawn"]);
    expect(await broken()).toEqual([]);
  });
});

describe("a server that ends while it carries a cancellation out", () => {
  /** A database whose connection is lost after so many transactions. */
  const dyingAfter = (many: number): Database => {
    let remaining = many;
    return new Proxy(world.db, {
      get: (db, name) => {
        if (name === "transaction" && remaining-- <= 0)
          return () => Promise.reject(new Error("The connection is lost."));
        const value = Reflect.get(db, name);
        return typeof value === "function" ? value.bind(db) : value;
      },
    });
  };

  test("leaves the rest to another one, which repeats nothing", async () => {
    for (const number of [1, 2, 3, 4]) await paid([number]);
    await staff.cancel();
    await carryOut({ ...world.tools, db: dyingAfter(2), warn: () => undefined });
    expect((await states()).filter((state) => state === "withdrawn")).toHaveLength(2);
    // It may still be at work.
    await carryOut();
    expect((await states()).filter((state) => state === "withdrawn")).toHaveLength(2);
    await world.db.update(raceCancellations).set({ workedAt: sql`now() - interval '2 minutes'` });
    await Promise.all([carryOut(), carryOut()]);
    expect(await states()).toEqual(["withdrawn", "withdrawn", "withdrawn", "withdrawn"]);
    expect([await world.db.$count(refunds), (await readCancelMails(world)).length]).toEqual([4, 4]);
    await settleAll(world.tools);
    expect((await staff.read(staff.one)).cancellation).toMatchObject({
      refundedFen: 12_000,
      doneAt: expect.any(Number),
    });
    expect(await broken()).toEqual([]);
  });
});
