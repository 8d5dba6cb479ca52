import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type CallName, callEntry, contract } from "#contract/contract.ts";
import type { OwnResult, PublicResult, ResultList, ResultOverview } from "#contract/publicResults.ts";
import { specified } from "#fixtures/results/races.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { resultHidings } from "../../base/db/resultSchema.ts";
import { type Answered, addAccount, call, logIn } from "../../people/accounts/testPeople.ts";
import type { World } from "../../testWorld.ts";
import { correctResult } from "../sets/correct.ts";
import { getRules, ms, type TestRow } from "../sets/testResults.ts";
import { addEntry, domainName, finisher, marathon, openResults, publishRows, raceId } from "./testPublic.ts";

let world: World;
beforeAll(async () => {
  world = await openResults();
});
afterAll(() => world.close());
afterEach(async () => {
  await world.db.delete(resultHidings);
});

const ask = <T>(path: string, query: Record<string, string | number> = {}, more: object = {}) => {
  const search = new URLSearchParams({ domainName, ...query } as Record<string, string>);
  return call<T>(world, `/sign-up/results${path}?${search}`, more);
};
const list = (query: Record<string, string | number>) => ask<ResultList>("/list", { item: "marathon", ...query });
const runner = (query: Record<string, string | number>) => ask<PublicResult>("/runner", { item: "marathon", ...query });
const bibs = ({ data }: Answered<ResultList>) => data.runners.map(({ bib }) => bib);

let year = 1950;
// Each test publishes an edition of its own.
const nextEdition = () => marathon(String(year++));
const publish = async (rows: TestRow[]) => {
  const edition = nextEdition();
  await publishRows(world, rows, edition);
  return edition.edition;
};

describe("somebody who reads the list of results", () => {
  test("finds a runner by a part of the name or by the bib, and narrows it by gender, group, club and country", async () => {
    const edition = await publish([
      ...Array.from({ length: 30 }, (_, index) => finisher(index + 1)),
      finisher(90, { name: "选手00090", latinName: "Xuanshou 90", club: "100%_club" }),
    ]);
    const found = async (query: Record<string, string | number>) => bibs(await list({ edition, ...query }));
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

  test("sorts it by net time, name or bib, each runner once", async () => {
    const edition = await publish(
      [3, 1, 2].map((number) => finisher(number, { netMs: ms("2:40:00") - number * 1000 })),
    );
    const sorted = async (sort: string) => bibs(await list({ edition, sort }));
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
      seen.push(...bibs(answer));
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
    expect(bibs(await list({ edition: year }))).toEqual(["M00001", "M00002"]);
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

/** Every public call, each about the whole race or about a bib. */
const publicPaths = (edition: string, bib: string) => ({
  "GET /sign-up/results": `/sign-up/results?domainName=${domainName}`,
  "GET /sign-up/results/list": `/sign-up/results/list?domainName=${domainName}&item=marathon&edition=${edition}`,
  "GET /feeds/results/:item/:file": `/feeds/results/marathon/${edition}.json`,
  "GET /sign-up/results/runner": `/sign-up/results/runner?domainName=${domainName}&item=marathon&edition=${edition}&bib=${bib}`,
});

test("no public call is left out of the tests of hidden runners and personal data", () => {
  const calls = Object.keys(contract).filter(
    (name) => / \/(sign-up|feeds)\/results/.test(name) && callEntry(name as CallName).caller === "anyone",
  );
  expect(calls.sort()).toEqual(Object.keys(publicPaths("", "")).sort());
});

test("nobody reads a birthday, city, document, entry, category or reason of a correction in any public call", async () => {
  const marked = { birthday: "1987-06-05", birthYear: 1987, age: 97, city: "MARKED-CITY", category: "MARKED-CATEGORY" };
  const edition = await publish([
    finisher(1, { ...marked, personId: "MARKED-PERSON", entryCode: "MARKED-CODE" }),
    finisher(2),
  ]);
  for (const url of Object.values(publicPaths(edition, "M00001"))) {
    const { body } = await world.app.inject({ url, headers: { host: domainName } });
    expect(body).not.toMatch(/MARKED|\b1987\b|\b97\b|personId|entryId|birthday|"age"/);
  }
  // The control: what is public is there.
  expect((await world.app.inject({ url: publicPaths(edition, "M00001")["GET /sign-up/results/list"] })).body).toContain(
    "Runner 00001",
  );
});

describe("a runner who hides", () => {
  let token = "";
  let accountId = "";
  let entryCode = "";
  beforeAll(async () => {
    accountId = await addAccount(world, { email: "hiding@example.com", password: "abc123" });
    token = (await logIn(world, "hiding@example.com", "abc123")).data.token;
    entryCode = await addEntry(world, { accountId, personId: "person-hiding" });
  });
  const hide = (part: string | null, code = entryCode, by = token) =>
    call(world, "/sign-up/results/hiding", { method: "PUT", json: { domainName, entryCode: code, part }, token: by });
  const field = () =>
    [1, 2, 3].map((number) =>
      finisher(number, number === 2 ? { name: "Runner HIDDEN", latinName: "HIDDEN", personId: "person-hiding" } : {}),
    );
  const bodies = async (edition: string) =>
    Promise.all(
      Object.values(publicPaths(edition, "M00002")).map(
        async (url) => (await world.app.inject({ url, headers: { host: domainName } })).body,
      ),
    );

  test("the name is in no public call at once, in every edition and set, and is back after undoing it", async () => {
    const editions = [await publish(field()), await publish(field())];
    for (const edition of editions) expect((await bodies(edition)).join()).toContain("HIDDEN");
    expect((await hide("name")).code).toBe(0);
    for (const edition of editions) {
      expect((await bodies(edition)).join()).not.toContain("HIDDEN");
      expect((await runner({ edition, bib: "M00002" })).data.runner).toMatchObject({
        name: null,
        isNameHidden: true,
        overallRank: 2,
      });
      expect(bibs(await list({ edition, search: "hidden" }))).toEqual([]);
      expect(bibs(await list({ edition, search: "M00002" }))).toEqual(["M00002"]);
      // The order of names does not betray it.
      expect(bibs(await list({ edition, sort: "name" }))).toEqual(["M00001", "M00003", "M00002"]);
    }
    expect((await hide(null)).code).toBe(0);
    for (const edition of editions) expect((await bodies(edition)).join()).toContain("HIDDEN");
  });

  test("the whole result is left out of lists, counts and filters, and its bib is one that nobody has", async () => {
    const rows = field().map((row) => (row.bib === "M00002" ? { ...row, club: "HIDDEN club", country: "ISL" } : row));
    const edition = await publish(rows);
    expect((await list({ edition })).data).toMatchObject({ total: 3, countries: ["CHN", "ISL"] });
    await hide("row");
    expect((await list({ edition })).data).toMatchObject({
      total: 2,
      set: { runners: 2, ranked: 2 },
      countries: ["CHN"],
    });
    expect((await bodies(edition)).join()).not.toMatch(/HIDDEN|ISL/);
    const unknown = await runner({ edition, bib: "M12345" });
    const hidden = await runner({ edition, bib: "M00002" });
    expect([hidden.code, hidden.msg, hidden.data]).toEqual([unknown.code, unknown.msg, unknown.data]);
    await hide(null);
    expect((await list({ edition })).data.total).toBe(3);
  });

  test("sees the own results with what is hidden of them, and it is in the audit and the export", async () => {
    const edition = await publish(field());
    await hide("row");
    const own = await ask<{ results: OwnResult[] }>("/own", {}, { token });
    const result = own.data.results.find((candidate) => candidate.edition === edition);
    expect(result).toMatchObject({ entryCode, hiddenPart: "row", runner: { name: "Runner HIDDEN", overallRank: 2 } });
    await hide("name");
    const lines = (await world.db.select().from(auditLines)).filter(({ actor }) => actor === accountId);
    expect(lines.slice(-2).map(({ action, before, after }) => [action, before, after])).toEqual([
      ["hide-result", null, "row"],
      ["hide-result", "row", "name"],
    ]);
  });

  test("nobody hides the result of somebody else", async () => {
    const edition = await publish(field());
    await addAccount(world, { email: "other@example.com", password: "abc123" });
    const other = (await logIn(world, "other@example.com", "abc123")).data.token;
    expect((await hide("row", entryCode, other)).code).toBe(404);
    expect((await hide("row", entryCode, "")).code).toBe(401);
    expect((await list({ edition })).data.total).toBe(3);
    expect((await ask<{ results: OwnResult[] }>("/own", {}, { token: other })).data.results).toEqual([]);
  });
});
