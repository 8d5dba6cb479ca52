import { and, asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { OwnDeferral } from "#contract/deferrals.ts";
import type { SubmissionHead, SubmissionReceipt, SubmissionRefusal } from "#contract/signup.ts";
import type { OwnTransfer } from "#contract/transfers.ts";
import { accounts, outboxMessages } from "../../base/db/accountSchema.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { entries, entryHistory, pools } from "../../base/db/entrySchema.ts";
import { refunds } from "../../base/db/orderSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import { readOutbox } from "../../delivery/outbox.ts";
import { refundOrder } from "../../orders/refundOrder.ts";
import { removeOrders, settleAll, stateOf } from "../../orders/testOrders.ts";
import { broken, paid, post, signUp, withTenKm } from "../../orders/testPaying.ts";
import { readEntry } from "../../organise/entry.ts";
import { searchEntries } from "../../organise/list.ts";
import { requestRefundOf } from "../../organise/refunds.ts";
import { operator } from "../../people/accounts/rights.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { deleteOwnAccount } from "../../people/profile/ownData.ts";
import { bodyOf, person } from "../testForm.ts";
import { accountId, asPublished, form, submitToOneRace, tokens, world } from "../testSubmitting.ts";
import { gatherTransfers } from "../transfers/gather.ts";
import { bodyAt, leaving, next, nextFolder, older, taking } from "./testDeferrals.ts";

submitToOneRace({ sandboxRaces: undefined as never });
beforeEach(async () => {
  await removeOrders(world.db);
  await world.db.delete(outboxMessages);
  await world.db.update(accounts).set({ email: "runner@example.com" }).where(eq(accounts.accountId, accountId));
});

const closed = { registration: { opensAt: "2020-01-01T00:00:00+08:00", closesAt: "2021-01-01T00:00:00+08:00" } };
const publish = async (files: Record<string, unknown>) => {
  await world.write(files);
  await world.load();
};
/** Publishes both races for one test, and next year's without places or deferrals afterwards. */
const asBoth = (here: object, there: object, run: () => Promise<void>) =>
  asPublished({ ...withTenKm({ places: 9 }), ...here }, async () => {
    await publish(nextFolder(there));
    try {
      await run();
    } finally {
      await publish(nextFolder());
    }
  });
const send = async <T = SubmissionReceipt>(id: string, number: number, more: object = {}, token = tokens.runner) => {
  const body = await bodyAt(world.tools, next, { entrants: [older(number)], feeFen: 0, deferral: id, ...more });
  return call<T>(world, "/sign-up/submissions", { json: body, token, headers: { "accept-language": "en" } });
};
const refusal = async (id: string, number: number, more: object = {}, token = tokens.runner) => {
  const answer = await send<SubmissionRefusal>(id, number, more, token);
  expect(answer.code).not.toBe(0);
  return answer;
};
const listed = async (token = tokens.runner) =>
  (await call<OwnDeferral[]>(world, "/sign-up/deferrals", { token })).data;
const states = async () => {
  const { raceId, state, seq } = entries;
  return (await world.db.select({ raceId, state }).from(entries).orderBy(asc(seq))).map((one) => Object.values(one));
};
/** How many places of each race's ten kilometres are taken. */
const claimed = async () => {
  const rows = await world.db.select().from(pools).where(eq(pools.name, "item/ten-km"));
  return Object.fromEntries(rows.map((one) => [one.raceId, one.claimed]));
};
const heads = async (token = tokens.runner) =>
  (await call<SubmissionHead[]>(world, "/sign-up/submissions", { token })).data;
const withdraw = (id: string, token = tokens.runner) =>
  post<{ refundFen: number }>(`/sign-up/submissions/${id}/withdraw`, {}, token);

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
      expect(await stateOf(world.db, id)).toEqual({ state: "paid", leftFen: 3000 });
      const [after, before] = await heads();
      expect([before?.entries[0]?.state, before?.endedBecause, before?.withdrawnAt === null]).toEqual([
        ...["deferred", "deferred"],
        false,
      ]);
      expect([after?.submissionId, after?.entries[0]?.state, after?.domainName]).toEqual([
        ...[got.data.submissionId, "confirmed"],
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
      const sent = await readOutbox(world.db, world.secrets);
      expect(sent.map(({ content }) => content?.template)).toContain("deferred");
      const lines = await world.db.select().from(auditLines);
      const acts = lines.filter(({ action }) => action.startsWith("deferred")).map((one) => [one.raceId, one.action]);
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
      const other = await bodyAt(world.tools, next, { entrants: [older(7)] });
      expect((await call(world, "/sign-up/submissions", { json: other, token: tokens.other })).code).toBe(0);
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
        const other = await bodyAt(world.tools, next, { entrants: [older(number)] });
        await call(world, "/sign-up/submissions", { json: other, token: tokens.other });
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
      const here = bodyOf(form, { entrants: [person(1)], feeFen: 0, deferral: id });
      expect((await call(world, "/sign-up/submissions", { json: here, token: tokens.runner })).code).not.toBe(0);
      const entered = await bodyAt(world.tools, next, { entrants: [older(1)], item: "solo", feeFen: 0 });
      expect((await call(world, "/sign-up/submissions", { json: entered, token: tokens.runner })).code).toBe(0);
      expect((await refusal(id, 1)).data.reason).toBe("already-registered");
      expect((await states())[0]).toEqual(["7001", "confirmed"]);
      expect(await broken()).toEqual([]);
    });
  });

  test("is not offered before it states that it takes them, has the item and is published", async () => {
    for (const [number, there] of [
      withTenKm({ places: 5 }),
      { ...taking(5), prices: { deferredFrom: ["9"] } },
    ].entries())
      await asBoth(leaving(), there, async () => {
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
    const back = await paid([6]);
    const refund = { orderId: back, amountFen: 3000, note: "x", key: "k", actor: "organiser", withdraw: false };
    await refundOrder(world.tools, refund);
    for (const [id, number] of [
      [unpaid, 3],
      [group, 4],
      [back, 6],
    ] as const)
      expect((await refusal(id, number)).data.reason).toBe("transfer");
    const offered = (await listed()).map(({ submissionId }) => submissionId);
    for (const id of [unpaid, group, back]) expect(offered).not.toContain(id);
  });
});

describe("the money of a deferred entry", () => {
  test("stays when its runner withdraws from next year's race, or goes back by that race's policy, as this year's states", async () => {
    for (const [policy, fen] of [
      [{}, 0],
      [{ refunds: "payer" }, 1500],
    ] as const) {
      await removeOrders(world.db);
      await asBoth(leaving(policy), taking(5, {}, { refunds: { percent: 50 } }), async () => {
        const id = await paid([fen ? 11 : 1]);
        const { submissionId } = (await send(id, fen ? 11 : 1)).data;
        expect((await withdraw(submissionId)).data.refundFen).toBe(fen);
        expect((await withdraw(submissionId)).data.refundFen).toBe(fen);
        await settleAll(world.tools);
        expect((await stateOf(world.db, id)).leftFen).toBe(3000 - fen);
        expect(await world.db.$count(entries, eq(entries.state, "confirmed"))).toBe(0);
        expect(await broken()).toEqual([]);
      });
    }
  });

  test("is refunded by this year's organisers, which ends the place; next year's see where it came from and no more", async () => {
    await asBoth(leaving(), taking(1, { waitingList: true }), async () => {
      const orderId = await paid([1]);
      const { submissionId } = (await send(orderId, 1)).data;
      const waiting = await bodyAt(world.tools, next, { entrants: [older(7)] });
      await call(world, "/sign-up/submissions", { json: waiting, token: tokens.other });
      const codeOf = async (id: string) =>
        (await world.db.select().from(entries).where(eq(entries.submissionId, id)))[0]?.code ?? "";
      const [first, second] = [await codeOf(orderId), await codeOf(submissionId)];
      const theirs = { actor: "organiser-of-next", races: new Set(["7002"]) };
      const seen = await readEntry(world.tools, theirs, { code: second, language: "zh" });
      expect(seen).toMatchObject({ order: null, orderState: null, deferredTo: null });
      expect(seen?.deferredFrom).toMatchObject({ code: null });
      expect(await readEntry(world.tools, theirs, { code: first, language: "zh" })).toBeUndefined();
      const page = await searchEntries(world.tools, theirs, { domainName: next, payment: "none" });
      expect(typeof page === "string" ? page : page.entries.map(({ code }) => code)).toContain(second);
      const refund = { amountFen: 3000, isLeaving: true, note: "x", key: "k".repeat(16) };
      expect(await requestRefundOf(world.tools, theirs, { ...refund, code: second })).toBe("not-paid");
      const all = await readEntry(world.tools, operator, { code: second, language: "zh" });
      expect(all?.deferredFrom?.code).toBe(first);
      const own = await readEntry(world.tools, operator, { code: first, language: "zh" });
      expect(own).toMatchObject({ deferredTo: { code: second }, order: { leftFen: 3000, madeWith: null } });
      const done = await requestRefundOf(world.tools, operator, { ...refund, code: first });
      expect(done).toMatchObject({ state: "approved" });
      await settleAll(world.tools);
      // The place goes to who waits in next year's race.
      expect(await states()).toEqual([
        ["7001", "deferred"],
        ["7002", "withdrawn"],
        ["7002", "reserved"],
      ]);
      expect((await heads()).map(({ endedBecause }) => endedBecause)).toEqual(["refunded", "deferred"]);
      expect(await broken()).toEqual([]);
    });
  });
});

describe("a deferred entry", () => {
  test("is passed on by next year's policy, and deferred again as often as the race allows", async () => {
    const until = "2035-12-01T00:00:00+08:00";
    const passing = taking(5, {}, { transfers: { until }, deferrals: { to: "7001", until, times: 1 } });
    await asBoth(leaving({}, { transfers: { until }, deferredFrom: ["7002"] }), passing, async () => {
      const id = await paid([1]);
      const open = await post<{ link: string }>(`/sign-up/submissions/${id}/transfer`);
      const { submissionId } = (await send(id, 1)).data;
      // The link that the owner had sent before has ended with the entry.
      const late = bodyOf(form, { entrants: [person(2)], feeFen: 0, transfer: open.data.link });
      expect((await call(world, "/sign-up/submissions", { json: late, token: tokens.other })).code).not.toBe(0);
      const back = bodyOf(form, { entrants: [person(1)], feeFen: 0, deferral: submissionId });
      expect((await call(world, "/sign-up/submissions", { json: back, token: tokens.runner })).code).not.toBe(0);
      const { data } = await post<{ link: string }>(`/sign-up/submissions/${submissionId}/transfer`);
      const passed = await bodyAt(world.tools, next, { entrants: [older(3)], feeFen: 0, transfer: data.link });
      const got = await call<SubmissionReceipt>(world, "/sign-up/submissions", { json: passed, token: tokens.other });
      expect(got.msg).toBe("");
      const all = (await call<OwnTransfer[]>(world, "/sign-up/transfers", { token: tokens.runner })).data;
      expect(all.map((one) => [one.submissionId, one.state])).toEqual([[submissionId, "passed-on"]]);
      const isDone = and(eq(transfers.state, "done"), eq(transfers.orderId, id));
      const rows = await world.db.select().from(transfers).where(isDone).orderBy(asc(transfers.round));
      expect(rows.map(({ round, deferrals, deferredIn }) => [round, deferrals, deferredIn])).toEqual([
        [1, 1, 1],
        [2, 1, 1],
      ]);
      expect((await withdraw(got.data.submissionId, tokens.other)).data.refundFen).toBe(0);
      expect(await broken()).toEqual([]);
    });
    await asBoth(
      leaving({}, { deferredFrom: ["7002"] }),
      taking(5, {}, { deferrals: { to: "7001", until, times: 2 } }),
      async () => {
        await removeOrders(world.db);
        await world.db.delete(submissions);
        const id = await paid([21]);
        const { submissionId } = (await send(id, 21)).data;
        const back = bodyOf(form, { entrants: [person(21)], feeFen: 0, deferral: submissionId });
        const again = await call(world, "/sign-up/submissions", { json: back, token: tokens.runner });
        expect(again.msg).toBe("");
        const isDone = eq(transfers.orderId, id);
        expect(
          (await world.db.select().from(transfers).where(isDone)).map(({ deferrals }) => deferrals).sort(),
        ).toEqual([1, 2]);
        expect(await broken()).toEqual([]);
      },
    );
  });

  test("is in the owner's export, and ends with the account", async () => {
    await asBoth(leaving(), taking(5), async () => {
      const id = await paid([1]);
      const { submissionId } = (await send(id, 1)).data;
      expect(await gatherTransfers(world.db, [id, submissionId])).toMatchObject([
        { submissionId: id, isReceived: false, deferredTo: { raceId: "7002", item: "ten-km" } },
      ]);
      const [account] = await world.db.select().from(accounts).where(eq(accounts.accountId, accountId));
      if (!account) throw new Error("The runner has no account.");
      await deleteOwnAccount(world.tools, account, "network");
      expect(await states()).toEqual([
        ["7001", "deferred"],
        ["7002", "withdrawn"],
      ]);
      const [row] = await world.db.select().from(transfers);
      expect([row?.fromSubmission, row?.toSubmission, row?.orderId]).toEqual([null, null, id]);
      expect(await claimed()).toEqual({ "7001": 0, "7002": 0 });
      expect(await broken()).toEqual([]);
    });
  });
});
