import { rm } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { domains, sites } from "../../base/db/schema.ts";
import { openWorld, tinyBuilt, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { rollBack } from "./releases.ts";
import { publishFolder } from "./service.ts";

const race = {
  name: { zh: "小城跑", en: "Small Town Run" },
  startsAt: "2036-10-26T07:30:00+08:00",
  venue: { zh: "市政广场" },
  registration: { opensAt: "2025-01-01T10:00:00+08:00", closesAt: "2036-08-21T10:00:00+08:00", link: "/rules" },
  items: [
    { id: "ten", name: { zh: "十公里" }, distanceKm: 10, places: 200 },
    { id: "fun", name: { zh: "欢乐跑" }, distanceKm: 3, places: 100 },
  ],
};
const home = { path: "/home", title: { zh: "首页" }, page: { type: "home", version: 1, props: {} } };
// In one language, so that it has no translation problems.
const zhSite = (overrides: Record<string, unknown> = {}) => tinySite({ languages: ["zh"], ...overrides });
const { routes: rules } = tinySite() as { routes: object[] };
const flat = { websiteTitle: "旧站" };
const getCodes = (problems: { code: string }[] = []) => problems.map(({ code }) => code);

let world: World;
beforeAll(async () => {
  world = await openWorld({}, {}, tinyBuilt);
});
afterAll(() => world.close());

async function publish(folder: string, overrides: { siteId?: string; isLenient?: boolean } = {}) {
  const { siteId = folder, isLenient = false } = overrides;
  const published = await publishFolder(world.db, world.store, {
    folder: join(world.env.sitesDir, folder),
    siteId,
    domainNames: [`${siteId}.example`],
    origin: "organiser",
    isLenient,
  });
  world.boundSites.forget();
  return published;
}

async function write(folder: string, site: Record<string, unknown>, raceFile?: unknown) {
  await rm(join(world.env.sitesDir, folder), { recursive: true, force: true });
  await world.write({
    [`${folder}/site.json`]: site,
    [`${folder}/documents/rules.json`]: tinyDocument(),
    // A file that nothing names would be a problem of its own.
    ...(raceFile instanceof Object && { [`${folder}/media/logo.svg`]: '<svg><path d="M0 0h9"/></svg>' }),
    ...(raceFile !== undefined && { [`${folder}/race.json`]: raceFile }),
  });
}

const getBinding = async (domainName: string) =>
  (await world.app.inject(`/website-center/race-binding?domainName=${domainName}`)).json();
const getRace = async (raceId: string) =>
  (await world.app.inject({ method: "POST", url: "/website-center/race", payload: { raceId } })).json();

describe("a site of version 2 without race.json", () => {
  test("has its race bound and its information given, and its visitors see the race and no preview", async () => {
    const blocks = [{ type: "register-now", version: 1, id: "now", props: {} }];
    await write("alone", zhSite({ race, home: { blocks }, routes: [...rules, home], router: "history" }));
    expect(await publish("alone")).toMatchObject({ outcome: "published", problems: [] });
    expect((await getBinding("alone.example")).data).toEqual({ raceId: "alone", domainName: "alone.example" });
    expect((await getRace("alone")).data).toMatchObject({
      raceName: "小城跑",
      startTime: race.startsAt,
      signUpStartTime: race.registration.opensAt,
      detailAddress: "市政广场",
      signUpMaxNumber: 300,
    });
    const page = (await world.app.inject({ url: "/", headers: { host: "alone.example" } })).body;
    expect(page).toContain("报名正在进行");
    expect(page).toContain('"isPreview":false');
  });

  test("needs no race facts either", async () => {
    await write("bare", zhSite({ routes: [...rules, home], router: "history" }));
    expect(await publish("bare")).toMatchObject({ outcome: "published", problems: [] });
    expect((await getBinding("bare.example")).data.raceId).toBe("bare");
    expect((await getRace("bare")).data.raceName).toBe("小城跑");
    const page = (await world.app.inject({ url: "/", headers: { host: "bare.example" } })).body;
    expect(page).toContain('"isPreview":false');
  });

  test("keeps its race, and with it its sign-ups, when race.json goes", async () => {
    await write("kept", zhSite({ race }), { ...tinyRace, raceId: "8001" });
    await publish("kept");
    await write("kept", zhSite({ race }));
    expect((await publish("kept")).outcome).toBe("published");
    expect((await getBinding("kept.example")).data.raceId).toBe("8001");
    expect((await publish("kept")).outcome).toBe("unchanged");
  });
});

test("a flat site without race.json is refused with what to do, and at start it is shown all the same", async () => {
  await write("flat", flat);
  const refused = await publish("flat");
  expect([refused.outcome, getCodes(refused.problems)]).toEqual(["refused", expect.arrayContaining(["SL4009"])]);
  expect((await getBinding("flat.example")).code).toBe(404);
  expect((await publish("flat", { isLenient: true })).outcome).toBe("published");
  expect((await getBinding("flat.example")).data.raceId).toBe("flat");
  await write("flat", flat, { ...tinyRace, raceId: "8003" });
  expect(getCodes((await publish("flat")).problems)).not.toContain("SL4009");
});

test.each([
  ["empty", "", undefined],
  ["no JSON", "{ raceId: 1", 1],
  ["a list", "[]", 1],
  ["without a raceId", "{}", 1],
  ["with an empty raceId", '{\n  "raceId": ""\n}', 2],
  ["with a raceId of blanks", '{\n  "raceId": "  "\n}', 2],
  ["with a raceId that no program can ask for", `{\n  "raceId": "${"x".repeat(65)}"\n}`, 2],
  ["with a number that JSON rounds", '{\n  "raceId": 12345678901234567890\n}', 2],
  ["with a NUL in the raceId", '{\n  "raceId": "a\\u0000b"\n}', 2, "SL1008"],
])(
  "an organiser whose race.json is %s reads one problem, and visitors keep what they had",
  async (_, text, line, code = "SL4004") => {
    await write("broken", zhSite(), text);
    const { outcome, problems } = await publish("broken");
    expect([outcome, getCodes(problems)]).toEqual(["refused", [code]]);
    expect(problems[0]).toMatchObject({ file: "race.json", severity: "error", ...(line && { line }) });
    expect((await getBinding("broken.example")).code).toBe(404);
  },
);

test("a raceId that is a number is the same as its digits in quotes", async () => {
  await write("number", zhSite(), { raceId: 20261026 });
  await publish("number");
  expect((await getBinding("number.example")).data.raceId).toBe("20261026");
});

describe("two sites with the same race id", () => {
  test("an organiser who copies a folder reads whose id it is, and nothing is mixed", async () => {
    await write("first", zhSite(), { ...tinyRace, raceId: "8002" });
    expect((await publish("first")).outcome).toBe("published");
    await write("copy", zhSite(), { ...tinyRace, raceId: "8002", raceName: "另一场" });
    const { outcome, problems } = await publish("copy");
    expect([outcome, getCodes(problems)]).toEqual(["refused", ["SL4010"]]);
    expect(problems[0]?.params).toMatchObject({ otherSite: "first" });
    expect(await world.db.select().from(sites).where(eq(sites.siteId, "copy"))).toEqual([]);
    expect((await getRace("8002")).data.raceName).toBe("小城跑");
    await write("copy", zhSite());
    expect((await publish("copy")).outcome).toBe("published");
    expect((await getBinding("copy.example")).data.raceId).toBe("copy");
  });

  test("a site read at start is shown with an id of its own", async () => {
    await write("lenient", zhSite(), { ...tinyRace, raceId: "8002" });
    const result = await publish("lenient", { isLenient: true });
    expect([result.outcome, getCodes(result.problems)]).toEqual(["published", ["SL4010"]]);
    expect((await getBinding("lenient.example")).data.raceId).toBe("lenient");
    expect((await publish("lenient", { isLenient: true })).outcome).toBe("unchanged");
  });

  test("a site named like another one's race is refused too", async () => {
    await write("x8002", zhSite());
    const { problems } = await publish("x8002", { siteId: "8002" });
    expect(problems).toMatchObject([{ code: "SL4010", file: "site.json" }]);
  });

  test("an earlier edition does not come back with a race that another site has by now", async () => {
    await write("moved", zhSite(), { ...tinyRace, raceId: "8004" });
    await publish("moved");
    await write("moved", zhSite(), { ...tinyRace, raceId: "8005" });
    await publish("moved");
    await write("heir", zhSite(), { ...tinyRace, raceId: "8004" });
    await publish("heir");
    const step = { domainName: "moved.example" };
    expect(await rollBack(world.db, world.store, step)).toEqual({ outcome: "race-taken" });
    expect((await getBinding("moved.example")).data.raceId).toBe("8005");
    // Control: once the other site has a race of its own, the rollback succeeds.
    await world.db.update(sites).set({ raceId: "8001" }).where(eq(sites.siteId, "heir"));
    expect((await rollBack(world.db, world.store, step)).outcome).toBe("rolled-back");
  });
});

test("the preview of names without a race has no race itself", async () => {
  await write("unbound", zhSite());
  await world.load();
  const [bound] = await world.db.select().from(domains).where(eq(domains.domainName, "preview"));
  const [preview] = await world.db.select().from(sites).where(eq(sites.siteId, "unbound"));
  expect([bound?.siteId, preview?.raceId]).toEqual(["unbound", null]);
});
