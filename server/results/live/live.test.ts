import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { LiveIndex, LiveRunner } from "#core/live.ts";
import { resultBatches, resultCorrections, resultHidings, resultSets } from "../../base/db/resultSchema.ts";
import { passings, timingSources } from "../../base/db/timingSchema.ts";
import { correctRow, ms } from "../sets/testResults.ts";
import { domainName, gunAt, marathon, openTimingWorld, record, type TimingWorld } from "../timing/testTiming.ts";

const host = { host: "trail.localhost" };
let timing: TimingWorld;
let token = "";

beforeAll(async () => {
  const rules = { type: "document", version: 1, props: { dataPath: "documents/rules.json" } };
  timing = await openTimingWorld({
    routes: [
      { path: "/rules", title: { zh: "竞赛规程" }, page: rules },
      { path: "/follow", title: { zh: "实时成绩" }, page: { type: "live", version: 1, props: {} } },
    ],
  });
});
afterAll(() => timing.world.close());
beforeEach(async () => {
  const { db } = timing.world;
  for (const table of [resultSets, resultBatches, resultCorrections, resultHidings]) await db.delete(table);
  await db.execute(sql`alter table passings disable trigger user`);
  await db.delete(passings);
  await db.execute(sql`alter table passings enable trigger user`);
  await db.delete(timingSources);
  ({ token } = await timing.addSource());
});

const get = async (url: string, headers: Record<string, string> = {}) =>
  timing.world.app.inject({ url, headers: { ...host, ...headers } });
const readIndex = async (kind = "race") => (await get(`/live/data/${kind}/index.json`)).json() as LiveIndex;
const readShard = async (file: string, kind = "race") =>
  (await get(`/live/data/${kind}/${file}`)).json() as { runners: LiveRunner[] };
const runner = (bib: string, more: object = {}) => ({ bib, name: `Runner ${bib}`, gender: 1, ...more });
const send = (...records: object[]) => timing.send(records, { token });
// The roster is read twice a minute.
const laterRoster = () => vi.spyOn(Date, "now").mockReturnValue(Date.now() + 31_000);

describe("a spectator", () => {
  test("sees the leaderboard, who runs, and who did not start or finish, as passings arrive", async () => {
    await timing.list([
      runner("1"),
      runner("2", { gender: 2 }),
      runner("3"),
      runner("4", { status: "dns" }),
      runner("5"),
    ]);
    await send(record(1, 1, "START", 1), record(2, 1, "KM5", 30), record(3, 2, "KM5", 28), record(4, 3, "KM10", 50));
    await correctRow(timing.world.db, marathon, { bib: "5", field: "status", after: "dsq" });
    const [item] = (await readIndex()).items;
    // The race was a year ago: nobody runs forever.
    expect(item?.counts).toEqual({ dnf: 3, dns: 1, dsq: 1 });
  });

  test("of a race that is on sees those who run, the furthest first", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: gunAt + 60 * 60_000 });
    await timing.list([runner("1"), runner("2", { gender: 2 }), runner("3"), runner("4", { status: "dns" })]);
    await send(record(1, 1, "START", 1), record(2, 1, "KM5", 30), record(3, 2, "KM5", 28), record(4, 3, "KM10", 50));
    const { items, shards, hasData } = await readIndex();
    expect(hasData).toBe(true);
    expect(items[0]?.counts).toEqual({ running: 3, dns: 1 });
    expect(items[0]?.leaders.map(({ bib, point, ms: time }) => [bib, point, time])).toEqual([
      ["3", 2, ms("50:00")],
      ["2", 1, ms("28:00")],
      ["1", 1, ms("30:00")],
    ]);
    expect(items[0]?.women.map(({ bib }) => bib)).toEqual(["2"]);
    const { runners } = await readShard(shards[0]?.file ?? "");
    expect(runners.map(({ bib }) => bib)).toEqual(["1", "2", "3", "4"]);
    expect(runners[0]?.times.slice(0, 3)).toEqual([ms("1:00"), ms("30:00"), null]);
    await send(record(5, 1, "KM10", 49));
    expect((await readIndex()).items[0]?.leaders[0]?.bib).toBe("1");
    vi.useRealTimers();
  });

  test("gets the same file until something in it changes, and the new part for an old name", async () => {
    await timing.list(Array.from({ length: 1200 }, (_, index) => runner(String(index + 1).padStart(5, "0"))));
    const before = (await readIndex()).shards;
    expect(before.map(({ from }) => from)).toEqual(["00001", "00501", "01001"]);
    const first = await get(`/live/data/race/${before[0]?.file}`);
    expect(first.headers["cache-control"]).toContain("immutable");
    const again = await get(`/live/data/race/${before[0]?.file}`, { "if-none-match": String(first.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
    await send(record(1, "501", "KM5", 30));
    const after = (await readIndex()).shards;
    expect(after.map(({ file }, index) => file === before[index]?.file)).toEqual([true, false, true]);
    const unknown = `00501-${"0".repeat(20)}.json`;
    const newest = await get(`/live/data/race/${unknown}`);
    expect([newest.statusCode, newest.headers["cache-control"]]).toEqual([200, "no-cache"]);
    expect((await get("/live/data/race/none.json")).statusCode).toBe(404);
    expect((await get("/live/data/other/index.json")).statusCode).toBe(404);
  });

  test("without JavaScript reads the last state as a table, in both languages, and a runner by bib", async () => {
    await timing.list([runner("7", { name: "选手<7>" })]);
    await send(record(1, 7, "KM5", 30));
    const page = await get("/live?language=en&bib=7");
    expect(page.headers["content-type"]).toContain("text/html");
    expect(page.body).toContain("7 · 选手&lt;7&gt;");
    expect(page.body).toContain("did not finish");
    expect(page.body).toContain("30:00");
    expect(page.body).not.toContain("<script");
    expect((await get("/live?language=zh&bib=8")).body).toContain("没有这个参赛号");
  });

  test("in English reads names in Latin letters, as in lists of results; files name them only if they are others", async () => {
    await timing.list([
      runner("1", { name: "选手甲", latinName: "RUNNER JIA" }),
      runner("2", { name: "RUNNER YI", latinName: "RUNNER YI" }),
      runner("3", { name: null, latinName: "RUNNER BING" }),
    ]);
    await send(record(1, 1, "KM5", 30));
    vi.useFakeTimers({ toFake: ["Date"], now: gunAt + 60 * 60_000 });
    const { items, shards } = await readIndex();
    expect(items[0]?.leaders[0]).toMatchObject({ name: "选手甲", latinName: "RUNNER JIA" });
    const { runners } = await readShard(shards[0]?.file ?? "");
    expect(runners.map(({ name }) => name)).toEqual(["选手甲", "RUNNER YI", "RUNNER BING"]);
    expect(runners.map((shown) => Object.hasOwn(shown, "latinName"))).toEqual([true, false, false]);
    const readPage = async (language: string) => (await get(`/live?language=${language}&bib=1`)).body;
    const english = await readPage("en");
    expect(english).toContain("<h2>1 · RUNNER JIA</h2>");
    expect(english).toContain("<td>RUNNER JIA</td>");
    expect(english).not.toContain("选手甲");
    const chinese = await readPage("zh");
    expect(chinese).toContain("<h2>1 · 选手甲</h2>");
    expect(chinese).toContain("<td>选手甲</td>");
    vi.useRealTimers();
  });

  test("sees no times of who is disqualified, no pacer ahead of the runners, and times as they were corrected", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: gunAt + 60 * 60_000 });
    await timing.list([
      runner("1"),
      runner("2", { category: "配速员" }),
      runner("3"),
      runner("4", { gunMs: ms("2:30:00") }),
    ]);
    const { db } = timing.world;
    await correctRow(db, marathon, { bib: "3", field: "status", after: "dsq" });
    await correctRow(db, marathon, { bib: "4", field: "gunMs", after: String(ms("2:29:00")) });
    await correctRow(db, marathon, { bib: "4", field: "country", after: "KEN" });
    await send(record(1, 1, "KM5", 30), record(2, 2, "KM5", 20), record(3, 3, "KM5", 10));
    const { items, shards } = await readIndex();
    expect(items[0]?.leaders.map(({ bib }) => bib)).toEqual(["1"]);
    const { runners } = await readShard(shards[0]?.file ?? "");
    expect(runners.map(({ status, times }) => [status, times.filter((time) => time !== null)])).toEqual([
      ["running", [ms("30:00")]],
      ["out_of_competition", [ms("20:00")]],
      ["dsq", []],
      ["missing_point", [ms("2:29:00")]],
    ]);
    expect(runners[3]?.country).toBe("KEN");
    vi.useRealTimers();
  });

  test("reads the part of runners whose bibs are words", async () => {
    await timing.list([runner("志愿 1"), runner("志愿 2")]);
    const [shard] = (await readIndex()).shards;
    const file = await get(`/live/data/race/${shard?.file}`);
    expect(file.headers["cache-control"]).toContain("immutable");
    expect((file.json() as { runners: LiveRunner[] }).runners.map(({ bib }) => bib)).toEqual(["志愿 1", "志愿 2"]);
  });

  test("of a site without a live page gets none of it; with the page everybody does", async () => {
    await timing.list([runner("1")]);
    const { world } = timing;
    for (const url of ["/live", "/live/data/race/index.json"]) {
      expect((await get(url)).statusCode).toBe(200);
      expect((await world.app.inject({ url, headers: { host: "other.localhost" } })).statusCode).toBe(404);
    }
  });
});

describe("personal data", () => {
  const marked = {
    birthday: "1990-01-02",
    birthYear: 1990,
    age: 35,
    personId: "marked-person",
    entryCode: "MARKEDCODE",
    category: "marked category",
    city: "marked city",
  };

  test("in live files is what results show: neither birthday, age, document, city nor entry", async () => {
    await timing.list([runner("1", marked)]);
    await send(record(1, 1, "KM5", 30));
    const index = await get("/live/data/race/index.json");
    const shard = await get(`/live/data/race/${(index.json() as LiveIndex).shards[0]?.file}`);
    const page = await get("/live?bib=1");
    const all = index.body + shard.body + page.body;
    expect(all).toContain("Runner 1");
    for (const value of ["1990-01-02", "marked", "MARKED", "C1", "D-1"]) expect(all).not.toContain(value);
    expect(Object.keys((shard.json() as { runners: LiveRunner[] }).runners[0] ?? {}).sort()).toEqual(
      ["bib", "club", "country", "gender", "gunAt", "item", "name", "status", "times"].sort(),
    );
  });

  test("of who hides the name or the row is not there", async () => {
    await timing.list([
      runner("1", { personId: "p1", latinName: "HIDDEN" }),
      runner("2", { personId: "p2" }),
      runner("3"),
    ]);
    await send(record(1, 1, "KM5", 30), record(2, 2, "KM5", 31), record(3, 3, "KM5", 32));
    const hide = (personId: string, part: "name" | "row") => ({ hidingId: personId, raceId: "7001", personId, part });
    await timing.world.db.insert(resultHidings).values([hide("p1", "name"), hide("p2", "row")]);
    const clock = laterRoster();
    const { shards } = await readIndex();
    const { runners } = await readShard(shards[0]?.file ?? "");
    expect(runners.map(({ bib, name }) => [bib, name])).toEqual([
      ["1", null],
      ["3", "Runner 3"],
    ]);
    expect((await get("/live?bib=2&language=en")).body).toContain("Nobody has this bib");
    expect(JSON.stringify(runners) + (await get("/live?bib=1&language=en")).body).not.toContain("HIDDEN");
    clock.mockRestore();
  });
});

describe("a rehearsal", () => {
  const simulation = (more: object = {}) => {
    const runners = [{ item: "marathon", from: 1, count: 3 }];
    return { name: "rehearsal", rehearsal: { startsAt: Date.now(), speed: 60, runners, ...more } };
  };
  const readRehearsal = async () => {
    const index = await readIndex("rehearsal");
    const flagged = await timing.organise<{ received: number }>(`passings?domainName=${domainName}&rehearsal=true`);
    const leaders = index.items[0]?.leaders.map(({ bib, ms: time }) => [bib, time]);
    return { leaders, counts: index.items[0]?.counts, received: flagged.data.received };
  };

  test("of a race that is simulated a second time is shown alone, and ends with its token", async () => {
    const first = await timing.addSource(simulation());
    await timing.send([record(1, "00001", "KM5", 20), record(2, "00002", "KM5", 21)], { token: first.token });
    expect(await readRehearsal()).toMatchObject({ counts: { running: 2, not_started: 1 }, received: 2 });
    const second = await timing.addSource(simulation({ startsAt: Date.now() + 1 }));
    expect(await readRehearsal()).toEqual({ leaders: [], counts: { not_started: 3 }, received: 0 });
    await timing.send([record(1, "00003", "KM5", 30)], { token: second.token });
    await timing.send([record(3, "00003", "KM5", 10)], { token: first.token });
    const shown = { counts: { running: 1, not_started: 2 }, received: 1 };
    expect(await readRehearsal()).toEqual({ leaders: [["00003", ms("30:00")]], ...shown });
    await timing.organise("sources/revoke", { json: { domainName, sourceId: second.source.sourceId } });
    expect(await readRehearsal()).toEqual({ leaders: [], counts: {}, received: 0 });
  });

  test("with several timing systems has the passings of all, and each invented runner once", async () => {
    const both = simulation();
    const sources = [await timing.addSource(both), await timing.addSource(both)];
    await timing.send([record(1, "00001", "KM5", 20)], { token: sources[0]?.token ?? "" });
    await timing.send([record(1, "00002", "KM5", 21)], { token: sources[1]?.token ?? "" });
    expect(await readRehearsal()).toMatchObject({ counts: { running: 2, not_started: 1 }, received: 2 });
    await timing.list([runner("1"), runner("2")]);
    const tried = [];
    for (const startsAt of [1, 2]) tried.push(await timing.addSource(simulation({ startsAt, speed: 1, runners: [] })));
    await timing.send([record(1, "1", "KM5", 20)], { token: tried[0]?.token ?? "" });
    await timing.send([record(1, "2", "KM5", 21)], { token: tried[1]?.token ?? "" });
    expect((await readRehearsal()).received).toBe(2);
  });

  test("with more invented runners than a server holds in memory is refused, in all groups together", async () => {
    const runners = [1, 2].map((from) => ({ item: "marathon", from, count: 50_001 }));
    const json = { domainName, ...simulation({ runners }) };
    const reply = await timing.organise<{ error: string }>("sources", { json });
    expect([reply.code, reply.data.error]).toEqual([400, "timing/too-many-runners"]);
    expect((await timing.addSource(simulation({ runners: [{ ...runners[0], count: 100_000 }] }))).token).toBeTruthy();
  });

  test("is at its own address, with invented names and its own clock, and is gone when it is cleared", async () => {
    await timing.list([runner("1")]);
    const startsAt = Date.now() - 60_000;
    const runners = [{ item: "marathon", from: 1, count: 3 }];
    const rehearsal = await timing.addSource({ name: "rehearsal", rehearsal: { startsAt, speed: 60, runners } });
    await timing.send([record(1, "00002", "KM5", 30)], { token: rehearsal.token });
    const index = await readIndex("rehearsal");
    expect(index).toMatchObject({ isRehearsal: true, clock: { at: startsAt, raceAt: gunAt, speed: 60 } });
    expect(index.items[0]?.counts).toEqual({ running: 1, not_started: 3 });
    expect(index.items[0]?.leaders[0]).toMatchObject({ bib: "00002", name: "Runner 00002" });
    expect((await readIndex()).items[0]?.leaders).toEqual([]);
    expect((await get("/live?rehearsal&language=en")).body).toContain("Rehearsal:");
    await timing.organise("clear", { json: { domainName: "trail.localhost" } });
    expect((await readIndex("rehearsal")).items[0]?.leaders).toEqual([]);
  });

  test("of a race that is over begins anew: nobody has finished by a file, or is disqualified", async () => {
    await timing.list([runner("1", { status: "finished", gunMs: ms("3:00:00") }), runner("2")]);
    await correctRow(timing.world.db, marathon, { bib: "2", field: "status", after: "dsq" });
    const rehearsal = { startsAt: Date.now() - 60_000, speed: 60, runners: [] };
    const source = await timing.addSource({ name: "rehearsal", rehearsal });
    await timing.send([record(1, "1", "KM5", 30)], { token: source.token });
    const clock = laterRoster();
    expect((await readIndex("rehearsal")).items[0]?.counts).toEqual({ running: 1, not_started: 1 });
    expect((await readIndex()).items[0]?.counts).toMatchObject({ dsq: 1 });
    clock.mockRestore();
  });
});
