import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { outboxMessages } from "../../base/db/accountSchema.ts";
import { handOuts } from "../../base/db/handOutSchema.ts";
import { mailings } from "../../base/db/mailingSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { closeDevice, openDevice } from "../handOut/devices.ts";
import { leave } from "../leave/leave.ts";
import { findState, passTime, payAtSandbox, removeOrders, settleAll } from "../orders/testOrders.ts";
import { begin, broken, expire, own, post } from "../orders/testPaying.ts";
import { park } from "../testForm.ts";
import { submitToOneRace, tokens, world } from "../testSubmitting.ts";
import {
  address,
  afterRace,
  enter,
  entryOf,
  firstPack,
  mailed,
  offer,
  packs,
  removeMailings,
  request,
  requestPaid,
  stateOf,
  take,
} from "./testMailings.ts";
import { handOut } from "./testRace.ts";

submitToOneRace({ sandboxRaces: undefined as never });
beforeEach(async () => {
  await removeMailings(world.db);
  await removeOrders(world.db);
  await world.db.delete(outboxMessages);
});

const shipment = { carrier: "顺丰", tracking: "SF1234567890" };

describe("a runner whose pack was never collected", () => {
  test("reads what is mailed and what it costs, requests it, pays, and reads each step to its delivery", async () => {
    await enter(1);
    await afterRace(async () => {
      const { data } = await offer();
      expect(data).toMatchObject({ closed: null, feeFen: 1500, hasList: false, contents: { en: "Bib and shirt" } });
      expect(data.packs).toMatchObject([{ name: "跑者1", itemName: { en: "solo (en)" }, mailing: null }]);
      const { data: requested } = await request(await firstPack());
      expect(await packs()).toMatchObject([
        { mailing: { state: "requested", orderState: "pending_payment", address } },
      ]);
      const order = await own(requested.orderId ?? "");
      expect(order).toMatchObject({ amountFen: 1500, domainName: park, submissionId: null, withdrawalFen: 0 });
      expect(order.itemName).toEqual({ zh: "参赛包邮寄费", en: "Mailing of the race pack" });
      await payAtSandbox(world.tools, await begin(requested.orderId ?? ""));
      await settleAll(world.tools);
      expect(await packs()).toMatchObject([{ mailing: { state: "paid", orderState: "paid" } }]);
      const { mailingId } = requested;
      expect(await take(mailingId, "packed")).toEqual({ state: "packed" });
      expect(await take(mailingId, "shipped", shipment)).toEqual({ state: "shipped" });
      expect(await take(mailingId, "delivered")).toEqual({ state: "delivered" });
      const [{ mailing }] = (await packs()) as [Awaited<ReturnType<typeof packs>>[number]];
      expect(mailing).toMatchObject({ state: "delivered", ...shipment });
      expect(mailing?.history.map(({ state }) => state)).toEqual([
        "requested",
        "paid",
        "packed",
        "shipped",
        "delivered",
      ]);
      expect(await mailed()).toEqual(["paid", "packed", "shipped", "delivered"]);
      expect(await broken()).toEqual([]);
    });
  });

  test("whose pack comes back gets it sent again, or reads that it is not", async () => {
    await enter(1);
    await afterRace(async () => {
      const { mailingId } = await requestPaid(await firstPack());
      await take(mailingId, "packed");
      for (const step of ["shipped", "returned", "reshipped", "returned"] as const)
        expect(await take(mailingId, step, shipment)).toEqual({ state: step });
      expect(await take(mailingId, "closed")).toEqual({ state: "closed" });
      expect(await take(mailingId, "shipped", shipment)).toEqual({
        error: "mailing/step",
        details: { state: "closed" },
      });
      expect(await mailed()).toEqual(["paid", "packed", "shipped", "returned", "reshipped", "returned", "closed"]);
      expect(await broken()).toEqual([]);
    });
  });

  test("who leaves out the postal code reads just that, and nothing is stored", async () => {
    await enter(1);
    await afterRace(async () => {
      const { code, data, msg } = await request(await firstPack(), { address: { ...address, postcode: "" } });
      expect([code === 0, data.faults, msg]).toEqual([false, { postcode: "missing" }, "Check the address."]);
      const wrong = { ...address, postcode: "5180", phone: "123", province: "810000", name: " " };
      expect((await request(await firstPack(), { address: wrong })).data.faults).toEqual({
        name: "missing",
        phone: "wrong",
        province: "wrong",
        postcode: "wrong",
      });
      expect(await world.db.$count(mailings)).toBe(0);
    });
  });

  test("in a province with another fee pays that one, and in one that is left out reads so", async () => {
    await enter(1);
    await afterRace(async () => {
      const pack = await firstPack();
      const lhasa = { address: { ...address, province: "540000" } };
      expect((await request(pack, lhasa)).data).toMatchObject({ feeFen: 3000 });
      expect((await request(pack, { address: { ...address, province: "650000" } })).msg).toMatch(/province/);
      expect((await request(pack, { ...lhasa, feeFen: 3000 })).code).toBe(0);
    });
  });

  test("pays nothing for a mailing that costs nothing", async () => {
    await enter(1);
    await afterRace(
      async () => {
        const { data } = await request(await firstPack(), { feeFen: 0 });
        expect([data.orderId, await stateOf(data.mailingId)]).toEqual([null, ["paid", null]]);
      },
      { feeFen: 0 },
    );
  });

  test("requests it once, and again only after it was cancelled", async () => {
    await enter(1);
    await afterRace(async () => {
      const pack = await firstPack();
      const first = await request(pack);
      expect((await request(pack)).msg).toMatch(/already/);
      expect(await expire(first.data.orderId ?? "")).toBe("ended");
      expect(await stateOf(first.data.mailingId)).toEqual(["cancelled", "unpaid"]);
      expect(await mailed()).toEqual(["unpaid"]);
      const second = await request(pack);
      expect(second.code).toBe(0);
      await post(`/sign-up/orders/${second.data.orderId}/cancel`);
      expect(await stateOf(second.data.mailingId)).toEqual(["cancelled", "unpaid"]);
      expect(await broken()).toEqual([]);
    });
  });

  test("whose money comes after the request ended gets all of it back", async () => {
    await enter(1);
    await afterRace(async () => {
      const { data } = await request(await firstPack());
      const orderId = data.orderId ?? "";
      const outTradeNo = await begin(orderId);
      await passTime(world.db, orderId);
      await expire(orderId);
      await payAtSandbox(world.tools, outTradeNo);
      await settleAll(world.tools);
      expect(await findState(world.db, orderId)).toEqual({ state: "refunded", leftFen: 0 });
      expect((await mailed()).sort()).toEqual(["late", "refunded", "unpaid"]);
      expect(await broken()).toEqual([]);
    });
  });
});

describe("who has no pack to be mailed", () => {
  test("nobody requests it before the race is over, outside of its time, or for another's entry", async () => {
    await enter(1);
    let pack = "";
    await afterRace(async () => {
      pack = await firstPack();
      expect((await request(pack, {}, tokens.other)).msg).toMatch(/no race pack/);
      expect(await packs(tokens.other)).toEqual([]);
    });
    await afterRace(async () => expect((await offer()).data.closed).toBe("closed"), {
      closesAt: "2025-01-03T00:00:00+08:00",
    });
    await afterRace(
      async () => {
        expect((await offer()).data.closed).toBe("not-open");
        expect((await request(pack)).msg).toMatch(/yet/);
      },
      { opensAt: "2035-01-01T00:00:00+08:00" },
    );
    expect((await request(pack)).msg).toMatch(/mails no race packs/);
  });

  test("nobody requests it while a staff device may have hand-outs that are not known", async () => {
    await enter(1);
    await afterRace(async () => {
      const { db } = world;
      const device = { raceId: "7001", site: "expo", name: "Phone", accountId: "staff", sessionId: "x" };
      const [own, lost] = [await openDevice(db, device), await openDevice(db, device)];
      const closed = async () => (await offer()).data.closed;
      const close = (deviceId: string, actor: string) =>
        closeDevice(db, { deviceId, raceId: "7001", actor, isOrganiser: actor !== "staff" });
      expect(await closed()).toBe("hand-outs-open");
      expect((await request(await firstPack())).msg).toMatch(/Not all hand-outs/);
      await close(own, "staff");
      await close(lost, "first");
      expect(await closed()).toBe("hand-outs-open");
      await close(lost, "second");
      expect(await closed()).toBeNull();
    });
  });

  test("a pack that was handed out is not listed, and not mailed; one whose hand-out was undone is", async () => {
    await enter(1);
    await afterRace(async () => {
      const pack = await firstPack();
      await handOut(world.db, await entryOf(pack));
      expect(await packs()).toEqual([]);
      expect((await request(pack)).msg).toMatch(/collected/);
      await world.db.update(handOuts).set({ undoneAt: sql`now()`, undoneBy: "first", undoneSecond: "second" });
      expect((await request(pack)).code).toBe(0);
    });
  });
});

test("the mailing of an entry that ends is cancelled, and its fee goes back", async () => {
  await enter(1);
  await afterRace(async () => {
    const pack = await firstPack();
    const { mailingId, orderId } = await requestPaid(pack);
    const [{ submissionId } = { submissionId: "" }] = await world.db.select().from(submissions);
    await world.db.transaction((tx) =>
      leave(tx as never, world.tools, [submissionId], { reason: "refunded", actor: "organiser", site: undefined }),
    );
    expect(await stateOf(mailingId)).toEqual(["cancelled", "left"]);
    await settleAll(world.tools);
    expect(await findState(world.db, orderId)).toEqual({ state: "refunded", leftFen: 0 });
    expect(await broken()).toEqual([]);
  });
});
