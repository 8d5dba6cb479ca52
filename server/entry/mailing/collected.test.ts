import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { outboxMessages } from "../../base/db/accountSchema.ts";
import { mailings } from "../../base/db/mailingSchema.ts";
import { findState, payAtSandbox, removeOrders, settleAll } from "../orders/testOrders.ts";
import { begin, broken } from "../orders/testPaying.ts";
import { park } from "../testForm.ts";
import { submitToOneRace, world } from "../testSubmitting.ts";
import {
  afterRace,
  enter,
  entryOf,
  firstPack,
  mailed,
  packs,
  readSite,
  removeMailings,
  request,
  requestPaid,
  stateOf,
  take,
} from "./testMailings.ts";
import { giveOut, handOut } from "./testRace.ts";

submitToOneRace({ sandboxRaces: undefined as never });
beforeEach(async () => {
  await removeMailings(world.db);
  await removeOrders(world.db);
  await world.db.delete(outboxMessages);
});

describe("a pack that was collected while its mailing waits", () => {
  test("is handed out by a staff device: its mailing ends, and the fee goes back", async () => {
    await enter(1);
    await afterRace(async () => {
      const code = await firstPack();
      const { mailingId, orderId } = await requestPaid(code);
      expect(await giveOut(world.tools, { code, site: await readSite() })).toBe("done");
      expect(await stateOf(mailingId)).toEqual(["cancelled", "collected"]);
      await settleAll(world.tools);
      expect(await findState(world.db, orderId)).toEqual({ state: "refunded", leftFen: 0 });
      expect(await mailed()).toEqual(["paid", "collected", "refunded"]);
      expect(await packs()).toMatchObject([{ mailing: { state: "cancelled", endedBecause: "collected" } }]);
      expect(await broken()).toEqual([]);
    });
  });

  test("with an unpaid request, the order ends and cannot be paid; late money goes back", async () => {
    await enter(1);
    await afterRace(async () => {
      const code = await firstPack();
      const { data } = await request(code);
      const orderId = data.orderId ?? "";
      const outTradeNo = await begin(orderId);
      expect(await giveOut(world.tools, { code, site: await readSite() })).toBe("done");
      await payAtSandbox(world.tools, outTradeNo);
      await settleAll(world.tools);
      expect(await findState(world.db, orderId)).toEqual({ state: "refunded", leftFen: 0 });
      expect(await stateOf(data.mailingId)).toEqual(["cancelled", "collected"]);
      expect(await broken()).toEqual([]);
    });
  });

  test("is not handed out once it is packed: staff read that it is mailed", async () => {
    await enter(1);
    await afterRace(async () => {
      const code = await firstPack();
      const { mailingId } = await requestPaid(code);
      await take(mailingId, "packed");
      expect(await giveOut(world.tools, { code, site: await readSite() })).toBe("mailed");
      expect(await stateOf(mailingId)).toEqual(["packed", null]);
      expect(await broken()).toEqual([]);
    });
  });

  test("is not packed: the organiser reads by whom, at which site and when, and the fee goes back", async () => {
    await enter(1);
    await afterRace(async () => {
      const pack = await firstPack();
      const { mailingId, orderId } = await requestPaid(pack);
      // A device that synced late; what a staff member does here ends the mailing at once.
      await world.db.execute(sql`alter table hand_outs disable trigger handed_out_is_not_mailed`);
      await handOut(world.db, await entryOf(pack));
      await world.db.execute(sql`alter table hand_outs enable trigger handed_out_is_not_mailed`);
      const refused = await take(mailingId, "packed");
      expect(refused).toMatchObject({
        error: "mailing/handed-out",
        details: { handOut: { staff: "staff", site: "expo" } },
      });
      expect(await stateOf(mailingId)).toEqual(["cancelled", "collected"]);
      await settleAll(world.tools);
      expect(await findState(world.db, orderId)).toEqual({ state: "refunded", leftFen: 0 });
      expect(await mailed()).toEqual(["paid", "collected", "refunded"]);
      expect(await broken()).toEqual([]);
    });
  });

  test("the database refuses a hand-out of a pack that is packed, and a mailing of one that was handed out", async () => {
    await enter(1);
    await enter(2);
    await afterRace(async () => {
      const [first, second] = (await packs()).map(({ pack }) => pack) as [string, string];
      const { mailingId } = await requestPaid(first);
      await take(mailingId, "packed");
      await expect(handOut(world.db, await entryOf(first))).rejects.toThrow();
      await handOut(world.db, await entryOf(second));
      const row = {
        mailingId: "x",
        raceId: "7001",
        entryId: await entryOf(second),
        domainName: park,
        feeFen: 0,
      } as const;
      await expect(world.db.insert(mailings).values({ ...row, language: "zh", state: "paid" })).rejects.toThrow();
      expect(await broken()).toEqual([]);
    });
  });
});
