import { afterAll, beforeAll, expect, test } from "vitest";
import type { ResultCorrection, ResultPrizes, ResultSetHead } from "#contract/results.ts";
import { getOrganiser } from "#core/authorities.ts";
import { specified } from "#fixtures/results/races.ts";
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
const get = async <T>(name: string) =>
  (await call<T>(world, `${path}/${name}?domainName=${domainName}&item=marathon`, { token })).data;

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
  const note = { zh: "第 3 名被取消成绩。", en: "The third runner was disqualified." };
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
  expect(await post("corrections", { ...wrong, item: "ultra" })).toMatchObject({
    data: { error: "results/unknown-item" },
  });
  expect((await get<Corrections>("corrections")).corrections).toHaveLength(1);
});
