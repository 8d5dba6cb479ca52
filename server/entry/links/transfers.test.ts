import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { SubmissionHead } from "#contract/signup.ts";
import type { OwnTransfer, TransferInvitation } from "#contract/transfers.ts";
import { accounts, outboxMessages } from "../../base/db/accountSchema.ts";
import { entries, entryHistory } from "../../base/db/entrySchema.ts";
import { refunds } from "../../base/db/orderSchema.ts";
import { transfers } from "../../base/db/transferSchema.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import { operator } from "../../base/rights.ts";
import { readEntry } from "../../desk/organise/entry.ts";
import { searchEntries } from "../../desk/organise/list.ts";
import { requestRefundOf } from "../../desk/organise/refunds.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { refundOrder } from "../leave/refundOrder.ts";
import { findState, removeOrders, settleAll } from "../orders/testOrders.ts";
import { broken, order, paid, post, signUp, states, withTenKm } from "../orders/testPaying.ts";
import { poolCounts } from "../places/testEntries.ts";
import { buildBody, park, person, raceFolder } from "../testForm.ts";
import { accountId, asPublished, form, refused, submit, submitToOneRace, tokens, world } from "../testSubmitting.ts";

submitToOneRace({ sandboxRaces: undefined as never });
beforeEach(async () => {
  await removeOrders(world.db);
  await world.db.delete(outboxMessages);
  await world.db.update(accounts).set({ email: "runner@example.com" }).where(eq(accounts.accountId, accountId));
});

const until = "2035-12-01T00:00:00+08:00";
const passing = (policy: object = {}, overrides: object = {}) =>
  withTenKm({}, { prices: { transfers: { until, ...policy }, ...overrides } });
const closed = { registration: { opensAt: "2020-01-01T00:00:00+08:00", closesAt: "2021-01-01T00:00:00+08:00" } };
const start = async (id: string, token = tokens.runner) =>
  post<{ link: string; endsAt: number }>(`/sign-up/submissions/${id}/transfer`, {}, token);
const getLink = async (id: string, token = tokens.runner) => (await start(id, token)).data.link;
const taking = (link: string, number: number, overrides: object = {}) =>
  buildBody(form, { entrants: [person(number)], feeFen: 0, ...overrides, transfer: link } as never);
const take = (link: string, number: number, overrides: object = {}, token = tokens.other) =>
  submit(taking(link, number, overrides), token);
const invitation = (link: string) =>
  call<TransferInvitation>(world, "/sign-up/transfers/invitation", { json: { domainName: park, token: link } });
const listed = async (token = tokens.runner) =>
  (await call<OwnTransfer[]>(world, "/sign-up/transfers", { token })).data;
const withdraw = (id: string, token: string) =>
  post<{ refundFen: number }>(`/sign-up/submissions/${id}/withdraw`, {}, token);

describe("a runner who passes a paid entry on, after registration has closed", () => {
  test("sends a link, and the place goes to the one who fills in the form, in one step", async () => {
    await asPublished(passing(), async () => {
      const id = await paid([1]);
      await world.write(raceFolder({ ...passing(), ...closed }));
      await world.load();
      {
        expect(await listed()).toMatchObject([{ submissionId: id, state: "possible", link: null, name: "跑者1" }]);
        const { data } = await start(id);
        expect((await start(id)).data).toEqual(data);
        expect(Math.round((data.endsAt - Date.now()) / 86_400_000)).toBe(7);
        expect((await invitation(data.link)).data).toMatchObject({ item: "ten-km", owner: "跑**" });
        expect(await world.db.$count(transfers, sql`link_sealed like ${`%${data.link}%`}`)).toBe(0);
        const got = await take(data.link, 2);
        expect(got.msg).toBe("");
        expect(got.data.orderId).toBeNull();
        expect(await states()).toEqual(["transferred", "confirmed"]);
        expect(await poolCounts(world.db)).toEqual({ "item/ten-km": [1, 1, 1] });
        expect(await broken()).toEqual([]);
        expect(await findState(world.db, id)).toEqual({ state: "paid", leftFen: 3000 });
        expect(await listed()).toMatchObject([{ state: "passed-on", link: null, until: null }]);
        expect(await listed(tokens.other)).toMatchObject([
          { submissionId: got.data.submissionId, isReceived: true, state: "kept" },
        ]);
        const [old] = (await call<SubmissionHead[]>(world, "/sign-up/submissions", { token: tokens.runner })).data;
        expect(old?.entries).toMatchObject([{ state: "transferred" }]);
        const outbox = await readOutbox(world.db, world.secrets);
        expect(outbox.map(({ content }) => content?.template)).toEqual(
          expect.arrayContaining(["transferred", "received"]),
        );
        const history = await world.db.select().from(entryHistory).where(eq(entryHistory.reason, "transfer"));
        expect(history.map(({ before, after }) => [before, after])).toEqual([
          ["confirmed", "transferred"],
          [null, "confirmed"],
        ]);
      }
    });
  });

  test("finds the link used up, ended or over, and so does the other", async () => {
    await asPublished(passing(), async () => {
      const id = await paid([1]);
      const first = await getLink(id);
      expect((await post(`/sign-up/submissions/${id}/revoke-transfer`)).code).toBe(0);
      expect((await post(`/sign-up/submissions/${id}/revoke-transfer`)).code).toBe(0);
      expect((await refused(taking(first, 2), tokens.other)).msg).toMatch(/no longer works/);
      expect((await invitation(first)).code).not.toBe(0);
      const second = await getLink(id);
      expect(second).not.toBe(first);
      await world.db
        .update(transfers)
        .set({ endsAt: new Date(0) })
        .where(eq(transfers.state, "open"));
      expect((await refused(taking(second, 2), tokens.other)).data.reason).toBe("transfer");
      const third = await getLink(id);
      const body = taking(third, 2);
      const answers = await Promise.all([1, 2, 3].map(() => submit(body, tokens.other)));
      // A repeated request is the same sign-up.
      expect(new Set(answers.map(({ data }) => data.receipt)).size).toBe(1);
      expect((await refused(taking(third, 3), tokens.other)).data.reason).toBe("transfer");
      expect((await post(`/sign-up/submissions/${id}/revoke-transfer`)).msg).toMatch(/taken this entry over/);
      expect(await states()).toEqual(["transferred", "confirmed"]);
    });
  });

  test("cannot withdraw it any more, and nobody else can pass it on or end the link", async () => {
    await asPublished(passing(), async () => {
      const id = await paid([1]);
      expect((await start(id, tokens.other)).code).toBe((await start("none", tokens.other)).code);
      expect((await post(`/sign-up/submissions/${id}/revoke-transfer`, {}, tokens.other)).code).not.toBe(0);
      await take(await getLink(id), 2);
      expect((await withdraw(id, tokens.runner)).code).not.toBe(0);
      expect(await world.db.$count(refunds)).toBe(0);
      expect((await start(id)).msg).toMatch(/cannot be passed on/);
    });
  });
});

describe("who takes an entry over", () => {
  test("is checked as everybody: by the form, its policies, one entry per person, and the price of options", async () => {
    await asPublished(passing(), async () => {
      const id = await paid([1]);
      const link = await getLink(id);
      expect((await refused(taking(link, 2, { policies: [] }), tokens.other)).data.reason).toBe("policies");
      expect((await refused(taking(link, 2, { feeFen: 3000 }), tokens.other)).data.feeFen).toBe(0);
      expect((await refused(taking(link, 2, { item: "solo" }), tokens.other)).data.reason).toBe("transfer");
      expect((await refused(taking(link, 2, { coupon: "x" }), tokens.other)).data.reason).toBe("coupon");
      const two = { entrants: [person(2), person(3)] };
      expect((await refused(taking(link, 2, two), tokens.other)).data.reason).toBe("entrants");
      expect((await refused(taking(link, 1), tokens.other)).data.reason).toBe("already-registered");
      const bus = { entrants: [{ ...person(2), bus: "yes", stop: "x" }] };
      expect((await refused(taking(link, 2, bus), tokens.other)).msg).toMatch(/cost more/);
      await signUp([4], { item: "solo", feeFen: 0 }, tokens.other);
      expect((await refused(taking(link, 4), tokens.other)).data.reason).toBe("already-registered");
      expect(await states()).toEqual(["confirmed", "confirmed"]);
      expect(await poolCounts(world.db)).toEqual({ "item/ten-km": [1, 1, 1] });
      expect((await take(link, 2)).msg).toBe("");
      expect(await broken()).toEqual([]);
    });
  });

  test("keeps the place from those who wait, and passes it on as often as the race allows", async () => {
    const policy = withTenKm({ places: 1, waitingList: true }, { prices: { transfers: { until, times: 2 } } });
    await asPublished(policy, async () => {
      const id = await paid([1]);
      await signUp([5], { feeFen: 3000 }, tokens.other);
      const second = (await take(await getLink(id), 2)).data.submissionId;
      const third = (await take(await getLink(second, tokens.other), 3, {}, tokens.runner)).data.submissionId;
      expect((await start(third)).msg).toMatch(/cannot be passed on/);
      expect((await states()).sort()).toEqual(["confirmed", "transferred", "transferred", "waitlisted"]);
      expect(await broken()).toEqual([]);
      const rows = await world.db.select({ orderId: transfers.orderId }).from(transfers);
      expect(rows).toEqual([{ orderId: id }, { orderId: id }]);
    });
  });
});

describe("the money of an entry that was passed on", () => {
  test("stays when the second runner withdraws, or goes back to who paid, once, as the race states", async () => {
    for (const [policy, fen] of [
      [{}, 0],
      [{ refunds: "payer" }, 3000],
    ] as const) {
      await removeOrders(world.db);
      await asPublished(passing(policy), async () => {
        const id = await paid([fen ? 11 : 1]);
        const { submissionId } = (await take(await getLink(id), fen ? 12 : 2)).data;
        const ownSubmissions = (await call<SubmissionHead[]>(world, "/sign-up/submissions", { token: tokens.other }))
          .data;
        expect(ownSubmissions[0]?.withdrawalPays).toBe(fen ? "payer" : "nobody");
        expect((await withdraw(submissionId, tokens.other)).data.refundFen).toBe(fen);
        const message = (await readOutbox(world.db, world.secrets)).find(
          ({ content }) => content?.template === "ended",
        );
        expect(message?.content?.values).toMatchObject({
          money: fen ? "payer" : "passedOn",
          yuan: fen ? "30.00" : "0.00",
        });
        expect((await withdraw(submissionId, tokens.other)).data.refundFen).toBe(fen);
        await settleAll(world.tools);
        expect(await world.db.$count(refunds)).toBe(fen ? 1 : 0);
        expect((await findState(world.db, id)).leftFen).toBe(3000 - fen);
        expect(await broken()).toEqual([]);
        expect(await world.db.$count(entries, eq(entries.state, "confirmed"))).toBe(0);
      });
    }
  });

  test("is refunded by an organiser together with the entry of the second runner", async () => {
    await asPublished(passing(), async () => {
      const orderId = await paid([1]);
      await take(await getLink(orderId), 2);
      // The entry that has the place shows the order that paid for it, and with which entry that
      // was.
      const page = await searchEntries(world.tools, operator, { domainName: park, payment: "paid" });
      const [receivedEntry, first] = typeof page === "string" ? [] : page.entries;
      expect([receivedEntry, first]).toMatchObject([
        { state: "confirmed", orderState: "paid", amountFen: 3000 },
        { state: "transferred", orderState: "paid" },
      ]);
      const detail = await readEntry(world.tools, operator, { code: receivedEntry?.code ?? "", language: "zh" });
      expect(detail?.order).toMatchObject({ orderId, madeWith: first?.code, leftFen: 3000 });
      const refund = {
        code: receivedEntry?.code ?? "",
        amountFen: 3000,
        isLeaving: true,
        note: "x",
        key: "k".repeat(16),
      };
      expect(await requestRefundOf(world.tools, operator, refund)).toMatchObject({ state: "approved" });
      await settleAll(world.tools);
      expect(await states()).toEqual(["transferred", "withdrawn"]);
      expect(await broken()).toEqual([]);
      const ends = async (token: string) =>
        (await call<SubmissionHead[]>(world, "/sign-up/submissions", { token })).data.map(
          (submission) => submission.endedBecause,
        );
      expect([await ends(tokens.runner), await ends(tokens.other)]).toEqual([["transferred"], ["refunded"]]);
    });
  });
});

test("nobody passes on an entry that is unpaid, of a group, being refunded, or of a race that does not allow it", async () => {
  await asPublished(withTenKm({ places: 9 }), async () => {
    const id = await paid([1]);
    expect((await start(id)).msg).toBe(
      "Entries of this race cannot be passed on now. Contact the organiser if you have questions.",
    );
    expect(await listed()).toEqual([]);
  });
  const late = passing({ from: "2034-01-01T00:00:00+08:00" });
  await asPublished(late, async () =>
    expect((await start((await signUp([2], { item: "solo", feeFen: 0 })).submissionId)).code).not.toBe(0),
  );
  await asPublished(withTenKm({ places: 9 }, { prices: { transfers: { until } } }), async () => {
    const unpaid = await order([3]);
    expect((await start(unpaid)).msg).toMatch(/cannot be passed on/);
    const group = await paid([4, 5]);
    expect((await start(group)).msg).toMatch(/cannot be passed on/);
    const paidId = await paid([6]);
    const link = await getLink(paidId);
    const refund = { orderId: paidId, amountFen: 3000, note: "x", key: "k", actor: "organiser", withdraw: false };
    await refundOrder(world.tools, refund);
    expect((await refused(taking(link, 7), tokens.other)).data.reason).toBe("transfer");
  });
});

test("a runner who withdraws leaves no link behind that passes the entry on", async () => {
  await asPublished(passing(), async () => {
    const id = await paid([1]);
    const link = await getLink(id);
    expect((await withdraw(id, tokens.runner)).code).toBe(0);
    expect(await world.db.select().from(transfers)).toMatchObject([{ state: "revoked", linkSealed: null }]);
    expect((await take(link, 2)).code).not.toBe(0);
  });
});
