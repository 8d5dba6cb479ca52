import { and, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { entries } from "../../base/db/entrySchema.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { unpaidLimits } from "../../base/limits/table.ts";
import { findCapped } from "../../money/orders/unpaidCap.ts";
import { buildBody, person } from "../testForm.ts";
import {
  accountId,
  asPublished,
  form,
  publishedForm,
  refused,
  submitToOneRace,
  tokens,
  world,
} from "../testSubmitting.ts";
import { removeOrders } from "./testOrders.ts";
import { broken, order, paid, post, withTenKm } from "./testPaying.ts";

submitToOneRace({ sandboxRaces: undefined as never });
beforeEach(() => removeOrders(world.db));

const { ordersOfAccount, placesOfPerson } = unpaidLimits;
const many = (count: number) => Array.from({ length: count }, (_none, index) => index + 1);
const unpaid = () => world.db.$count(orders, and(eq(orders.accountId, accountId), eq(orders.state, "pending_payment")));

describe("an account that reserves places and does not pay", () => {
  test("has as many unpaid orders as there can be, and another one once one is paid or cancelled", async () => {
    await asPublished(withTenKm({ places: 100 }), async () => {
      const ids: string[] = [];
      for (const number of many(ordersOfAccount)) ids.push(await order([number]));
      const answer = await refused(buildBody(form, { entrants: [person(50)] }));
      expect([answer.code, answer.data.reason]).toEqual([409, "unpaid"]);
      expect(answer.msg).toContain(`${ordersOfAccount} unpaid orders`);
      // Another account is not concerned, and nothing of the refused one is stored.
      await order([50], {}, tokens.other);
      expect((await post(`/sign-up/orders/${ids[0]}/cancel`)).code).toBe(0);
      await paid([51]);
      await order([52]);
      expect(await unpaid()).toBe(ordersOfAccount);
      expect(await world.db.$count(entries, eq(entries.state, "reserved"))).toBe(ordersOfAccount + 1);
      expect(await broken()).toEqual([]);
    });
  });

  test("gets no more of them by submitting many at the same moment", async () => {
    await asPublished(withTenKm({ places: 100 }), async () => {
      const all = many(ordersOfAccount + 5).map((number) => buildBody(form, { entrants: [person(number)] }));
      const answers = await Promise.all(all.map((body) => refused(body)));
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(ordersOfAccount);
      expect(answers.filter(({ data }) => data.reason === "unpaid")).toHaveLength(5);
      expect(await unpaid()).toBe(ordersOfAccount);
    });
  });

  test("still waits for a place, which is paid for when it is given", async () => {
    await asPublished(withTenKm({ places: ordersOfAccount, waitingList: true }), async () => {
      for (const number of many(ordersOfAccount)) await order([number]);
      const { code, data } = await refused(buildBody(form, { entrants: [person(50)] }));
      expect([code, (data as unknown as { orderId: null }).orderId]).toEqual([0, null]);
    });
  });

  test("reads its receipt again if it repeats a call, however many orders it has", async () => {
    await asPublished(withTenKm({ places: 100 }), async () => {
      const body = buildBody(await publishedForm(), { entrants: [person(1)] });
      expect((await refused(body)).code).toBe(0);
      for (const number of many(ordersOfAccount - 1)) await order([number + 1]);
      expect((await refused(body)).code).toBe(0);
    });
  });
});

test("a person has as many unpaid places in a race as there can be, over all accounts; an organiser who enters people has no cap", async () => {
  const claim = (accountId: string | null) => ({ raceId: "7001", accountId, personIds: ["somebody"] });
  const all = [...many(placesOfPerson + 1).map((number) => claim(`account-${number}`)), claim(null)];
  const none = many(placesOfPerson).map(() => undefined);
  expect(await findCapped(world.db, all)).toEqual([...none, "person", undefined]);
  expect(await findCapped(world.db, [{ ...claim("another"), raceId: "7002" }])).toEqual([undefined]);
});
