import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { SubmissionReceipt } from "#contract/signup.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { entryHistory } from "../../base/db/entrySchema.ts";
import { refunds } from "../../base/db/orderSchema.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { refundOrder } from "../leave/refundOrder.ts";
import { findState } from "../orders/testOrders.ts";
import { broken, paid, signUp, withTenKm } from "../orders/testPaying.ts";
import { buildBody, person } from "../testForm.ts";
import { form, tokens, world } from "../testSubmitting.ts";
import {
  asBoth,
  claimed,
  deferBetweenTwo,
  heads,
  listed,
  publish,
  refusal,
  send,
  states,
  withdraw,
} from "./testBoth.ts";
import { bodyAt, leaving, next, nextFolder, older, taking } from "./testDeferrals.ts";

deferBetweenTwo();

const closed = { registration: { opensAt: "2020-01-01T00:00:00+08:00", closesAt: "2021-01-01T00:00:00+08:00" } };

describe("a runner who defers a paid entry to next year", () => {
  test("fills in that race's form, while its registration is closed too, and has the one place for the other", async () => {
    await asBoth(leaving(), { ...taking(5), ...closed }, async () => {
      const id = await paid([1]);
      const [offer] = await listed();
      expect(offer).toMatchObject({ submissionId: id, state: "possible", name: "跑者1", from: null });
      expect(offer?.to).toMatchObject({ item: "ten-km", startsAt: Date.parse("2037-01-05T09:00:00+08:00") });
      expect(offer?.to?.link).toMatch(new RegExp(`^http://next\\.localhost:.*account.*view=signUps.*deferral=${id}$`));
      const got = await send(id, 1);
      expect(got.msg).toBe("");
      expect(got.data.orderId).toBeNull();
      expect(await states()).toEqual([
        ["7001", "deferred"],
        ["7002", "confirmed"],
      ]);
      expect(await claimed()).toEqual({ "7001": 0, "7002": 1 });
      expect(await broken()).toEqual([]);
      expect(await findState(world.db, id)).toEqual({ state: "paid", leftFen: 3000 });
      const [after, before] = await heads();
      expect([before?.entries[0]?.state, before?.endedBecause, before?.withdrawnAt === null]).toEqual([
        "deferred",
        "deferred",
        false,
      ]);
      expect([after?.submissionId, after?.entries[0]?.state, after?.domainName]).toEqual([
        got.data.submissionId,
        "confirmed",
        next,
      ]);
      expect(await listed()).toMatchObject([
        { submissionId: got.data.submissionId, state: "kept", from: { itemName: { zh: "ten-km" } } },
        { submissionId: id, state: "deferred", to: { item: "ten-km" } },
      ]);
      const history = await world.db.select().from(entryHistory).where(eq(entryHistory.reason, "deferral"));
      expect(history.map(({ before: from, after: to }) => [from, to]).sort()).toEqual([
        [null, "confirmed"],
        ["confirmed", "deferred"],
      ]);
      const mails = await readOutbox(world.db, world.secrets);
      expect(mails.map(({ content }) => content?.template)).toContain("deferred");
      const lines = await world.db.select().from(auditLines);
      const acts = lines
        .filter(({ action }) => action.startsWith("deferred"))
        .map((line) => [line.raceId, line.action]);
      expect(acts).toEqual([
        ["7001", "deferred"],
        ["7002", "deferred-here"],
      ]);
      // It has ended here, and nothing goes back.
      expect((await withdraw(id)).code).not.toBe(0);
      expect(await world.db.$count(refunds)).toBe(0);
    });
  });

  test("gives the freed place to who waits, and the same call again is the same sign-up", async () => {
    const waiting = withTenKm({ places: 1, waitingList: true }, leaving());
    await asBoth(waiting, taking(1), async () => {
      const id = await paid([1]);
      await signUp([5], { feeFen: 3000 }, tokens.other);
      const body = await bodyAt(world.tools, next, { entrants: [older(1)], feeFen: 0, deferral: id });
      const again = () => call<SubmissionReceipt>(world, "/sign-up/submissions", { json: body, token: tokens.runner });
      const answers = [await again(), await again()];
      expect(new Set(answers.map(({ data }) => data.receipt)).size).toBe(1);
      expect(await states()).toEqual([
        ["7001", "deferred"],
        ["7001", "reserved"],
        ["7002", "confirmed"],
      ]);
      expect(await broken()).toEqual([]);
      expect((await refusal(id, 1)).msg).toMatch(/cannot be deferred to this race any more/);
    });
  });

  test("keeps the entry if next year's race has no place left, and is not offered it", async () => {
    await asBoth(leaving(), taking(1), async () => {
      const id = await paid([1]);
      const otherBody = await bodyAt(world.tools, next, { entrants: [older(7)] });
      expect((await call(world, "/sign-up/submissions", { json: otherBody, token: tokens.other })).code).toBe(0);
      expect(await listed()).toMatchObject([{ state: "full" }]);
      const refused = await refusal(id, 1);
      expect([refused.data.reason, refused.data.left]).toEqual(["full", 0]);
      expect(await states()).toEqual([
        ["7001", "confirmed"],
        ["7002", "reserved"],
      ]);
      expect(await world.db.$count(transfers)).toBe(0);
      expect(await broken()).toEqual([]);
    });
  });

  test("overtakes nobody who waits in next year's race", async () => {
    await asBoth(leaving(), taking(1, { waitingList: true }), async () => {
      const id = await paid([1]);
      for (const number of [7, 8]) {
        const otherBody = await bodyAt(world.tools, next, { entrants: [older(number)] });
        await call(world, "/sign-up/submissions", { json: otherBody, token: tokens.other });
      }
      // A place that nobody was given yet.
      await publish(nextFolder(taking(2, { waitingList: true })));
      expect((await refusal(id, 1)).data).toMatchObject({ reason: "full", left: 0 });
    });
  });
});

describe("next year's race", () => {
  test("takes only the same person of the same account, by its own form, at no other price", async () => {
    await asBoth(leaving(), taking(5), async () => {
      const id = await paid([1]);
      expect((await refusal(id, 1, {}, tokens.other)).msg).toMatch(/cannot be deferred to this race any more/);
      const stranger = await refusal(id, 2);
      expect([stranger.msg, stranger.data.problems[0]?.pointer]).toEqual([
        expect.stringMatching(/same person/),
        "/document/number",
      ]);
      // The age of this year's race day.
      expect((await refusal(id, 1, { entrants: [person(1)] })).data.reason).toBe("answers");
      expect((await refusal(id, 1, { policies: [] })).data.reason).toBe("policies");
      expect((await refusal(id, 1, { feeFen: 3000 })).data.feeFen).toBe(0);
      expect((await refusal(id, 1, { coupon: "x" })).data.reason).toBe("coupon");
      expect((await refusal(id, 1, { item: "solo" })).data.reason).toBe("transfer");
      expect((await refusal(id, 1, { entrants: [older(1), older(2)] })).data.reason).toBe("entrants");
      const bus = { entrants: [older(1, { bus: "yes", stop: "x" })] };
      expect((await refusal(id, 1, bus)).msg).toMatch(/cost more/);
      // Into the race that it is in already.
      const here = buildBody(form, { entrants: [person(1)], feeFen: 0, deferral: id });
      expect((await call(world, "/sign-up/submissions", { json: here, token: tokens.runner })).code).not.toBe(0);
      const body = await bodyAt(world.tools, next, { entrants: [older(1)], item: "solo", feeFen: 0 });
      expect((await call(world, "/sign-up/submissions", { json: body, token: tokens.runner })).code).toBe(0);
      expect((await refusal(id, 1)).data.reason).toBe("already-registered");
      expect((await states())[0]).toEqual(["7001", "confirmed"]);
      expect(await broken()).toEqual([]);
    });
  });

  test("is not offered before it states that it takes them, has the item and is published", async () => {
    for (const [number, target] of [
      withTenKm({ places: 5 }),
      { ...taking(5), prices: { deferredFrom: ["9"] } },
    ].entries())
      await asBoth(leaving(), target, async () => {
        const id = await paid([10 + number]);
        expect((await listed())[0]).toMatchObject({ submissionId: id, state: "soon", to: null });
        expect((await refusal(id, 10 + number)).msg).toMatch(/does not take them/);
      });
    await asBoth(leaving({ to: "9" }), taking(5), async () => {
      const id = await paid([2]);
      expect((await listed())[0]).toMatchObject({ submissionId: id, state: "soon" });
      expect((await refusal(id, 2)).data.reason).toBe("transfer");
    });
    await asBoth(leaving({ items: { "ten-km": "five-km" } }), taking(5), async () => {
      const id = await paid([3]);
      expect((await listed())[0]).toMatchObject({ submissionId: id, state: "soon" });
    });
  });

  test("takes another item for one that has another id there", async () => {
    await asBoth(leaving({ items: { "ten-km": "solo" } }), taking(5), async () => {
      const id = await paid([1]);
      expect((await refusal(id, 1)).data.reason).toBe("transfer");
      expect((await send(id, 1, { item: "solo" })).msg).toBe("");
    });
  });
});

test("nobody defers an entry before, after or without the race's policy, nor one of a group, unpaid or being refunded", async () => {
  for (const [number, policy] of [{}, leaving({ from: "2034-01-01T00:00:00+08:00" })].entries())
    await asBoth(policy, taking(5), async () => {
      const { submissionId } = await signUp([10 + number], { item: "solo", feeFen: 0 });
      expect(await listed()).toEqual([]);
      expect((await refusal(submissionId, 10 + number, { item: "solo" })).msg).toMatch(/cannot be deferred now/);
    });
  await asBoth(leaving(), taking(5), async () => {
    const unpaid = (await signUp([3])).submissionId;
    const group = await paid([4, 5]);
    const paidId = await paid([6]);
    const refund = { orderId: paidId, amountFen: 3000, note: "x", key: "k", actor: "organiser", withdraw: false };
    await refundOrder(world.tools, refund);
    for (const [id, number] of [
      [unpaid, 3],
      [group, 4],
      [paidId, 6],
    ] as const)
      expect((await refusal(id, number)).data.reason).toBe("transfer");
    const offeredIds = (await listed()).map(({ submissionId }) => submissionId);
    for (const id of [unpaid, group, paidId]) expect(offeredIds).not.toContain(id);
  });
});
