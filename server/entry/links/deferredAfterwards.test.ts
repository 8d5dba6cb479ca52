import { and, asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { SubmissionReceipt } from "#contract/signup.ts";
import type { OwnTransfer } from "#contract/transfers.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { entries } from "../../base/db/entrySchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import { operator } from "../../base/rights.ts";
import { readEntry } from "../../desk/organise/entry.ts";
import { searchEntries } from "../../desk/organise/list.ts";
import { requestRefundOf } from "../../desk/organise/refunds.ts";
import { gatherTransfers } from "../../desk/ownData/gatherTransfers.ts";
import { deleteAccount } from "../../desk/ownData/ownData.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { findState, removeOrders, settleAll } from "../orders/testOrders.ts";
import { broken, paid, post } from "../orders/testPaying.ts";
import { buildBody, person } from "../testForm.ts";
import { accountId, form, tokens, world } from "../testSubmitting.ts";
import { asBoth, claimed, deferBetweenTwo, heads, send, states, withdraw } from "./testBoth.ts";
import { bodyAt, leaving, next, older, taking } from "./testDeferrals.ts";

deferBetweenTwo();

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
        expect((await findState(world.db, id)).leftFen).toBe(3000 - fen);
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
      const findCode = async (id: string) =>
        (await world.db.select().from(entries).where(eq(entries.submissionId, id)))[0]?.code ?? "";
      const [first, second] = [await findCode(orderId), await findCode(submissionId)];
      const nextOrganiser = { actor: "organiser-of-next", races: new Set(["7002"]) };
      const detail = await readEntry(world.tools, nextOrganiser, { code: second, language: "zh" });
      expect(detail).toMatchObject({ order: null, orderState: null, deferredTo: null });
      expect(detail?.deferredFrom).toMatchObject({ code: null });
      expect(await readEntry(world.tools, nextOrganiser, { code: first, language: "zh" })).toBeUndefined();
      const page = await searchEntries(world.tools, nextOrganiser, { domainName: next, payment: "none" });
      expect(typeof page === "string" ? page : page.entries.map(({ code }) => code)).toContain(second);
      const refund = { amountFen: 3000, isLeaving: true, note: "x", key: "k".repeat(16) };
      expect(await requestRefundOf(world.tools, nextOrganiser, { ...refund, code: second })).toBe("refund/not-paid");
      const all = await readEntry(world.tools, operator, { code: second, language: "zh" });
      expect(all?.deferredFrom?.code).toBe(first);
      const entry = await readEntry(world.tools, operator, { code: first, language: "zh" });
      expect(entry).toMatchObject({ deferredTo: { code: second }, order: { leftFen: 3000, madeWith: null } });
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
      const late = buildBody(form, { entrants: [person(2)], feeFen: 0, transfer: open.data.link });
      expect((await call(world, "/sign-up/submissions", { json: late, token: tokens.other })).code).not.toBe(0);
      const body = buildBody(form, { entrants: [person(1)], feeFen: 0, deferral: submissionId });
      expect((await call(world, "/sign-up/submissions", { json: body, token: tokens.runner })).code).not.toBe(0);
      const { data } = await post<{ link: string }>(`/sign-up/submissions/${submissionId}/transfer`);
      const passed = await bodyAt(world.tools, next, { entrants: [older(3)], feeFen: 0, transfer: data.link });
      const got = await call<SubmissionReceipt>(world, "/sign-up/submissions", { json: passed, token: tokens.other });
      expect(got.msg).toBe("");
      const all = (await call<OwnTransfer[]>(world, "/sign-up/transfers", { token: tokens.runner })).data;
      expect(all.map((deferral) => [deferral.submissionId, deferral.state])).toEqual([[submissionId, "passed-on"]]);
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
        const body = buildBody(form, { entrants: [person(21)], feeFen: 0, deferral: submissionId });
        const again = await call(world, "/sign-up/submissions", { json: body, token: tokens.runner });
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
      await deleteAccount(world.tools, account, { actor: account.accountId });
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
