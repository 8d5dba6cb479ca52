import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { gunOnly, jinan, park, type RuledRace, specified, wuxi } from "#fixtures/results/races.ts";
import type { OpenDatabase } from "../../base/db/open.ts";
import { resultBatches, resultCorrections } from "../../base/db/resultSchema.ts";
import { openTestDatabase } from "../../base/db/testDatabase.ts";
import { correctRow, deriveRows, getRules, importRows, ms, type TestRow } from "./testResults.ts";

const open: OpenDatabase = await openTestDatabase();
const { db } = open;
afterAll(() => open.close());

let races = 0;
let raceId = "";
beforeEach(() => {
  raceId = `race-${++races}`;
});

const men = { gender: 1 };
const women = { gender: 2 };

/** A runner by bib with gun and net time. */
function runner(bib: string, gun: string | null, net: string | null, more: TestRow = {}): TestRow {
  return {
    bib,
    name: `Runner ${bib}`,
    ...men,
    gunMs: gun === null ? null : ms(gun),
    netMs: net === null ? null : ms(net),
    ...more,
  };
}

async function derive(race: RuledRace, item: string, rows: TestRow[], edition = "2025") {
  const of = { raceId, item, edition };
  await importRows(db, of, rows);
  return deriveRows(db, of, getRules(race, item, edition));
}

type Row = Awaited<ReturnType<typeof derive>>[number];
const overall = (rows: Row[]) => rows.map(({ bib, overallRank }) => `${overallRank ?? "-"} ${bib}`);

test("in Jinan the first three of the marathon are ranked by gun, the rest by net", async () => {
  const rows = await derive(jinan, "marathon", [
    runner("1", "2:10:00", "2:09:59"),
    runner("2", "2:11:00", "2:10:58"),
    runner("3", "2:12:00", "2:11:59"),
    runner("4", "2:12:30", "2:12:20"),
    // The best net time, from the back of the field: fourth, since the first three are by gun.
    runner("5", "2:20:00", "2:09:00"),
  ]);
  expect(overall(rows)).toEqual(["1 1", "2 2", "3 3", "4 5", "5 4"]);
});

test("in each list of Jinan the first three of that list are ranked by gun", async () => {
  const rows = await derive(jinan, "marathon", [
    runner("1", "2:10:00", "2:09:59"),
    runner("2", "2:11:00", "2:10:58"),
    runner("3", "2:12:00", "2:11:59"),
    runner("101", "2:30:00", "2:29:59", women),
    runner("102", "2:31:00", "2:20:00", women),
    runner("103", "2:32:00", "2:31:59", women),
    runner("104", "2:33:00", "2:19:00", women),
  ]);
  expect(overall(rows)).toEqual(["1 1", "2 2", "3 3", "4 104", "5 102", "6 101", "7 103"]);
  const ofWomen = rows.filter(({ gender }) => gender === 2).map(({ bib, genderRank }) => `${genderRank} ${bib}`);
  expect(ofWomen.sort()).toEqual(["1 101", "2 102", "3 103", "4 104"]);
});

test("in the half of Jinan net time alone counts", async () => {
  const rows = await derive(jinan, "half", [runner("1", "1:05:00", "1:04:59"), runner("2", "1:20:00", "1:04:00")]);
  expect(overall(rows)).toEqual(["1 2", "2 1"]);
});

test("in Wuxi the first eight are ranked by the gun of their own start, whichever it was", async () => {
  const field = Array.from({ length: 8 }, (_, index) =>
    runner(`A${index + 1}`, `2:1${index}:00`, `2:1${index}:00`, { wave: "a" }),
  );
  const rows = await derive(wuxi, "marathon", [
    ...field,
    // Started ten minutes later, and ran 2:12:30 from the own gun.
    runner("B1", "2:12:30", "2:12:00", { wave: "b" }),
    runner("C1", "2:30:00", "2:05:00", { wave: "C 枪" }),
  ]);
  expect(overall(rows)).toEqual(["1 A1", "2 A2", "3 A3", "4 B1", "5 A4", "6 A5", "7 A6", "8 A7", "9 C1", "10 A8"]);
});

test("gun times that count from the first gun are taken back to the runner's own", async () => {
  const [item] = wuxi.race.items ?? [];
  const fromFirst = {
    ...wuxi,
    race: { ...wuxi.race, items: [{ ...item, results: { ...item?.results, gunTimesFrom: "first" } }] },
  } as RuledRace;
  const rows = await derive(fromFirst, "marathon", [
    runner("A1", "2:20:00", "2:20:00", { wave: "a" }),
    runner("C1", "2:35:00", "2:14:59", { wave: "c" }),
  ]);
  expect(rows.map(({ bib, gunMs, overallRank }) => [bib, gunMs, overallRank])).toEqual([
    ["C1", ms("2:15:00"), 1],
    ["A1", ms("2:20:00"), 2],
  ]);
});

test("a runner of the last start has until the finish closes by the clock, not by the own gun", async () => {
  const rows = await derive(wuxi, "marathon", [
    runner("A1", "6:20:00", "6:15:00", { wave: "a" }),
    runner("C1", "6:00:00", "5:59:00", { wave: "c" }),
    runner("C2", "6:00:00.001", "5:59:00", { wave: "c" }),
    runner("A2", "6:20:00.001", "6:15:00", { wave: "a" }),
  ]);
  const statuses = Object.fromEntries(rows.map(({ bib, status }) => [bib, status]));
  expect(statuses).toEqual({ A1: "finished", C1: "finished", C2: "over_time", A2: "over_time" });
});

test("under the rules of World Athletics two runners within the same second rounded up share a place", async () => {
  const rows = await derive(gunOnly, "marathon", [
    runner("1", "2:10:00.01", "2:09:00"),
    runner("2", "2:10:00.99", "2:08:00"),
    runner("3", "2:10:01.01", "2:07:00"),
    runner("4", "2:10:00", "2:10:00"),
  ]);
  expect(overall(rows)).toEqual(["1 4", "2 1", "2 2", "4 3"]);
});

test("in the park net time counts, and who has none has no place", async () => {
  const rows = await derive(park, "ten-km", [
    runner("1", "40:10", "39:50"),
    runner("2", "40:00", "39:55"),
    runner("3", "39:00", null),
    runner("4", null, "38:00"),
    runner("5", null, null, { status: "dns" }),
  ]);
  expect(overall(rows)).toEqual(["1 4", "2 1", "3 2", "- 3", "- 5"]);
});

test("runners with the same time share a place, or are ranked by gun or by bib, as the rules state", async () => {
  const rows = [runner("10", "40:00", "39:00"), runner("9", "40:01", "39:00"), runner("8", "40:00", "39:00")];
  const of = { raceId, item: "ten-km", edition: "2025" };
  await importRows(db, of, rows);
  const rules = getRules(park, "ten-km");
  const places = async (ties: "shared" | "gun" | "bib") => overall(await deriveRows(db, of, { ...rules, ties }));
  expect(await places("shared")).toEqual(["1 8", "1 10", "1 9"]);
  expect(await places("gun")).toEqual(["1 8", "1 10", "3 9"]);
  expect(await places("bib")).toEqual(["1 8", "2 9", "3 10"]);
});

const splits = (...minutes: (number | null)[]) => minutes.map((minute) => minute && minute * 60_000);
const steady = splits(25, 50, 75, 100, 125, 150, 175, 200);

test("who misses a required point or comes after a cut-off is not ranked, and pacers are not either", async () => {
  const rows = await derive(specified, "marathon", [
    runner("1", "3:30:00", "3:30:00", { splitsMs: steady }),
    runner("2", "3:20:00", "3:20:00", { splitsMs: splits(25, 50, 75, null, 125, 150, 175, 200) }),
    // 5 km is not required.
    runner("3", "3:31:00", "3:31:00", { splitsMs: splits(null, 50, 75, 100, 125, 150, 175, 200) }),
    // 8:31 at 5 km.
    runner("4", "3:40:00", "3:40:00", { splitsMs: splits(61, 70, 75, 100, 125, 150, 175, 200) }),
    runner("5", "6:15:01", "6:10:00"),
    runner("6", "3:29:00", "3:29:00", { splitsMs: steady, category: "配速员" }),
    // Swept up after 40 km.
    runner("7", null, null, { splitsMs: splits(25, 50, 75, 100, 125, 150, 175, 361) }),
    runner("8", null, null, { splitsMs: splits(25, 50, null, null, null, null, null, null) }),
    runner("9", null, null),
    runner("10", "3:00:00", "3:00:00", { status: "dsq" }),
    runner("11", "3:50:00", "3:50:00"),
  ]);
  const statuses = Object.fromEntries(rows.map(({ bib, status, overallRank }) => [bib, `${status} ${overallRank}`]));
  expect(statuses).toEqual({
    1: "finished 1",
    2: "missing_point null",
    3: "finished 2",
    4: "over_time null",
    5: "over_time null",
    6: "out_of_competition null",
    7: "over_time null",
    8: "dnf null",
    9: "dns null",
    10: "dsq null",
    11: "finished 3",
  });
});

test("a mat that fails costs nobody the place if the rules let a point be missed", async () => {
  const of = { raceId, item: "marathon", edition: "2025" };
  const rules = getRules(specified, "marathon");
  await importRows(db, of, [
    runner("1", "3:20:00", "3:20:00", { splitsMs: splits(25, 50, 75, null, 125, 150, 175, 200) }),
    runner("2", "3:21:00", "3:21:00", { splitsMs: splits(25, null, 75, null, 125, 150, 175, 200) }),
  ]);
  const rows = await deriveRows(db, of, { ...rules, mayMissPoints: 1 });
  expect(rows.map(({ bib, status }) => `${bib} ${status}`)).toEqual(["1 finished", "2 missing_point"]);
});

test("a runner has one result, also if two starts have one name", async () => {
  const rules = getRules(wuxi, "marathon");
  const guns = rules.guns.map((gun) => ({ ...gun, names: [gun.id, "start"] }));
  const of = { raceId, item: "marathon", edition: "2025" };
  await importRows(db, of, [runner("1", "3:00:00", "3:00:00", { wave: "Start" })]);
  expect(overall(await deriveRows(db, of, { ...rules, guns }))).toEqual(["1 1"]);
});

test("before the finish closes, who has no time is running or has not started", async () => {
  const rules = { ...getRules(specified, "marathon"), endsAt: Date.now() + 60_000 };
  const of = { raceId, item: "marathon", edition: "2025" };
  await importRows(db, of, [runner("1", null, null, { splitsMs: splits(25) }), runner("2", null, null)]);
  expect((await deriveRows(db, of, rules)).map(({ bib, status }) => `${bib} ${status}`)).toEqual([
    "1 running",
    "2 not_started",
  ]);
});

test("age groups are by the age on race day, on the first day or at the end of the year", async () => {
  const of = { raceId, item: "marathon", edition: "2025" };
  const born = (bib: string, birthday: string) => runner(bib, "3:00:00", "3:00:00", { birthday });
  await importRows(db, of, [
    born("1", "1995-10-26"),
    born("2", "1995-10-27"),
    runner("3", "3:00:00", "3:00:00", { birthYear: 1995 }),
    runner("4", "3:00:00", "3:00:00", { age: 61 }),
    runner("5", "3:00:00", "3:00:00", { category: "40-49" }),
    born("6", "2010-01-01"),
  ]);
  const rules = getRules(specified, "marathon");
  const groups = async (changed: Partial<typeof rules>) => {
    const rows = await deriveRows(db, of, { ...rules, ...changed });
    return Object.fromEntries(rows.map(({ bib, ageGroup }) => [bib, ageGroup]));
  };
  const onRaceDay = { 1: "30-39", 2: "20-29", 3: "30-39", 4: "60-plus", 5: "40-49", 6: null };
  expect(await groups({})).toEqual(onRaceDay);
  expect(await groups({ ageOn: "2025-10-25" })).toEqual({ ...onRaceDay, 1: "20-29" });
  expect(await groups({ ageOn: "2025-12-31", isYearEnd: true })).toEqual({ ...onRaceDay, 2: "30-39" });
});

test("men and women of an age group are ranked apart, unless the rules rank them together", async () => {
  const of = { raceId, item: "marathon", edition: "2025" };
  await importRows(db, of, [
    runner("1", "3:00:00", "3:00:00", { age: 25 }),
    runner("2", "3:10:00", "3:05:00", { age: 25, ...women }),
    runner("3", "3:08:00", "3:06:00", { age: 25 }),
    runner("4", "3:09:00", "3:09:00", { age: 25, gender: 0 }),
  ]);
  const rules = getRules(specified, "marathon");
  const ranks = async (mixedAgeGroups: boolean) =>
    Object.fromEntries(
      (await deriveRows(db, of, { ...rules, mixedAgeGroups })).map((row) => [row.bib, row.ageGroupRank]),
    );
  expect(await ranks(false)).toEqual({ 1: 1, 2: 1, 3: 2, 4: null });
  expect(await ranks(true)).toEqual({ 1: 1, 2: 2, 3: 3, 4: 4 });
});

test("the newest batch of a runner counts, and an undone one is as if it had never come", async () => {
  const of = { raceId, item: "ten-km", edition: "2025" };
  const rules = getRules(park, "ten-km");
  await importRows(db, of, [runner("1", "40:00", "40:00"), runner("2", "41:00", "41:00")]);
  const second = await importRows(db, of, [runner("2", "39:00", "39:00")]);
  expect(overall(await deriveRows(db, of, rules))).toEqual(["1 2", "2 1"]);
  await db.update(resultBatches).set({ state: "undone" }).where(eq(resultBatches.batchId, second));
  expect(overall(await deriveRows(db, of, rules))).toEqual(["1 1", "2 2"]);
});

test("a file without bibs takes the place of the one before, and two runners of one name stay two", async () => {
  const of = { raceId, item: "ten-km", edition: "2019" };
  const rules = getRules(park, "ten-km", "2019");
  const nameless = (net: string) => ({ ...runner("", null, net), bib: null, name: "选手" });
  await importRows(db, of, [nameless("40:00"), nameless("41:00")]);
  await importRows(db, of, [nameless("40:00"), nameless("41:00")]);
  expect((await deriveRows(db, of, rules)).map(({ overallRank }) => overallRank)).toEqual([1, 2]);
});

test("a status set by hand wins over every file until it is released", async () => {
  const of = { raceId, item: "ten-km", edition: "2025" };
  const rules = getRules(park, "ten-km");
  await importRows(db, of, [runner("1", "40:00", "40:00"), runner("2", "41:00", "41:00")]);
  const correctionId = await correctRow(db, of, { bib: "1", field: "status", after: "dsq" });
  await importRows(db, of, [runner("1", "38:00", "38:00")]);
  expect(overall(await deriveRows(db, of, rules))).toEqual(["1 2", "- 1"]);
  await db
    .update(resultCorrections)
    .set({ releasedAt: new Date() })
    .where(eq(resultCorrections.correctionId, correctionId));
  expect(overall(await deriveRows(db, of, rules))).toEqual(["1 1", "2 2"]);
});

test("a corrected time, gender or name is what the runner is ranked by, and an empty one takes the time away", async () => {
  const of = { raceId, item: "ten-km", edition: "2025" };
  const rules = getRules(park, "ten-km");
  await importRows(db, of, [
    runner("1", "40:00", "40:00"),
    runner("2", "41:00", "41:00"),
    runner("3", "42:00", "42:00"),
  ]);
  await correctRow(db, of, { bib: "2", field: "netMs", after: String(ms("39:00")) });
  await correctRow(db, of, { bib: "2", field: "gender", after: "2" });
  await correctRow(db, of, { bib: "1", field: "name", after: "Runner 00001" });
  await correctRow(db, of, { bib: "3", field: "netMs", after: null });
  const rows = await deriveRows(db, of, rules);
  expect(overall(rows)).toEqual(["1 2", "2 1", "- 3"]);
  expect(rows.map(({ genderRank, name }) => [genderRank, name])).toEqual([
    [1, "Runner 2"],
    [1, "Runner 00001"],
    [null, "Runner 3"],
  ]);
});
