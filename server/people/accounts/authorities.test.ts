import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { accounts } from "../../base/db/accountSchema.ts";
import { getRaces, includesRace } from "../../base/rights.ts";
import { openWorld, testKey, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { type Authorisation, authorise } from "./authorities.ts";
import { addAccount } from "./testPeople.ts";
import { cheapAccounts } from "./testSettings.ts";

let world: World;
let accountId: string;
beforeAll(async () => {
  world = await openWorld(
    { "trail/site.json": tinySite(), "trail/documents/rules.json": tinyDocument(), "trail/race.json": tinyRace },
    { accounts: cheapAccounts },
  );
});
beforeEach(async () => {
  await world.db.delete(accounts);
  accountId = await addAccount(world, { email: "me@example.org", phone: "13800138000" });
});
afterAll(() => world.close());

const change = (overrides: Partial<Authorisation>) =>
  authorise(world.db, world.secrets, { who: "me@example.org", authority: "ORGANISER", ...overrides });
const authorities = async () =>
  (await world.db.select().from(accounts).where(eq(accounts.accountId, accountId)))[0]?.authorities;
const listed = async () => {
  const headers = { authorization: `Bearer ${testKey}` };
  return (await world.app.inject({ url: "/admin/organisers", headers })).json().data;
};

test("an operator makes somebody the organiser of one race, by its id or its domain, and takes it back", async () => {
  expect(await change({ race: "trail.localhost" })).toBe("given");
  expect(await authorities()).toEqual(["ORGANISER:7001"]);
  expect(await change({ race: "7001" })).toBe("unchanged");
  expect(await listed()).toEqual([
    {
      accountId,
      nick: expect.any(String),
      email: "me@example.org",
      phone: "13800138000",
      races: [{ raceId: "7001", domainName: "trail.localhost" }],
      personal: [],
      reviewed: [],
      staffed: [],
    },
  ]);
  expect(await change({ race: "7001", isTaken: true })).toBe("taken");
  expect(await change({ race: "7001", isTaken: true })).toBe("unchanged");
  expect(await listed()).toEqual([]);
});

test("a race that does not exist is refused; one that is gone can still be taken", async () => {
  expect(await change({ race: "7002" })).toBe("no-race");
  expect(await change({ race: "no such race" })).toBe("no-race");
  expect(await authorities()).toEqual([]);
  await world.db.update(accounts).set({ authorities: ["ORGANISER:gone"] });
  expect(await change({ race: "gone", isTaken: true })).toBe("taken");
});

test("the command as it was gives and takes all races, and one of all cannot be taken", async () => {
  expect(await change({ race: "7001" })).toBe("given");
  expect(await change({})).toBe("given");
  expect(await authorities()).toEqual(["ORGANISER"]);
  expect(await change({ race: "7001" })).toBe("unchanged");
  expect(await change({ race: "7001", isTaken: true })).toBe("has-all");
  expect((await listed())[0].races).toBeNull();
  expect(await change({ isTaken: true })).toBe("taken");
  expect(await authorities()).toEqual([]);
});

test("an organiser from before rights had races keeps all of them", () => {
  expect(includesRace(getRaces(["ORGANISER"]), "7001")).toBe(true);
  expect(includesRace(getRaces(["ORGANISER:7001"]), "7001")).toBe(true);
  for (const race of ["7002", "700", "70011", "", "ORGANISER"])
    expect(includesRace(getRaces(["ORGANISER:7001"]), race)).toBe(false);
  expect(includesRace(getRaces([]), "7001")).toBe(false);
});
