import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { RefundRequest } from "#contract/organise.ts";
import { getOrganiser } from "#core/authorities.ts";
import { pools } from "../../base/db/entrySchema.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { settleRace } from "../../sites/items/settle.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { keepPaidEntry } from "./testOrganise.ts";

let world: World;
beforeAll(async () => {
  const files = { "trail/site.json": tinySite({ id: "trail" }), "trail/documents/rules.json": tinyDocument() };
  world = await openWorld({ ...files, "trail/race.json": { ...tinyRace, raceId: "7001" } });
});
afterAll(() => world.close());

test("a refund takes the place out of the race if it does not go to others, and leaves it free if it does", async () => {
  const runner = await addAccount(world, { email: "runner@example.com" });
  const organiser = await addAccount(world, { email: "o@example.com", authorities: [getOrganiser("7001")] });
  const token = await openSession(world.db, { accountId: organiser, loginType: "5", device: "x" });
  const pool = { name: "item/ten-km", places: 2 };
  const item = { item: "ten-km", allocation: "first-come", closesAt: null, feeFen: 0, exclusionGroup: "race" } as const;
  const facts = { items: [{ ...item, hasWaitingList: false, pools: [pool.name] }], pools: [pool] };
  await world.db.transaction((tx) => settleRace(tx as never, "7001", facts));
  const entry = { accountId: runner, raceId: "7001", names: ["王小明"], domainName: "trail.localhost" };
  const refund = (code: string, overrides: object) =>
    call<RefundRequest>(world, "/sign-up/organise/refund", {
      json: { code, amountFen: 3000, isLeaving: true, note: "生病", key: randomUUID(), ...overrides },
      token,
    });
  const readPlaces = async () => {
    const [row] = await world.db.select().from(pools).where(eq(pools.name, pool.name));
    return [row?.places, row?.claimed, row?.stated];
  };

  const first = await keepPaidEntry(world, entry);
  expect(await readPlaces()).toEqual([2, 1, null]);
  const key = randomUUID();
  const { data } = await refund(first.code, { placeGoesOn: false, key });
  expect(data).toMatchObject({ placeGoesOn: false, state: "approved" });
  expect(await readPlaces()).toEqual([1, 0, 2]);
  // The same request again takes out nothing more, and is another one if the place is to go to
  // others.
  expect((await refund(first.code, { placeGoesOn: false, key })).code).toBe(0);
  expect((await refund(first.code, { key })).data).toMatchObject({ error: "refund/key-used" });
  expect(await readPlaces()).toEqual([1, 0, 2]);

  const second = await keepPaidEntry(world, entry);
  expect((await refund(second.code, {})).code).toBe(0);
  expect(await readPlaces()).toEqual([1, 0, 2]);
});
