import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterEach, beforeEach, expect, test } from "vitest";
import { watchChanges } from "../../base/db/changes.ts";
import type { OpenDatabase } from "../../base/db/open.ts";
import { domains, releases, sites } from "../../base/db/schema.ts";
import { openTestDatabase } from "../../base/db/testDatabase.ts";
import { tinySite, writeFiles } from "../../testWorld.ts";
import { cacheBoundSites } from "../domains/boundSites.ts";
import { openFileStore } from "../files/store.ts";
import { watchSiteFiles } from "./siteFiles.ts";
import { openStartup } from "./startup.ts";

setFlagsFromString("--expose-gc");
const collectOnce: () => void = runInNewContext("gc");

// What waits for a finalizer is free after a later collection.
async function collectGarbage(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    collectOnce();
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

let database: OpenDatabase;
let folder: string;
const paths = Array.from({ length: 100 }, (_, number) => `${"0123456789abcdef".repeat(2)}/picture-${number}-960.avif`);
beforeEach(async () => {
  database = await openTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "startline-memory-"));
  await writeFiles(join(folder, "files"), Object.fromEntries(paths.map((path) => [path, "x"])));
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

// As publishing leaves them: each edition lists its files.
async function addSites(from: number, to: number): Promise<void> {
  const { db } = database;
  const ids = Array.from({ length: to - from }, (_, index) => from + index);
  const getName = (number: number) => `race-${number}`;
  await db.insert(sites).values(ids.map((number) => ({ siteId: getName(number), releaseId: number })));
  const edition = (number: number) => ({
    releaseId: number,
    siteId: getName(number),
    origin: "fixture" as const,
    fileMd5: `${number}`,
    uri: `/files/${paths[0]}`,
    sourceMd5: `${number}`,
    sourceUri: `/files/${paths[1]}`,
    head: { title: { zh: "小城跑" }, languages: ["zh"], units: [] },
    race: {},
    files: paths,
    problems: [],
  });
  await db.insert(releases).values(ids.map(edition));
  await db
    .insert(domains)
    .values(ids.map((number) => ({ domainName: `${getName(number)}.localhost`, siteId: getName(number) })));
  for (const number of ids) {
    await mkdir(join(folder, "sites", getName(number)), { recursive: true });
    await writeFile(
      join(folder, "sites", getName(number), "site.json"),
      JSON.stringify(tinySite({ id: getName(number) })),
    );
  }
}

/** Starts a server and returns the memory that it keeps once it has found every file. */
async function start() {
  const { db } = database;
  const store = openFileStore(join(folder, "files"));
  const startup = await openStartup({ db, store, dataDir: folder, sitesDir: join(folder, "sites"), report: () => {} });
  const siteFiles = watchSiteFiles(db, store, 0);
  const boundSites = cacheBoundSites(db, watchChanges(db, 0));
  expect(await siteFiles.findIncomplete()).toEqual([]);
  return { startup, siteFiles, boundSites };
}

async function measureKilobytes(make: () => Promise<unknown>): Promise<number> {
  // The first one also loads and compiles; and the last result of the database stays until the
  // next.
  const editions = [await make(), await make()];
  await collectGarbage();
  const before = process.memoryUsage().heapUsed;
  for (let round = 0; round < 4; round++) editions.push(await make());
  await collectGarbage();
  const grown = process.memoryUsage().heapUsed - before;
  expect(editions).toHaveLength(6);
  return grown / 4 / 1024;
}

test("the memory of a server that has started grows with the sites that are visited, not with those that exist", async () => {
  await addSites(1, 5);
  const few = await measureKilobytes(start);
  await addSites(5, 1001);
  const many = await measureKilobytes(start);
  const rowsKb = await measureKilobytes(() => database.db.select().from(releases));
  // Names, numbers and times: about a kilobyte a site.
  expect(many - few).toBeLessThan(2000);
  // The control: a server that kept the editions whose files it has checked.
  expect(rowsKb - few).toBeGreaterThan(4000);
});
