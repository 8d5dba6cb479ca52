import { readdirSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { announceServer } from "#server/desk/admin/runningServer.ts";
import { call } from "#server/people/accounts/testPeople.ts";
import { lookUpBy } from "#server/results/lookups/testLookUps.ts";
import { publishFolder } from "#server/sites/publish/service.ts";
import { openWorld, testKey, type World } from "#server/testWorld.ts";
import { runStartline } from "../callStartline.ts";
import { inventPerson } from "./inventRunners.ts";
import { demoSite, planDemo } from "./planDemo.ts";

const domainName = `${demoSite}.localhost`;
let world: World;
beforeAll(async () => {
  world = await openWorld({}, { captcha: { kind: "off" } });
  const folder = join("fixtures/sites", demoSite);
  const site = { folder, siteId: demoSite, domainNames: [domainName], origin: "fixture" as const, isLenient: false };
  expect(await publishFolder(world.db, world.store, site)).toMatchObject({ outcome: "published" });
  world.boundSites.forget();
  await world.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = world.app.server.address() as AddressInfo;
  await announceServer(world.env.dataDir, { port, key: testKey });
});
afterAll(() => world.close());

const startline = (...words: string[]) => runStartline([...words, "--language", "en"], { DATA_DIR: world.env.dataDir });
const read = <T>(path: string) =>
  call<T>(world, `${path}${path.includes("?") ? "&" : "?"}domainName=${domainName}`, {});

test("the same number is the same invented runner in every year", () => {
  expect(inventPerson(42)).toEqual(inventPerson(42));
  expect(inventPerson(42)).toMatchObject({ name: "选手00042", latinName: "Runner 00042", document: "LBH00042" });
  expect(planDemo(300).steps).toEqual(planDemo(300).steps);
});

test("a newcomer fills the example race once, and finds sets, past years, photos and runners by their documents", async () => {
  const filled = await startline("demo", "--count", "300");
  expect([filled.code, filled.err]).toEqual([0, ""]);
  const { data } = await read<{
    items: { item: string; editions: { edition: string; sets: { kind: string; note: object | null }[] }[] }[];
  }>("/sign-up/results");
  const [half, ten] = data.items;
  expect(half?.editions.map(({ edition, sets }) => [edition, ...sets.map(({ kind }) => kind)])).toEqual([
    ["2026", "amended", "official", "preliminary"],
    ["2025", "official"],
    ["2024", "official"],
  ]);
  expect(ten?.editions).toHaveLength(1);
  const person = { number: "LBH00001", name: "选手00001" };
  const registration = await lookUpBy(world, person, { domainName, queryType: 1 });
  expect(registration.data).toMatchObject({ registrations: [{ bib: "00001" }] });
  expect(await startline("demo")).toMatchObject({ code: 1, err: expect.stringContaining("already") });
  expect(readdirSync(join(world.env.dataDir, "demo-data/photos")).length).toBeGreaterThan(12);
});

test("an organiser who tries the file that is left has two faulty rows", async () => {
  const file = join(world.env.dataDir, "demo-data/try-ten-km-late-finishers.csv");
  const words = ["results", "import", file, "--domain", domainName, "--item", "ten-km", "--dry-run"];
  const tried = await startline(...words);
  expect(tried.err.trim().split("\n")).toHaveLength(2);
  expect(tried.out).toContain("10 rows can be imported");
});
