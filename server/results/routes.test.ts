import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OrganisedEdition, OrganisedResultPage } from "#contract/organiseResults.ts";
import type { ResultCorrection, ResultPrizes, ResultSetHead } from "#contract/results.ts";
import { authorityOver, getOrganiser } from "#core/authorities.ts";
import { specified } from "#fixtures/results/races.ts";
import { auditLines } from "../base/db/auditSchema.ts";
import { openSession } from "../people/accounts/sessions.ts";
import { addAccount, call } from "../people/accounts/testPeople.ts";
import { cheapAccounts } from "../people/accounts/testSettings.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World } from "../testWorld.ts";
import { importRows, ms } from "./sets/testResults.ts";

interface Corrections {
  corrections: ResultCorrection[];
}

const domainName = "trail.localhost";
const marathon = { domainName, item: "marathon" };
const path = "/sign-up/organise/results";
let world: World;
let token = "";

beforeAll(async () => {
  const $schema = "https://startline.dev/schemas/site/v2.schema.json";
  world = await openWorld(
    {
      "trail/site.json": tinySite({ id: "trail", $schema, race: specified.race }),
      "trail/documents/rules.json": tinyDocument(),
      "trail/race.json": { ...tinyRace, raceId: "7001" },
    },
    { accounts: cheapAccounts },
  );
  const accountId = await addAccount(world, { email: "first@example.com", authorities: [getOrganiser("7001")] });
  token = await openSession(world.db, { accountId, loginType: "5", device: "x" });
});
afterAll(() => world.close());

const post = (name: string, json: object) =>
  call<ResultCorrection>(world, `${path}/${name}`, { json: { ...marathon, ...json }, token });
const get = async <T>(name: string, more = "") =>
  (await call<T>(world, `${path}/${name}?domainName=${domainName}&item=marathon${more}`, { token })).data;
const note = { zh: "第 3 名被取消成绩。", en: "The third runner was disqualified." };

test("an organiser publishes results, disqualifies the third, amends them, and sees the prizes follow", async () => {
  const edition = { raceId: "7001", item: "marathon", edition: "2025" };
  const field = Array.from({ length: 9 }, (_, index) => ({
    bib: `M${index + 1}`,
    name: `选手${index + 1}`,
    gender: 1,
    gunMs: ms(`2:1${index}:00`),
    netMs: ms(`2:1${index}:00`),
  }));
  expect(await post("sets", { kind: "official", after: 0 })).toMatchObject({ data: { error: "results/empty" } });
  await importRows(world.db, edition, field);
  expect(await post("sets", { kind: "official", after: 0 })).toMatchObject({
    code: 0,
    data: { number: 1, kind: "official", runners: 9, ranked: 9 },
  });
  const correction = { bib: "M3", field: "status", value: "dsq", reason: "抄近道" };
  const { data } = await post("corrections", correction);
  expect(data).toMatchObject({ before: "finished", after: "dsq", reason: "抄近道", releasedAt: null });
  expect(await post("sets", { kind: "amended", note, after: 0 })).toMatchObject({
    code: 409,
    data: { error: "results/changed", number: 1 },
  });
  expect(await post("sets", { kind: "amended", note, after: 1 })).toMatchObject({
    data: { number: 2, note, ranked: 8 },
  });
  const prizes = await get<ResultPrizes>("prizes");
  expect(prizes).toMatchObject({ setNumber: 2, edition: "2025" });
  expect(prizes.prizes.slice(0, 4).map(({ bib, amountFen, state }) => [bib, amountFen, state])).toEqual([
    ["M1", 1_000_000, "in_publicity"],
    ["M2", 600_000, "in_publicity"],
    ["M3", 0, "disqualified"],
    ["M4", 300_000, "in_publicity"],
  ]);
  expect(await post("prizes", { list: "overall/male", bib: "M1", event: "paid" })).toMatchObject({
    code: 409,
    data: { error: "prizes/wrong-state", state: "in_publicity" },
  });
  expect(await post("prizes", { list: "overall/male", bib: "M1", event: "withheld", reason: "检查" })).toMatchObject({
    data: { prizes: expect.arrayContaining([expect.objectContaining({ bib: "M1", state: "withheld" })]) },
  });
  const release = { correctionId: data.correctionId, reason: "看过录像" };
  expect((await post("corrections/release", release)).data.releasedAt).toBeGreaterThan(0);
  expect((await get<Corrections>("corrections")).corrections).toHaveLength(1);
  const { sets } = await get<{ sets: ResultSetHead[] }>("sets");
  expect(sets.map(({ number, ranked }) => [number, ranked])).toEqual([
    [2, 8],
    [1, 9],
  ]);
});

test("a bib, item or value that is not there is refused, and nothing changes", async () => {
  const wrong = { bib: "M1", field: "status", value: "dsq", reason: "x" };
  expect(await post("corrections", { ...wrong, bib: "X" })).toMatchObject({ data: { error: "results/unknown-bib" } });
  expect(await post("corrections", { ...wrong, value: "gone" })).toMatchObject({
    data: { error: "results/wrong-value" },
  });
  // Longer than any race, and than the column has room for.
  expect(await post("corrections", { ...wrong, field: "gunMs", value: "2500000000" })).toMatchObject({
    data: { error: "results/wrong-value" },
  });
  expect(await post("corrections", { ...wrong, item: "ultra" })).toMatchObject({
    data: { error: "results/unknown-item" },
  });
  expect((await get<Corrections>("corrections")).corrections).toHaveLength(1);
});

test("an organiser sees what waits to be published, and whom it concerns", async () => {
  const overview = async () =>
    (
      await call<{ editions: OrganisedEdition[] }>(world, `${path}?domainName=${domainName}`, { token })
    ).data.editions.find(({ item, edition }) => item === "marathon" && edition === "2025");
  expect(await overview()).toMatchObject({ runners: 9, ranked: 9, isChanged: true, published: { number: 2 } });
  const rows = async (more = "") => get<OrganisedResultPage>("rows", more);
  const { results, counts } = await rows();
  expect(counts).toEqual([{ status: "finished", count: 9 }]);
  // The disqualification of the third was released: those behind have their places again.
  expect(results.filter(({ isChanged }) => isChanged).map(({ bib }) => bib)).toEqual([
    "M3",
    "M4",
    "M5",
    "M6",
    "M7",
    "M8",
    "M9",
  ]);
  expect((await rows("&text=M3")).results).toMatchObject([{ bib: "M3", overallRank: 3, corrected: [] }]);
  expect((await rows(`&text=${encodeURIComponent("手4")}`)).results.map(({ bib }) => bib)).toEqual(["M4"]);
  expect((await rows("&text=%25")).results).toEqual([]);
  expect((await rows("&status=dsq")).results).toEqual([]);
  expect(await post("sets", { kind: "amended", note, after: 2 })).toMatchObject({ data: { number: 3 } });
  expect(await overview()).toMatchObject({ runners: 9, isChanged: false, published: { number: 3 } });
  // What leaves the results as they are published does not wait, nor is it a set.
  await post("corrections", { bib: "M1", field: "status", value: "finished", reason: "x" });
  await post("corrections", { bib: "X", field: "status", value: "dsq", reason: "x" });
  expect(await overview()).toMatchObject({ isChanged: false, runners: 9 });
  expect(await post("sets", { kind: "amended", note, after: 3 })).toMatchObject({ data: { number: 3 } });
  const { data: correction } = await post("corrections", { bib: "M9", field: "club", value: "Hills", reason: "x" });
  expect(await overview()).toMatchObject({ isChanged: true });
  await post("corrections/release", { correctionId: correction.correctionId, reason: "x" });
  expect(await overview()).toMatchObject({ isChanged: false, runners: 9 });
});

test("an organiser sees before publishing that nobody has a place, and the most frequent reason; publishing stays possible", async () => {
  const edition = "2021";
  const overview = async () =>
    (
      await call<{ editions: OrganisedEdition[] }>(world, `${path}?domainName=${domainName}`, { token })
    ).data.editions.find((target) => target.item === "marathon" && target.edition === edition);
  const statuses = ["dnf", "missing_point", "missing_point"] as const;
  await importRows(
    world.db,
    { raceId: "7001", item: "marathon", edition },
    statuses.map((status, index) => ({ bib: `U${index}`, name: `选手${index}`, gender: 1, status })),
  );
  await post("corrections", { edition, bib: "U0", field: "club", value: "Hills", reason: "x" });
  expect(await overview()).toMatchObject({ ranked: 0, unranked: { status: "missing_point", count: 2 } });
  expect(await post("sets", { edition, kind: "official", after: 0 })).toMatchObject({ code: 0, data: { ranked: 0 } });
  const time = { edition, bib: "U1", field: "gunMs", value: String(ms("3:00:00")), reason: "x" };
  await post("corrections", time);
  await post("corrections", { ...time, field: "status", value: "finished" });
  expect(await overview()).toMatchObject({ ranked: 1, unranked: null });
});

test("an organiser reads all results page by page, each once", async () => {
  const edition = { raceId: "7001", item: "marathon", edition: "2024" };
  const rows = Array.from({ length: 120 }, (_, index) => ({
    bib: `H${index}`,
    name: `Runner ${index}`,
    gunMs: 4_000_000 + index,
  }));
  await importRows(world.db, edition, rows);
  await post("sets", { edition: "2024", kind: "preliminary", after: 0 });
  const bibs: (string | null)[] = [];
  let after = "0";
  for (let page = 0; page < 3; page++) {
    const url = `${path}/rows?domainName=${domainName}&item=marathon&edition=2024&after=${after}`;
    const { results, next } = (await call<OrganisedResultPage>(world, url, { token })).data;
    bibs.push(...results.map(({ bib }) => bib));
    after = next ?? "end";
  }
  expect(after).toBe("end");
  expect(bibs).toEqual(rows.map(({ bib }) => bib));
});

test("an organiser with the right to personal data takes the results for ITRA, and the audit has it", async () => {
  const url = `${path}/export?domainName=${domainName}&item=marathon&edition=2024&format=itra-csv`;
  expect((await world.app.inject({ url, headers: { token } })).json()).toMatchObject({ code: 403 });
  const seer = await addAccount(world, {
    email: "seer@example.com",
    authorities: [getOrganiser("7001"), authorityOver("PERSONAL_DATA", "7001")],
  });
  const asSeer = { token: await openSession(world.db, { accountId: seer, loginType: "5", device: "x" }) };
  const { body } = await world.app.inject({ url, headers: asSeer });
  expect(body.split("\r\n")[1]).toBe('"1","01:06:40","0","Runner","","","","H0",""');
  const lines = await world.db.select().from(auditLines).where(eq(auditLines.actor, seer));
  expect(lines).toMatchObject([{ action: "export", entity: "results", details: { format: "itra-csv" } }]);
});
