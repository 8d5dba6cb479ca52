import { existsSync } from "node:fs";
import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openWorld, testKey, tinyBuilt, tinyDocument, tinySite, type World, writeFiles } from "../../testWorld.ts";
import { publishSite } from "./fixtures.ts";
import { openStartup } from "./startup.ts";

let world: World;
let folder: string;
beforeEach(async () => {
  world = await openWorld({}, {}, tinyBuilt);
  folder = join(world.env.sitesDir, "lake");
  await writeFiles(folder, {
    "site.json": tinySite(),
    "documents/rules.json": tinyDocument(),
    "media/hero.png": "not really a picture",
  });
});
afterEach(() => world.close());

/**
 * Starts as the server does, if `isAged` 2.1 s after the last change; returns the names of the
 * folders that were read.
 */
const start = async ({ isAged = true } = {}) => {
  // Long enough ago that no later change can have the same time.
  const clock = isAged ? vi.spyOn(Date, "now").mockReturnValue(Date.now() + 2100) : undefined;
  return readAtStart().finally(() => clock?.mockRestore());
};

const readAtStart = async () => {
  const names: string[] = [];
  const { db, store, env } = world;
  const report = (name: string) => void names.push(name);
  const startup = await openStartup({ db, store, dataDir: env.dataDir, sitesDir: env.sitesDir, report });
  await startup.publishFirst();
  await startup.publishRest(new AbortController().signal, world.boundSites.forget);
  return { read: names, startup };
};
const titleAt = async (name = "lake") => {
  const { body } = await world.app.inject({ url: "/", headers: { host: `${name}.localhost` } });
  return /<title>(.*?)<\/title>/.exec(body)?.[1];
};

test("an unchanged folder is not read at the next start; a changed, renamed, added or removed file is noticed", async () => {
  expect((await start()).read).toEqual(["lake"]);
  expect((await start({ isAged: false })).read).toEqual([]);
  await writeFile(join(folder, "site.json"), JSON.stringify(tinySite({ title: { zh: "湖心跑" } })));
  expect((await start()).read).toEqual(["lake"]);
  world.boundSites.forget();
  expect(await titleAt()).toContain("湖心跑");
  for (const change of [
    () => writeFile(join(folder, "media/map.png"), "a map"),
    () => rm(join(folder, "media/map.png")),
    () => writeFile(join(folder, "documents/rules.json"), JSON.stringify(tinyDocument("<p>改了。</p>"))),
  ]) {
    await change();
    expect((await start()).read).toEqual(["lake"]);
    expect((await start({ isAged: false })).read).toEqual([]);
  }
});

test("a byte that changes without size and time is noticed: no program sets back the time of a file's last change", async () => {
  const picture = join(folder, "media/hero.png");
  const time = new Date("2026-01-01T00:00:00Z");
  await utimes(picture, time, time);
  await start();
  const before = await stat(picture);
  await writeFile(picture, "not really a drawing");
  await utimes(picture, time, time);
  const { size, mtimeMs } = await stat(picture);
  expect([size, mtimeMs]).toEqual([before.size, before.mtimeMs]);
  expect((await start()).read).toEqual(["lake"]);
});

test("a folder that was changed within the last two seconds is read again: a second change could have the same time", async () => {
  await writeFile(join(folder, "media/hero.png"), "first");
  expect((await start({ isAged: false })).read).toEqual(["lake"]);
  expect((await start({ isAged: false })).read).toEqual(["lake"]);
});

test("an edition that an organiser published stays, and another database gets every folder", async () => {
  await start();
  const otherWorld = await openWorld({});
  try {
    const parts = { dataDir: world.env.dataDir, sitesDir: world.env.sitesDir, report: () => undefined };
    const startup = await openStartup({ ...parts, db: otherWorld.db, store: otherWorld.store });
    expect([...startup.coming]).toEqual(["lake.localhost"]);
    await startup.publishFirst();
    otherWorld.boundSites.forget();
    expect(await otherWorld.boundSites.find("lake.localhost")).toBeDefined();
  } finally {
    await otherWorld.close();
  }
  const elsewhere = join(world.env.dataDir, "elsewhere");
  await writeFiles(elsewhere, {
    "site.json": tinySite({ title: { zh: "主办方版" } }),
    "documents/rules.json": tinyDocument(),
  });
  const payload = { folder: elsewhere, siteId: "lake", domainName: "lake.localhost" };
  await world.app.inject({
    method: "POST",
    url: "/admin/publish",
    headers: { authorization: `Bearer ${testKey}` },
    payload,
  });
  await writeFile(join(folder, "site.json"), JSON.stringify(tinySite({ title: { zh: "文件夹版" } })));
  await start();
  world.boundSites.forget();
  expect(await titleAt()).toContain("主办方版");
});

test("a file that the store lost comes back at the next start, although its folder did not change", async () => {
  await start();
  const { db, store } = world;
  const source = { name: "lake", folder, domainName: "lake.localhost" };
  expect(await publishSite(db, store, source)).toMatchObject({ outcome: "unchanged" });
  const readiness = () => world.app.inject("/readyz").then(({ statusCode }) => statusCode);
  const { uri } = (await world.boundSites.find("lake.localhost")) ?? { uri: "" };
  const place = join(store.folder, uri.replace("/files/", ""));
  const file = await readFile(place);
  await rm(place);
  expect(await readiness()).toBe(503);
  const { startup } = await start({ isAged: false });
  expect(existsSync(place)).toBe(false);
  await startup.repair(["lake", "none"]);
  expect(await readFile(place)).toEqual(file);
  expect(await readiness()).toBe(200);
});

test("a start waits for the first sites that were never published and publishes the others later, each shown as soon as it is there", async () => {
  for (let number = 10; number < 20; number++)
    await writeFiles(join(world.env.sitesDir, `race-${number}`), {
      "site.json": tinySite(),
      "documents/rules.json": tinyDocument(),
    });
  const { db, store, env } = world;
  const startup = await openStartup({
    db,
    store,
    dataDir: env.dataDir,
    sitesDir: env.sitesDir,
    report: () => undefined,
  });
  expect(startup.coming.size).toBe(11);
  await startup.publishFirst();
  expect([...startup.coming]).toEqual(["race-17.localhost", "race-18.localhost", "race-19.localhost"]);
  const stopped = new AbortController();
  stopped.abort();
  await startup.publishRest(stopped.signal, () => undefined);
  expect(startup.coming.size).toBe(3);
  await startup.publishRest(new AbortController().signal, () => undefined);
  expect(startup.coming.size).toBe(0);
  world.boundSites.forget();
  expect(await titleAt("race-19")).toContain("小城跑");
});

test("a visitor of a site that is being published for the first time reads so in their language, and gets the site by themselves", async () => {
  const coming = new Set(["soon.localhost"]);
  const otherWorld = await openWorld({}, {}, tinyBuilt, { coming });
  const ask = (url: string, language: string, host = "soon.localhost") =>
    otherWorld.app.inject({ url, headers: { host, "accept-language": language } });
  try {
    const page = await ask("/", "zh");
    expect(page.statusCode).toBe(503);
    expect(page.headers).toMatchObject({ "retry-after": "3", "cache-control": "no-store" });
    expect(page.body).toContain("网站正在发布");
    expect(page.body).toContain('<meta http-equiv="refresh" content="3">');
    expect((await ask("/rules", "en")).body).toContain("This site is being published");
    expect((await ask("/", "en", "other.localhost")).statusCode).toBe(200);
    coming.delete("soon.localhost");
    expect((await ask("/", "en")).statusCode).toBe(200);
  } finally {
    await otherWorld.close();
  }
});
