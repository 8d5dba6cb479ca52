import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import type { ResultOverview } from "#contract/publicResults.ts";
import { specified } from "#fixtures/results/races.ts";
import { resultHidings } from "../../base/db/resultSchema.ts";
import type { World } from "../../testWorld.ts";
import { correctResult } from "../sets/correct.ts";
import { publishSet } from "../sets/publish.ts";
import { getRules, importRows, ms } from "../sets/testResults.ts";
import { createFindResults } from "./resultsContent.ts";
import {
  domainName,
  finisher,
  listBibs,
  marathon,
  openPublic,
  openResults,
  publishRows,
  raceId,
} from "./testPublic.ts";

let world: World;
beforeAll(async () => {
  world = await openResults();
});
afterAll(() => world.close());
afterEach(async () => {
  await world.db.delete(resultHidings);
});

const { ask, list, runner, nextEdition, publish } = openPublic(() => world);

describe("somebody who reads the list of results", () => {
  test("finds a runner by a part of the name or by the bib, and narrows it by gender, group, club and country", async () => {
    const edition = await publish([
      ...Array.from({ length: 30 }, (_, index) => finisher(index + 1)),
      finisher(90, { name: "选手00090", latinName: "Xuanshou 90", club: "100%_club" }),
    ]);
    const found = async (query: Record<string, string | number>) => listBibs(await list({ edition, ...query }));
    expect(await found({ search: "runner 00007" })).toEqual(["M00007"]);
    expect(await found({ search: "手00090" })).toEqual(["M00090"]);
    expect(await found({ search: "xuanshou" })).toEqual(["M00090"]);
    expect(await found({ search: "m00012" })).toEqual(["M00012"]);
    expect(await found({ search: "%" })).toEqual([]);
    expect(await found({ club: "%_" })).toEqual(["M00090"]);
    expect(await found({ gender: 2, club: "riverside" })).toEqual(["M00015", "M00030"]);
    expect(await found({ country: "vnm", search: "0001" })).toEqual(["M00012", "M00016"]);
    const { data } = await list({ edition, ageGroup: "30-39" });
    expect(data.runners.map(({ ageGroup }) => ageGroup)).toEqual(Array(data.total).fill("30-39"));
    expect(data.total).toBe(11);
    expect(data.clubs).toEqual(["100%_club", "Riverside"]);
    expect(data.countries).toEqual(["CHN", "VNM"]);
  });

  test("reads the places of the list that the filters make, also of age groups for men and women together", async () => {
    const edition = nextEdition();
    const rules = { ...getRules(specified, "marathon", edition.edition), mixedAgeGroups: true };
    const rows = [1, 2, 3].map((number) => finisher(number, { age: 25, gender: number === 2 ? 2 : 1 }));
    await importRows(world.db, edition, [finisher(0, { age: 65 }), ...rows]);
    await publishSet(world.db, { edition, rules }, { kind: "official", note: null, after: 0 }, "tester");
    const rankingOf = async (query: Record<string, string | number>) =>
      (await list({ edition: edition.edition, ...query })).data.ranking;
    expect(await rankingOf({})).toBe("overall");
    expect(await rankingOf({ gender: 2 })).toBe("gender");
    expect(await rankingOf({ ageGroup: "20-29" })).toBe("ageGroup");
    const { data } = await list({ edition: edition.edition, ageGroup: "20-29" });
    expect(data.runners.map(({ ageGroupRank }) => ageGroupRank)).toEqual([1, 2, 3]);
  });

  test("sorts it by net time, name or bib, each runner once", async () => {
    const edition = await publish(
      [3, 1, 2].map((number) => finisher(number, { netMs: ms("2:40:00") - number * 1000 })),
    );
    const sorted = async (sort: string) => listBibs(await list({ edition, sort }));
    expect(await sorted("place")).toEqual(["M00001", "M00002", "M00003"]);
    expect(await sorted("net")).toEqual(["M00003", "M00002", "M00001"]);
    expect(await sorted("name")).toEqual(["M00001", "M00002", "M00003"]);
    expect(await sorted("bib")).toEqual(["M00001", "M00002", "M00003"]);
    expect((await list({ edition, sort: "birthday" })).code).toBe(400);
  });

  test("meets every runner once over all pages, also while the results are amended", async () => {
    const rows = Array.from({ length: 160 }, (_, index) => finisher(index + 1, { netMs: ms("3:00:00") }));
    const edition = nextEdition();
    await publishRows(world, rows, edition);
    const seen: (string | null)[] = [];
    for (let page = 1; page <= 4; page++) {
      const answer = await list({ edition: edition.edition, set: 1, page });
      expect([answer.data.total, answer.data.set.number]).toEqual([160, 1]);
      seen.push(...listBibs(answer));
      if (page === 2)
        await publishRows(world, rows.map((row) => ({ ...row, gunMs: (row.gunMs ?? 0) + 1 })).reverse(), edition);
    }
    expect(seen).toEqual(rows.map(({ bib }) => bib));
    expect((await list({ edition: edition.edition, page: 99 })).data).toMatchObject({
      page: 4,
      newest: 2,
      set: { number: 2 },
    });
  });

  test("reads earlier sets with their notes, and never a draft", async () => {
    const edition = nextEdition();
    await publishRows(world, [finisher(1), finisher(2)], edition);
    const { edition: year } = edition;
    const corrected = { bib: "M00001", field: "status", value: "dsq", reason: "MARKED-REASON" } as const;
    await correctResult(world.db, { edition, rules: getRules(specified, "marathon", year) }, corrected, "tester");
    expect(listBibs(await list({ edition: year }))).toEqual(["M00001", "M00002"]);
    expect((await list({ edition: year, set: 2 })).code).toBe(404);
    await publishRows(world, [finisher(2)], edition);
    expect((await list({ edition: year, set: 1 })).data.set).toMatchObject({ number: 1, kind: "official", runners: 2 });
    const amended = await list({ edition: year });
    expect(amended.data.set).toMatchObject({ number: 2, note: { zh: "更正", en: "Amended" }, ranked: 1 });
    expect(amended.data.runners.at(-1)).toMatchObject({ status: "dsq", gunMs: null, netMs: null, overallRank: null });
    const { data } = await ask<ResultOverview>("");
    const sets = data.items[0]?.editions.find((candidate) => candidate.edition === year)?.sets;
    expect(sets?.map(({ number }) => number)).toEqual([2, 1]);
    expect((await list({ edition: "1900" })).code).toBe(404);
    expect((await ask("/list", { item: "none" })).code).toBe(404);
    expect((await ask("/list", { item: "marathon", domainName: "nobody.localhost" })).code).toBe(404);
  });

  test("in a preview of another instant reads the set that was the newest then, and none before the first", async () => {
    const edition = nextEdition();
    const { edition: year } = edition;
    const first = await publishRows(world, [finisher(1)], edition);
    const second = await publishRows(world, [finisher(1), finisher(2)], edition);
    const [from, until] = [first, second].map(({ publishedAt }) => publishedAt?.getTime() ?? 0) as [number, number];
    const listSets = async (at: number) => {
      const { data } = await ask<ResultOverview>("", { at });
      return data.items[0]?.editions.find((candidate) => candidate.edition === year)?.sets.map(({ number }) => number);
    };
    for (const [at, number] of [
      [until, 2],
      [until - 1, 1],
      [from, 1],
    ] as const) {
      const shown = { set: { number }, newest: number };
      expect((await list({ edition: year, at })).data).toMatchObject({ ...shown, total: number });
      expect((await runner({ edition: year, at, bib: "M00001" })).data).toMatchObject(shown);
      expect(await listSets(at)).toEqual(number === 2 ? [2, 1] : [1]);
    }
    expect((await list({ edition: year, at: until - 1, set: 2 })).code).toBe(404);
    expect((await list({ edition: year, at: from - 1 })).data).toMatchObject({ error: "results/not-published" });
    expect((await runner({ edition: year, at: from - 1, bib: "M00001" })).code).toBe(404);
    expect(await listSets(from - 1)).toBeUndefined();
    expect((await list({ edition: year })).data.newest).toBe(2);
  });

  test("gets the same page again without its content, until something of it changes", async () => {
    const edition = await publish([finisher(1)]);
    const { headers } = await list({ edition });
    const search = new URLSearchParams({ domainName, item: "marathon", edition });
    const again = () =>
      world.app.inject({ url: `/sign-up/results/list?${search}`, headers: { "if-none-match": String(headers.etag) } });
    expect((await again()).statusCode).toBe(304);
    await world.db.insert(resultHidings).values({ hidingId: "x", raceId, personId: "somebody", part: "name" });
    expect((await again()).statusCode).toBe(200);
  });
});

test("search engines read the address of the page of results, whichever it is", async () => {
  const edition = await publish([finisher(1)]);
  const find = createFindResults(world.tools);
  const bound = { domainName } as Parameters<typeof find>[0];
  const found = await find(bound, { path: "/chengji", search: `?item=marathon&edition=${edition}` }, "en");
  const { jsonLd } = (await found?.read()) ?? {};
  expect(JSON.stringify(jsonLd)).toContain(`/chengji?item=marathon&edition=${edition}&bib=M00001`);
});

describe("the result of a runner", () => {
  test("has splits with paces, ranks among how many, margins before cut-offs, and the field", async () => {
    const edition = await publish(Array.from({ length: 40 }, (_, index) => finisher(index + 1)));
    const { data } = await runner({ edition, bib: "M00012" });
    expect(data.ranks).toEqual([
      { list: "overall", rank: 12, size: 40 },
      { list: "gender", rank: 4, size: 13 },
      { list: "ageGroup", rank: expect.any(Number), size: expect.any(Number) },
    ]);
    const passages = data.passages;
    expect(passages.map(({ point }) => point)).toEqual(
      [5, 10, 15, 20, 25, 30, 35, 40].map((km) => `km-${km}`).concat("finish"),
    );
    const sum = passages.reduce((total, { sectionMs }) => total + (sectionMs ?? 0), 0);
    expect(sum).toBe(data.runner.netMs);
    expect(passages[1]?.paceMs).toBe(Math.round((passages[1]?.sectionMs ?? 0) / 5));
    expect(passages.at(-1)).toMatchObject({ sectionKm: 2.195, netMs: data.runner.netMs });
    expect(passages.every(({ fieldPaceMs }) => (fieldPaceMs ?? 0) > 200_000)).toBe(true);
    expect(data.field?.counts.reduce((total, count) => total + count, 0)).toBe(40);
  });

  test("has its margins by the clock, and the reason why it is not ranked", async () => {
    const edition = marathon();
    const splitsMs = (finisher(1).splitsMs ?? []).map((split, index) => (index === 4 ? ms("4:00:00") : split));
    await publishRows(
      world,
      [
        finisher(1),
        finisher(2, { splitsMs, gunMs: ms("5:30:00"), netMs: ms("5:29:00") }),
        finisher(3, { splitsMs: (finisher(3).splitsMs ?? []).map((split, index) => (index === 3 ? null : split)) }),
      ],
      edition,
    );
    const first = (await runner({ bib: "m00001" })).data;
    const gunAt = Date.parse("2025-10-26T07:30:00+08:00");
    expect(first.passages.at(-1)?.cutOffMarginMs).toBe(
      Date.parse("2025-10-26T13:45:00+08:00") - gunAt - (first.runner.gunMs ?? 0),
    );
    expect((await runner({ bib: "M00002" })).data.reason).toEqual({ kind: "cut-off", points: ["km-25"] });
    expect((await runner({ bib: "M00003" })).data).toMatchObject({
      reason: { kind: "missing-points", points: ["km-20"] },
      runner: { status: "missing_point", overallRank: null },
    });
    expect((await runner({ bib: "M99999" })).code).toBe(404);
  });
});

describe("a program of the media", () => {
  const fetchFeed = (file: string, headers: Record<string, string> = {}) =>
    world.app.inject({ url: `/feeds/results/marathon/${file}`, headers: { host: domainName, ...headers } });

  test("reads the newest set at one address, as JSON or CSV, with its number and kind", async () => {
    const edition = nextEdition();
    await publishRows(world, [finisher(1, { name: "=1+1", club: "Riverside" }), finisher(2)], edition);
    const json = await fetchFeed(`${edition.edition}.json`);
    expect(json.json()).toMatchObject({
      set: { number: 1, kind: "official" },
      runners: [{ bib: "M00001" }, { bib: "M00002" }],
    });
    await publishRows(world, [finisher(3)], edition);
    const csv = (await fetchFeed(`${edition.edition}.csv`)).body.replaceAll('"', "").split("\r\n");
    expect(csv[0]).toMatch(/^\ufeff?set,set_kind,place,/);
    expect(csv[1]).toMatch(/^2,amended,1,1,1,M00001,'=1\+1,,male,20-29,Riverside,CHN,finished,2:31:01,2:31:00$/);
    expect(csv.filter(Boolean)).toHaveLength(4);
  });

  test("gets 304 until something changes, and what a runner hides is gone from the next answer", async () => {
    const edition = await publish([finisher(1), finisher(2, { name: "Runner HIDDEN", personId: "person-of-feed" })]);
    const first = await fetchFeed(`${edition}.json`);
    const etag = String(first.headers.etag);
    expect((await fetchFeed(`${edition}.json`, { "if-none-match": etag })).statusCode).toBe(304);
    expect(first.body).toContain("HIDDEN");
    await world.db.insert(resultHidings).values({ hidingId: "feed", raceId, personId: "person-of-feed", part: "row" });
    const next = await fetchFeed(`${edition}.json`, { "if-none-match": etag });
    expect([next.statusCode, next.json().runners.length]).toEqual([200, 1]);
    expect(next.body).not.toContain("HIDDEN");
    for (const file of [`${edition}.xml`, "1900.json", "json"]) expect((await fetchFeed(file)).json().code).toBe(404);
  });
});
