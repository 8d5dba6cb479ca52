import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { LookedUp, LookUpBody } from "#contract/lookUps.ts";
import { specified } from "#fixtures/results/races.ts";
import { limits } from "../../base/db/accountSchema.ts";
import { resultHidings } from "../../base/db/resultSchema.ts";
import { call } from "../../people/accounts/testPeople.ts";
import { passFor } from "../../people/captcha/testPerson.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World } from "../../testWorld.ts";
import { readDesign } from "../certificates/testCertificates.ts";
import { correctResult } from "../sets/correct.ts";
import { publishSet } from "../sets/publish.ts";
import type { Edition } from "../sets/rules.ts";
import { getRules, importRows, ms, type TestRow } from "../sets/testResults.ts";
import { lookUpBy, lookUpPages, passportMac, type TypedPerson } from "./testLookUps.ts";

const domainName = "trail.localhost";
const edition: Edition = { raceId: "7001", item: "marathon", edition: "2025" };
const note = { zh: "更正", en: "Amended" };
let world: World;

const file = (site: object = {}) => ({
  "trail/site.json": tinySite({ id: "trail", race: specified.race, routes: lookUpPages, ...site }),
  "trail/documents/rules.json": tinyDocument(),
  "trail/race.json": tinyRace,
  "trail/certificates/finisher.json": { ...readDesign("classic", ["finishers"]), id: "finisher" },
});

beforeAll(async () => {
  world = await openWorld(file(), { captcha: { kind: "off" } });
  await publish(
    [
      runner(1, { gunMs: ms("2:10:00"), netMs: ms("2:09:50"), splitsMs: ninePoints(ms("0:30:00")), club: "运河跑团" }),
      runner(2, { gunMs: ms("2:20:00"), netMs: ms("2:15:00"), birthday: "1990-03-07" }),
      runner(3, { gunMs: ms("2:30:00"), latinName: "LI Si" }),
      runner(4, { gunMs: ms("4:10:00"), splitsMs: ninePoints(ms("0:25:00")).with(0, ms("1:10:00")) }),
    ],
    edition,
  );
  await publish([runner(2, { gunMs: ms("2:40:00") })], { ...edition, edition: "2024" });
});
beforeEach(async () => {
  await world.db.delete(limits);
  await world.db.delete(resultHidings);
});
afterAll(() => world.close());

const ninePoints = (first: number) => Array.from({ length: 9 }, (_, index) => first * (index + 1));

function runner(number: number, more: Partial<TestRow>): TestRow {
  const personId = passportMac(world, `E${number}`);
  return { bib: `M${number}`, name: `选手 ${number}`, gender: 1, age: 35, personId, status: "finished", ...more };
}

async function publish(rows: TestRow[], of: Edition, after = 0): Promise<void> {
  if (rows.length > 0) await importRows(world.db, of, rows);
  const rules = getRules(specified, of.item, of.edition);
  const kind = after === 0 ? "official" : "amended";
  await publishSet(world.db, { edition: of, rules }, { kind, note: after === 0 ? null : note, after }, "tester");
}

const find = (typed: TypedPerson, more: Partial<LookUpBody> = {}) =>
  lookUpBy(world, typed, { domainName, queryType: 4, ...more });
const person = (number: number): TypedPerson => ({ number: `E${number}`, name: `选手${number}` });
const findBib = (bib: string, more: Partial<LookUpBody> = {}) =>
  call<LookedUp & { error?: string }>(world, "/sign-up/look-up", {
    json: { domainName, queryType: 4, by: "bib", bib: { bib }, ...more },
  });

test("a runner finds all columns of their own score by their document", async () => {
  const { data } = await find(person(1));
  expect(data.scores).toHaveLength(1);
  expect(data.scores[0]).toMatchObject({
    hiddenPart: null,
    statusNote: null,
    result: {
      item: "marathon",
      edition: "2025",
      set: { number: 1, kind: "official" },
      runner: { bib: "M1", name: "选手 1", club: "运河跑团", gunMs: ms("2:10:00"), netMs: ms("2:09:50") },
      basis: "gun",
      // Age groups are ranked by net times, which one runner does not have.
      ranks: [
        { list: "overall", rank: 1, size: 3 },
        { list: "gender", rank: 1, size: 3 },
        { list: "ageGroup", rank: 1, size: 2 },
      ],
    },
  });
  expect(data.scores[0]?.result.passages[0]).toMatchObject({ point: "km-5", gunMs: ms("0:30:00") });
  expect(data.scores[0]?.certificate?.pdf).toMatch(/^\/certificate\/.*format=pdf/);
  expect((await find({ number: "E3", name: "li si" })).code).toBe(0);
});

test("who asks by a wrong name or for nobody reads the same sentence", async () => {
  const replies = [await find({ ...person(1), name: "选手2" }), await find({ ...person(1), number: "E999" })];
  expect(replies[0]).toMatchObject({ code: 404, data: { error: "look-up/no-score" } });
  expect(replies[0]?.data).toEqual(replies[1]?.data);
  expect(replies[0]?.msg).toBe(replies[1]?.msg);
});

test("a bib finds what the public results show, without birthday or certificate", async () => {
  const { data } = await findBib("m2");
  expect(data.scores).toMatchObject([{ result: { runner: { bib: "M2", name: "选手 2" } }, certificate: null }]);
  expect(JSON.stringify(data)).not.toMatch(/1990|E2|personId/);
  expect((await findBib("M99")).data.error).toBe("look-up/no-score");
  expect((await findBib("M2", { queryType: 1 })).code).not.toBe(0);
  expect((await findBib("M2", { queryType: 6 })).code).not.toBe(0);
});

test("who hides the name or the result is found by their own document, and by bib without a name or not at all", async () => {
  const hide = async (number: number, part: "name" | "row") => {
    const personId = passportMac(world, `E${number}`);
    await world.db.insert(resultHidings).values({ hidingId: part, raceId: "7001", personId, part });
  };
  await hide(1, "name");
  await hide(2, "row");
  expect((await findBib("M1")).data.scores).toMatchObject([{ result: { runner: { bib: "M1", name: null } } }]);
  expect((await findBib("M2")).data.error).toBe("look-up/no-score");
  expect((await find(person(1))).data.scores).toMatchObject([
    { result: { runner: { name: "选手 1" } }, hiddenPart: "name" },
  ]);
  expect((await find(person(2))).data.scores).toMatchObject([
    { result: { runner: { name: "选手 2" } }, hiddenPart: "row" },
  ]);
});

test("the newest set counts, and only the runner reads why their status was set", async () => {
  const ruled = { edition, rules: getRules(specified, "marathon") };
  const reason = "第 8 公里抄近道";
  await correctResult(world.db, ruled, { bib: "M3", field: "status", value: "dsq", reason }, "tester");
  expect((await find(person(3))).data.scores[0]).toMatchObject({
    result: { runner: { status: "finished" } },
    statusNote: null,
  });
  await publish([], edition, 1);
  const [own] = (await find(person(3))).data.scores;
  expect(own).toMatchObject({
    result: { runner: { status: "dsq" }, set: { number: 2, kind: "amended", note } },
    statusNote: reason,
  });
  expect(own?.certificate).toBeNull();
  expect((await findBib("M3")).data.scores[0]).toMatchObject({
    result: { runner: { status: "dsq" } },
    statusNote: null,
  });
  // As a preview of the instant before asks.
  const before = { at: (own?.result.set.publishedAt ?? 0) - 1 };
  const first = { result: { runner: { status: "finished" }, set: { number: 1 }, newest: 1 }, statusNote: null };
  expect((await find(person(3), before)).data.scores).toMatchObject([first]);
  expect((await findBib("M3", before)).data.scores).toMatchObject([first]);
  expect((await findBib("M3", { at: 0 })).data.error).toBe("look-up/no-score");
});

test("a runner reads at which point they were too late", async () => {
  const [score] = (await find(person(4))).data.scores;
  expect(score).toMatchObject({ result: { runner: { status: "over_time" } }, certificate: null });
  expect(score?.result.reason).toMatchObject({ kind: "cut-off", points: expect.arrayContaining(["km-5"]) });
});

test("past years show a runner's results of every edition, the newest first", async () => {
  const { data } = await find(person(2), { years: "all" });
  expect(data.scores.map(({ result }) => [result.edition, result.runner.gunMs])).toEqual([
    ["2025", ms("2:20:00")],
    ["2024", ms("2:40:00")],
  ]);
  expect((await find(person(2))).data.scores).toHaveLength(1);
});

test("the query for certificates has the addresses of their files, once they are open", async () => {
  const { data } = await find(person(1), { queryType: 6 });
  expect(data).toMatchObject({ registrations: [], scores: [] });
  expect(data.certificates).toEqual([
    expect.objectContaining({ item: "marathon", edition: "2025", png: expect.stringContaining("format=png") }),
  ]);
  const png = await world.app.inject({ url: data.certificates[0]?.png ?? "", headers: { host: domainName } });
  expect(png.headers["content-type"]).toBe("image/png");
});

test("a look-up shows what its page states, and nothing if the score is at another website", async () => {
  const page = (props: object) => ({
    routes: [{ path: "/s", title: { zh: "成绩" }, page: { type: "score-search", version: 1, props } }],
  });
  const change = async (site: object) => {
    await world.write(file(site));
    await world.load();
  };
  await change(page({ isOpen: true, shows: ["ranks"], asks: ["bib", "document"] }));
  const [score] = (await find(person(1))).data.scores;
  expect(score).toMatchObject({ result: { passages: [], field: null }, certificate: null });
  expect(score?.result.ranks).toHaveLength(3);
  await change(page({ isOpen: true, link: "https://results.example.org" }));
  expect((await find(person(1))).data.error).toBe("look-up/closed");
  await change({});
});

test("a document opens the runner's photos while the site has an open search of them; a bib does not", async () => {
  expect((await find(person(1))).data.scores[0]?.photos).toBeNull();
  const search = {
    path: "/photos",
    title: { zh: "照片" },
    page: { type: "image-search", version: 1, props: { isOpen: true } },
  };
  await world.write(file({ routes: [...lookUpPages, search] }));
  await world.load();
  const { photos } = (await find(person(1))).data.scores[0] ?? {};
  expect(photos).toMatchObject({ item: "marathon", bib: "M1" });
  const gallery = await call(world, "/sign-up/photos/gallery", { json: { domainName, grant: photos?.grant } });
  expect(gallery.data).toEqual({ item: "marathon", bib: "M1", photos: [] });
  expect((await findBib("M1")).data.scores[0]?.photos).toBeNull();
  await world.write(file());
  await world.load();
});

test("a server that verifies people answers a document only with a pass for its number", async () => {
  const strict = await openWorld(file());
  const pass = (number: string) => passFor(strict, "look-up", number);
  const tryWith = (more: object) => lookUpBy(strict, person(1), { domainName, queryType: 4, ...more });
  expect((await tryWith({})).data.error).toBe("captcha/not-passed");
  expect((await tryWith(await pass("E2"))).data.error).toBe("captcha/not-passed");
  const own = await pass("E1");
  expect((await tryWith(own)).data.error).toBe("look-up/no-score");
  expect((await tryWith(own)).data.error).toBe("captcha/not-passed");
  await strict.close();
});
