import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OrganisedPool, PlaceChange } from "#contract/organisePlaces.ts";
import { getOrganiser } from "#core/authorities.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { entries, pools } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { placeChanges } from "../../base/db/organiseSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { enter } from "../../entry/places/enter.ts";
import { checkInvariants } from "../../entry/places/invariants.ts";
import { removeEntries } from "../../entry/places/testEntries.ts";
import { park, raceFolder } from "../../entry/testForm.ts";
import { keepSubmission } from "../../entry/testSignups.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { cheapAccounts } from "../../people/accounts/testSettings.ts";
import { publishFolder } from "../../sites/publish/service.ts";
import { openWorld, type World } from "../../testWorld.ts";

const people = ["first", "second"] as const;
type Person = (typeof people)[number];
let world: World;
let tokens: Record<Person, string>;

let editions = 0;
const publish = async (places: number, { opensAt = "2020-01-01T00:00:00+08:00", reason = "" } = {}) => {
  // Each edition is another one, so that it is published.
  const registration = { opensAt, closesAt: new Date(Date.UTC(2035, 10, 1, 0, 0, ++editions)).toISOString() };
  await world.write(raceFolder({ items: { "ten-km": { places, waitingList: true } }, registration }));
  const site = {
    folder: `${world.env.sitesDir}/park`,
    siteId: "park",
    domainNames: [park],
    origin: "organiser" as const,
  };
  const published = await publishFolder(world.db, world.store, { ...site, reason });
  world.boundSites.forget();
  return [published.outcome, ...published.problems.map(({ code }) => code).filter((code) => code.startsWith("SL617"))];
};

beforeAll(async () => {
  world = await openWorld({}, { accounts: cheapAccounts, placesLimit: 10 });
  const add = async (name: Person) => {
    const accountId = await addAccount(world, { email: `${name}@example.com`, authorities: [getOrganiser("7001")] });
    return [name, await openSession(world.db, { accountId, loginType: "5", device: "x" })];
  };
  tokens = Object.fromEntries(await Promise.all(people.map(add)));
});
afterAll(() => world.close());
beforeEach(async () => {
  await removeEntries(world.db);
  await world.db.delete(submissions);
  await publish(2);
});

const signUp = async (many: number) => {
  const submissionId = await keepSubmission(world, {
    raceId: "7001",
    answers: Array.from({ length: many }, () => ({})),
  });
  const people = Array.from({ length: many }, (_, position) => ({ position, personId: null, birthday: null }));
  const unit = { raceId: "7001", item: "ten-km", submissionId, actor: "x", people };
  await world.db.transaction((tx) => enter(tx as Database, [unit], "sign-up"));
  return submissionId;
};
const getStates = async (submissionId: string) => {
  const rows = await world.db.select().from(entries).where(eq(entries.submissionId, submissionId)).orderBy(entries.seq);
  return rows.map(({ state }) => state);
};
const change = (before: number, places: number, { who = "first", ...overrides }: { who?: Person; key?: string } = {}) =>
  call<PlaceChange>(world, "/sign-up/organise/places", {
    json: {
      domainName: park,
      pool: "item/ten-km",
      before,
      places,
      reason: "更宽的起点",
      key: randomUUID(),
      ...overrides,
    },
    token: tokens[who],
  });
const decide = (changeId: string, isApproved: boolean, person: Person) =>
  call<PlaceChange>(world, "/sign-up/organise/places/decide", {
    json: { changeId, isApproved },
    token: tokens[person],
  });
const list = async () =>
  (await call<OrganisedPool[]>(world, `/sign-up/organise/places?domainName=${park}`, { token: tokens.first })).data[0];

describe("an organiser who changes places", () => {
  test("adds some: they go to those who wait first, in their order, and the audit knows why", async () => {
    await signUp(2);
    const [pair, single] = [await signUp(2), await signUp(1)];
    expect(await list()).toMatchObject({ places: 2, stated: null, claimed: 2, waiting: 3, hasOpened: true });
    expect((await change(2, 4)).data).toMatchObject({ state: "approved", added: 2, isOwn: true });
    expect([await getStates(pair), await getStates(single)]).toEqual([["confirmed", "confirmed"], ["waitlisted"]]);
    expect(await list()).toMatchObject({ places: 4, stated: 2, claimed: 4, waiting: 1 });
    const [line] = await world.db.select().from(auditLines).where(eq(auditLines.action, "change-places"));
    expect(line).toMatchObject({
      raceId: "7001",
      entityId: "item/ten-km",
      before: "2",
      after: "4",
      reason: "更宽的起点",
    });
    const { invariants } = await checkInvariants(world.db, "7001");
    expect(invariants.filter(({ name, broken }) => broken > 0 && ["I1", "I12"].includes(name))).toEqual([]);
  });

  test("cannot take one that is taken, nor change what another one has changed meanwhile", async () => {
    await signUp(2);
    expect((await change(2, 1)).data).toMatchObject({ error: "places/taken", claimed: 2 });
    expect((await change(2, 5)).code).toBe(0);
    expect((await change(2, 6, { who: "second" })).data).toMatchObject({ error: "places/changed", places: 5 });
    expect((await change(5, 3)).data).toMatchObject({ state: "approved", added: -2 });
    expect((await change(3, 2)).code).toBe(0);
    // Back at what was published, nothing is remembered.
    expect(await list()).toMatchObject({ places: 2, stated: null });
  });

  test("cannot make them a number that is none, or more than anybody has", async () => {
    for (const places of [-1, 2.5, 10_000_001, 2 ** 53, 1e308]) expect((await change(2, places)).code).toBe(400);
    expect(await list()).toMatchObject({ places: 2, stated: null });
  });

  test("adds them once, however often the button is pressed", async () => {
    const key = randomUUID();
    const both = await Promise.all([change(2, 5, { key }), change(2, 5, { key })]);
    expect(both.map(({ data }) => data.state)).toEqual(["approved", "approved"]);
    expect(await list()).toMatchObject({ places: 5 });
    expect((await change(5, 6, { key })).data).toMatchObject({ error: "places/key-used" });
    // The control: another key is another change.
    expect((await change(5, 6)).code).toBe(0);
    expect(await world.db.select().from(placeChanges)).toHaveLength(2);
  });

  test("needs another organiser for many after the opening, also in parts, and none before it", async () => {
    expect((await change(2, 9)).data.state).toBe("approved");
    const { data } = await change(9, 14);
    expect(data).toMatchObject({ state: "waiting", added: 5 });
    expect(await list()).toMatchObject({ places: 9, changes: [{ state: "waiting" }, { state: "approved" }] });
    expect((await decide(data.changeId, true, "first")).data).toMatchObject({ error: "places/second-organiser" });
    // Also if the program were wrong, the database refuses it.
    const [row] = await world.db.select().from(placeChanges).orderBy(desc(placeChanges.requestedAt));
    const approval = { state: "approved", decidedBy: row?.requestedBy ?? "" } as const;
    const isIt = eq(placeChanges.changeId, data.changeId);
    await expect(world.db.update(placeChanges).set(approval).where(isIt)).rejects.toThrow();
    expect((await decide(data.changeId, true, "second")).data).toMatchObject({ state: "approved" });
    expect((await decide(data.changeId, false, "first")).data).toMatchObject({ error: "places/decided" });
    expect(await list()).toMatchObject({ places: 14 });
    await publish(2, { opensAt: "2035-01-01T00:00:00+08:00" });
    expect((await change(14, 500)).data.state).toBe("approved");
    expect(await list()).toMatchObject({ places: 500, hasOpened: false });
  });
});

test("a publish that states the same number leaves an organiser's alone, and another one replaces it with a reason", async () => {
  await change(2, 7);
  expect(await publish(2)).toEqual(["published", "SL6170"]);
  expect(await list()).toMatchObject({ places: 7, stated: 2 });
  await signUp(5);
  expect(await publish(6)).toEqual(["refused", "SL6171"]);
  expect(await list()).toMatchObject({ places: 7, stated: 2 });
  expect(await publish(6, { reason: "the start is narrow" })).toEqual(["published", "SL6171"]);
  expect(await list()).toMatchObject({ places: 6, stated: null, claimed: 5 });
  expect(await world.db.select().from(pools)).toMatchObject([{ places: 6, capacity: 6 }]);
  // What it states is the organiser's number: nothing to report.
  await change(6, 8);
  expect(await publish(8)).toEqual(["published"]);
});
