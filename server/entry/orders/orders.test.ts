import { eq, isNotNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import type { Order } from "#contract/orders.ts";
import { accounts, limits, outboxMessages } from "../../base/db/accountSchema.ts";
import { optionCounts, optionPlaces } from "../../base/db/optionSchema.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { answeredForms, teamMembers, teams } from "../../base/db/signupSchema.ts";
import { command } from "../../money/payments/sandbox/pay.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount } from "../../people/accounts/testPeople.ts";
import { endUnpaid } from "../leave/endUnpaid.ts";
import { poolCounts } from "../places/testEntries.ts";
import { keepTeam } from "../teams/testTeams.ts";
import { buildBody, park, person, testForm } from "../testForm.ts";
import {
  accountId,
  asPublished,
  form,
  publishedForm,
  submit,
  submitToOneRace,
  tokens,
  world,
} from "../testSubmitting.ts";
import { payAtSandbox, removeOrders, settleAll } from "./testOrders.ts";
import { begin, broken, expire, mails, order, own, post, signUp, states, withTenKm } from "./testPaying.ts";
import { claimEnding } from "./work.ts";

submitToOneRace({ sandboxRaces: undefined as never });
beforeEach(async () => {
  await removeOrders(world.db);
  await world.db.delete(outboxMessages);
  await world.db.update(accounts).set({ email: "runner@example.com" }).where(eq(accounts.accountId, accountId));
});

describe("a runner who signs up for an item with a fee", () => {
  test("has the places reserved, pays, and is entered", async () => {
    await asPublished(withTenKm({}), async () => {
      const id = await order([1, 2]);
      expect(await states()).toEqual(["reserved", "reserved"]);
      const orderView = await own(id);
      expect(orderView).toMatchObject({ state: "pending_payment", amountFen: 6000, late: null, paidFen: 0 });
      expect(orderView.lines).toMatchObject([{ kind: "fee", count: 2, fen: 6000 }]);
      expect(Math.round((orderView.expiresAt - orderView.createdAt) / 60_000)).toBe(30);
      expect(orderView.ways.map(({ way }) => way)).toEqual(["qr", "page", "phone"]);
      const outTradeNo = await begin(id);
      // Another tab has the same payment.
      expect(await begin(id)).toBe(outTradeNo);
      await payAtSandbox(world.tools, outTradeNo);
      await settleAll(world.tools);
      expect(await own(id)).toMatchObject({ state: "paid", paidFen: 6000, ways: [], withdrawalFen: 6000 });
      expect(await states()).toEqual(["confirmed", "confirmed"]);
      const isPaid =
        "This order is already paid, and nothing more is due. If you cannot come, withdraw under “My entries”.";
      expect((await post(`/sign-up/orders/${id}/pay`, { merchant: "sandbox", way: "qr" })).msg).toBe(isPaid);
      expect((await post(`/sign-up/orders/${id}/cancel`)).msg).toBe(isPaid);
      expect(await broken()).toEqual([]);
    });
  });

  test("gets the same order for the same key, and none for an item that costs nothing", async () => {
    const body = buildBody(form, { entrants: [person(1)] });
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(body)));
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(await world.db.$count(orders)).toBe(1);
    expect((await signUp([2], { item: "solo", feeFen: 0 })).orderId).toBeNull();
    expect(await states()).toEqual(["reserved", "confirmed"]);
  });

  test("who does not pay loses the place and can sign up again, once the provider has closed the payment", async () => {
    await asPublished(withTenKm({ places: 1 }), async () => {
      const id = await order([1]);
      const outTradeNo = await begin(id);
      expect(await endUnpaid(world.tools, id, { event: "expire", actor: "program" })).toBe("other");
      await command(world.db, outTradeNo, { action: "silence" });
      expect(await expire(id)).toBe("unknown");
      expect(await states()).toEqual(["reserved"]);
      await command(world.db, outTradeNo, { action: "answer" });
      expect(await claimEnding(world.db, 10)).toEqual([{ orderId: id, isLate: false }]);
      expect(await claimEnding(world.db, 10)).toEqual([]);
      expect(await expire(id)).toBe("ended");
      expect(await own(id)).toMatchObject({ state: "expired", paidFen: 0, ways: [] });
      expect((await post(`/sign-up/orders/${id}/pay`, { merchant: "sandbox", way: "qr" })).msg).toBe(
        "This order can no longer be paid. “My entries” shows what became of it.",
      );
      expect(await states()).toEqual(["expired"]);
      expect(await poolCounts(world.db)).toEqual({ "item/ten-km": [0, 0, 0] });
      await order([1]);
      expect(await mails()).toEqual(["expired"]);
      expect(await broken()).toEqual([]);
    });
  });

  test("who has paid in the last second is entered, though the notification never came", async () => {
    const id = await order([1]);
    await command(world.db, await begin(id), { action: "pay" });
    expect(await expire(id)).toBe("paid");
    await settleAll(world.tools);
    expect(await own(id)).toMatchObject({ state: "paid", late: null });
  });

  test("cancels, and gives the place back at once", async () => {
    const id = await order([1]);
    await begin(id);
    const { data } = await post<Order>(`/sign-up/orders/${id}/cancel`);
    expect(data.state).toBe("cancelled");
    expect((await post<Order>(`/sign-up/orders/${id}/cancel`)).data.state).toBe("cancelled");
    expect(await states()).toEqual(["withdrawn"]);
    expect((await post(`/sign-up/orders/${id}/cancel`, {}, tokens.other)).code).toBe(404);
  });

  test("pays in two tabs by two ways, and gets the second payment back", async () => {
    const id = await order([1]);
    const [first, two] = [await begin(id, "qr"), await begin(id, "page")];
    expect(first).not.toBe(two);
    for (const outTradeNo of [first, two]) await payAtSandbox(world.tools, outTradeNo);
    await settleAll(world.tools);
    const orderView = await own(id);
    expect(orderView).toMatchObject({ state: "paid", paidFen: 6000, refundedFen: 3000 });
    expect(orderView.refunds).toMatchObject([{ reason: "second-payment", state: "refunded", amountFen: 3000 }]);
    expect(await states()).toEqual(["confirmed"]);
    expect(await broken()).toEqual([]);
  });
});

describe("money that comes after the order has ended", () => {
  test("gets a place again if one is left, and otherwise goes back, and the runner reads which", async () => {
    await asPublished(withTenKm({ places: 1 }), async () => {
      const lucky = await order([1]);
      const first = await begin(lucky);
      await expire(lucky);
      await payAtSandbox(world.tools, first);
      await settleAll(world.tools);
      expect(await own(lucky)).toMatchObject({ state: "paid", late: "placed" });
      expect(await states()).toEqual(["expired", "confirmed"]);
      expect(await broken()).toEqual([]);
      await post(`/sign-up/submissions/${lucky}/withdraw`);
      // One contact gets five notices a day, and this runner has more in a minute.
      await world.db.delete(limits);
      const late = await order([2]);
      const second = await begin(late);
      await expire(late);
      await order([3]);
      await payAtSandbox(world.tools, second);
      await settleAll(world.tools);
      expect(await own(late)).toMatchObject({ state: "refunded", late: "refunded", paidFen: 3000, refundedFen: 3000 });
      expect(await poolCounts(world.db)).toEqual({ "item/ten-km": [1, 1, 1] });
      expect(await broken()).toEqual([]);
      expect(await mails()).toEqual(expect.arrayContaining(["placed", "late", "refunded"]));
    });
  });

  test("does not overtake those who wait, nor give a second entry to who has signed up again", async () => {
    await asPublished(withTenKm({ places: 1, waitingList: true }), async () => {
      const late = await order([1]);
      const outTradeNo = await begin(late);
      expect((await signUp([2])).orderId).toBeNull();
      await expire(late);
      // The freed place went to the one who waited, who owes the fee now.
      expect(await states()).toEqual(["expired", "reserved"]);
      const [waited] = await world.db.select().from(orders).where(eq(orders.state, "pending_payment"));
      expect(waited?.amountFen).toBe(3000);
      await payAtSandbox(world.tools, outTradeNo);
      await settleAll(world.tools);
      expect(await own(late)).toMatchObject({ state: "refunded" });
      expect(await broken()).toEqual([]);
    });
    const twice = await order([5]);
    const outTradeNo = await begin(twice);
    await expire(twice);
    await order([5]);
    await payAtSandbox(world.tools, outTradeNo);
    await settleAll(world.tools);
    expect(await own(twice)).toMatchObject({ state: "refunded" });
    expect(await broken()).toEqual([]);
  });

  test("gets its options back too, or goes back if somebody else has one of them", async () => {
    const bus = testForm({ $schema: "https://startline.dev/schemas/form/v1.schema.json" });
    const uiSchema = bus.uiSchema as Record<string, object>;
    const seats = { ...bus, uiSchema: { ...uiSchema, bus: { ...uiSchema.bus, capacity: { yes: 1 } } } };
    await asPublished({ ...withTenKm({ places: 9 }), forms: [seats] }, async () => {
      const edition = await publishedForm();
      const byBus = async (number: number) => {
        const rider = person(number, { bus: "yes", stop: "东门" });
        const { data } = await submit(buildBody(edition, { entrants: [rider], feeFen: 3500 }));
        return data.orderId as string;
      };
      const payLate = async (id: string, outTradeNo: string) => {
        await payAtSandbox(world.tools, outTradeNo);
        await settleAll(world.tools);
        return (await own(id)).state;
      };
      const first = await byBus(1);
      const firstPayment = await begin(first);
      await expire(first);
      const second = await byBus(2);
      const secondPayment = await begin(second);
      await expire(second);
      expect(await payLate(second, secondPayment)).toBe("paid");
      expect(await payLate(first, firstPayment)).toBe("refunded");
      const places = await world.db.select({ of: optionPlaces.submissionId }).from(optionPlaces);
      expect(places).toEqual([{ of: second }]);
      expect(await world.db.$count(optionCounts, eq(optionCounts.taken, 1))).toBe(1);
      expect(await poolCounts(world.db)).toEqual({ "item/ten-km": [1, 1, 1] });
      expect(await broken()).toEqual([]);
    });
  });

  test("gets its team back, or goes back if the team is full or dissolved by others", async () => {
    const member = async (number: number) => {
      const id = await order([number]);
      await world.db.update(answeredForms).set({ body: JSON.stringify({ ...form, team: { min: 2, max: 2 } }) });
      await keepTeam(world, { submissionId: id, captainId: accountId, raceId: "1" });
      const outTradeNo = await begin(id);
      await expire(id);
      expect(await world.db.$count(teams, isNotNull(teams.dissolvedAt))).toBe(1);
      return { id, outTradeNo };
    };
    const payLate = async ({ id, outTradeNo }: Awaited<ReturnType<typeof member>>) => {
      await payAtSandbox(world.tools, outTradeNo);
      await settleAll(world.tools);
      return (await own(id)).state;
    };
    expect(await payLate(await member(1))).toBe("paid");
    expect(await world.db.$count(teams, isNotNull(teams.dissolvedAt))).toBe(0);
    expect(await world.db.$count(teamMembers, isNotNull(teamMembers.leftAt))).toBe(0);
    await world.db.delete(teams);
    const late = await member(2);
    await world.db.update(teamMembers).set({ leftBecause: "dissolved" });
    expect(await payLate(late)).toBe("refunded");
    await world.db.delete(teams);
  });

  test("is not expected of an order whose team its captain dissolved: the runner reads why it ended, and of no time that passed", async () => {
    const id = await order([3]);
    await world.db.update(answeredForms).set({ body: JSON.stringify({ ...form, team: { min: 2, max: 2 } }) });
    const teamId = await keepTeam(world, { submissionId: id, captainId: accountId, raceId: "7001" });
    await world.db.update(teams).set({ domainName: park });
    await world.db.delete(outboxMessages);
    expect((await post(`/sign-up/teams/${teamId}/dissolve`)).code).toBe(0);
    expect(await own(id)).toMatchObject({ state: "pending_payment", endedBecause: "dissolved" });
    expect(await endUnpaid(world.tools, id, { event: "expire", actor: "program" })).toBe("ended");
    expect(await own(id)).toMatchObject({ state: "expired", endedBecause: "dissolved" });
    expect(await mails()).toEqual([]);
    // The control: an order whose time passes.
    await world.db.delete(teams);
    const late = await order([4]);
    await expire(late);
    expect([(await own(late)).endedBecause, await mails()]).toEqual(["expired", ["expired"]]);
  });

  test("goes back if the account is gone, and its rows name nobody", async () => {
    const goneId = await addAccount(world, { email: "gone@example.com" });
    const token = await openSession(world.db, { accountId: goneId, loginType: "5", device: "test" });
    const id = await order([9], {}, token);
    const outTradeNo = await begin(id, "page", token);
    const { deleteAccount } = await import("../../desk/ownData/ownData.ts");
    const [account] = await world.db.select().from(accounts).where(eq(accounts.accountId, goneId));
    await deleteAccount(world.tools, account as never, { actor: goneId });
    await payAtSandbox(world.tools, outTradeNo);
    await settleAll(world.tools);
    const [row] = await world.db.select().from(orders).where(eq(orders.orderId, id));
    expect(row).toMatchObject({ state: "refunded", accountId: null, submissionId: null });
    expect(await broken()).toEqual([]);
  });
});
