import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { accounts } from "../../base/db/accountSchema.ts";
import { removeOrders } from "../orders/testOrders.ts";
import { broken, post } from "../orders/testPaying.ts";
import { park } from "../testForm.ts";
import { accountId, submitToOneRace, tokens, world } from "../testSubmitting.ts";
import { claimRunner, importRunners } from "./runners.ts";
import { afterRace, enter, packs, removeMailings, request, requestPaid, take } from "./testMailings.ts";

submitToOneRace({ sandboxRaces: undefined as never });
beforeEach(async () => {
  await removeMailings(world.db);
  await removeOrders(world.db);
});

describe("runners of a race that this server never had", () => {
  const from = { race: "city-2024", name: { zh: "2024 城市马拉松", en: "City Marathon 2024" } };
  const row = { type: "", number: "11010519491231002X", name: "王小明", phone: "", pack: "全程 L 码" };
  const claim = (person: object = {}, token = tokens.runner) =>
    post(
      "/sign-up/mailings/claim",
      { domainName: park, type: "1", number: row.number, name: row.name, ...person },
      token,
    );

  test("are imported by keyed hashes, show who they are, and have their packs mailed", async () => {
    await afterRace(
      async () => {
        const rows = [row, { ...row, number: "" }, { ...row, name: "" }, row, { ...row, type: "x" }];
        const imported = await importRunners(world.tools, "7001", rows, "organiser");
        expect(imported).toEqual({
          imported: 1,
          known: 0,
          faults: [
            { row: 3, fault: "document" },
            { row: 4, fault: "name" },
            { row: 5, fault: "twice" },
            { row: 6, fault: "document-type" },
          ],
        });
        expect(await importRunners(world.tools, "7001", [row], "organiser")).toMatchObject({ imported: 0, known: 1 });
        const stored = await world.db.execute(sql`select * from mailing_runners`);
        expect(JSON.stringify(stored)).not.toMatch(/11010519491231002X|王小明/);
        expect((await claim({ name: "李四" })).msg).toMatch(/not in the list/);
        expect((await claim()).code).toBe(0);
        expect((await claim({}, tokens.other)).msg).toMatch(/not in the list/);
        const [pack] = await packs();
        expect(pack).toMatchObject({ itemName: { zh: "全程 L 码" }, mailing: null });
        const { mailingId } = await requestPaid(pack?.pack ?? "");
        expect(await take(mailingId, "packed")).toEqual({ state: "packed" });
        expect((await request(pack?.pack ?? "")).msg).toMatch(/already/);
        expect((await request(pack?.pack ?? "", {}, tokens.other)).msg).toMatch(/no race pack/);
        expect(await broken()).toEqual([]);
      },
      { from },
    );
  });

  test("of a list with phone numbers, only the account with that number has the pack", async () => {
    await importRunners(world.tools, "7001", [{ ...row, phone: "13800138000" }], "organiser");
    const person = { raceId: "7001", accountId, type: "1", number: row.number, name: row.name };
    expect(await claimRunner(world.tools, person)).toBeUndefined();
    const phoneMac = world.secrets.mac("phone", "13800138000");
    await world.db.update(accounts).set({ phoneMac }).where(eq(accounts.accountId, accountId));
    expect(await claimRunner(world.tools, person)).toEqual(expect.any(Number));
    await world.db.update(accounts).set({ phoneMac: null }).where(eq(accounts.accountId, accountId));
  });

  test("an earlier race of this server needs no list: its entries and hand-outs count", async () => {
    await enter(1);
    await world.db.execute(sql`update entries set race_id = 'earlier'`);
    await afterRace(async () => expect(await packs()).toHaveLength(1), { from: { ...from, race: "earlier" } });
    await afterRace(async () => expect(await packs()).toEqual([]));
  });
});
