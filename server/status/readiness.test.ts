import { mkdir, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { limits } from "../base/db/accountSchema.ts";
import { openWorld, tinyDocument, tinySite, type World } from "../testWorld.ts";
import { readinessKey, watchReadiness } from "./readiness.ts";

const complete = { findIncomplete: async () => [], checkReadable: async () => undefined };
const files = { "trail/site.json": tinySite(), "trail/documents/rules.json": tinyDocument() };
let world: World;
beforeAll(async () => {
  world = await openWorld(files);
});
afterAll(() => world.close());

const readiness = async ({ app }: World) => {
  const { statusCode, body } = await app.inject({ url: "/readyz", headers: { "accept-language": "en" } });
  return { ...JSON.parse(body).data, statusCode, body };
};
const linesAbout = (reason: string) =>
  world
    .logged()
    .split("\n")
    .filter((line) => line.includes(`"reason":"${reason}"`))
    .map((line) => JSON.parse(line).msg);

/**
 * Checks that a reason appears with one line when it begins, however often it is requested, and
 * with one when it ends; and that no path does.
 */
async function expectReason(reason: string, begin: () => Promise<unknown>, end: () => Promise<unknown>, line: RegExp) {
  expect(await readiness(world)).toMatchObject({
    statusCode: 200,
    body: '{"code":0,"msg":"","data":{"status":"ready"}}',
  });
  await begin();
  for (let time = 0; time < 3; time++) {
    const reply = await readiness(world);
    expect(reply).toMatchObject({ statusCode: 503, error: "server/not-ready", reasons: [reason] });
    expect(reply.body).not.toContain(world.env.dataDir);
    expect(reply.body).toContain("The server is not ready.");
  }
  expect((await world.app.inject("/healthz")).statusCode).toBe(200);
  expect(linesAbout(reason)).toEqual([expect.stringMatching(line)]);
  await end();
  for (let time = 0; time < 3; time++) expect(await readiness(world)).toMatchObject({ statusCode: 200 });
  expect(linesAbout(reason)).toEqual([expect.stringMatching(line), `Over: ${reason}`]);
}

test("a server whose database only reads is not ready, although it is alive, and is ready again when it writes", async () => {
  const { db } = world;
  const readOnly = (value: "on" | "off") => () => db.execute(sql.raw(`set default_transaction_read_only = ${value}`));
  await expectReason("database-not-writable", readOnly("on"), readOnly("off"), /database cannot be written to/);
});

test("a server whose published files were removed names the site, and is ready again when they are back", async () => {
  const { store } = world;
  const away = `${store.folder}-away`;
  const remove = async () => {
    await rename(store.folder, away);
  };
  await expectReason(
    "files-missing",
    async () => {
      await remove();
      expect(await readiness(world)).toMatchObject({ statusCode: 503, missing: ["trail.localhost"] });
    },
    () => rename(away, store.folder),
    /published files of trail\.localhost are missing/,
  );
});

test("a server whose published files are there and cannot be read is not ready", async () => {
  const { store, boundSites } = world;
  const { uri } = (await boundSites.find("trail.localhost")) ?? { uri: "" };
  const place = join(store.folder, uri.replace("/files/", ""));
  const turnIntoFolder = async () => {
    await rename(place, `${place}-away`);
    await mkdir(place);
  };
  const restore = async () => {
    await rm(place, { recursive: true });
    await rename(`${place}-away`, place);
  };
  await expectReason("files-unreadable", turnIntoFolder, restore, /published files cannot be read/);
});

test("a server with less space than the floor is not ready, and the log names the folder and the sizes", async () => {
  const { db, env } = world;
  const lines: string[] = [];
  const warn = (_facts: object, line: string) => void lines.push(line);
  const folders = [env.dataDir, join(env.dataDir, "not-yet")];
  const parts = { db, siteFiles: complete, folders, diskFloorBytes: 2 ** 62, warn };
  const check = watchReadiness(parts, 0);
  for (let time = 0; time < 3; time++) expect((await check()).reasons).toEqual(["disk-nearly-full"]);
  parts.diskFloorBytes = 1;
  for (let time = 0; time < 3; time++) expect((await check()).reasons).toEqual([]);
  const full = /^Not ready: the disk of .+ has \d+ MB left, less than the 4398046511104 MB of DISK_FLOOR\.$/;
  expect(lines).toEqual([expect.stringMatching(full), "Over: disk-nearly-full"]);
  expect(lines[0]).toContain(env.dataDir);
});

test("a server with a closed database and a full disk names both, and answers", async () => {
  const closed = await openWorld({}, { diskFloorBytes: 2 ** 62 });
  const { app, env, db } = closed;
  await (db as unknown as { $client: { close(): Promise<void> } }).$client.close();
  const { statusCode, body, reasons } = await readiness(closed);
  expect([statusCode, reasons]).toEqual([503, ["database-not-writable", "disk-nearly-full"]]);
  expect(body).not.toContain(env.dataDir);
  expect((await app.inject("/healthz")).statusCode).toBe(503);
  // The rest of the world cannot be closed again.
  await app.close();
  await rm(dirname(env.dataDir), { recursive: true });
});

test("a store that hangs is a reason after 3 s, and is not asked again before it answers", async () => {
  const { db } = world;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    let count = 0;
    const hanging = () => new Promise<never>(() => void count++);
    const siteFiles = { ...complete, findIncomplete: hanging };
    const check = watchReadiness({ db, siteFiles, folders: [], diskFloorBytes: 1, warn: () => undefined }, 0);
    for (let time = 0; time < 3; time++) {
      const checked = check();
      await vi.advanceTimersByTimeAsync(3000);
      expect((await checked).reasons).toEqual(["files-unreadable"]);
    }
    expect(count).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});

test("however often strangers ask, the database is written to once", async () => {
  const { db } = world;
  const ask = async (intervalMs?: number) => {
    await db.delete(limits);
    const parts = { db, siteFiles: complete, folders: [], diskFloorBytes: 1, warn: () => undefined };
    const check = watchReadiness(parts, intervalMs);
    await Promise.all([check(), check()]);
    for (let time = 0; time < 8; time++) expect((await check()).reasons).toEqual([]);
    const [row] = await db.select().from(limits).where(eq(limits.key, readinessKey));
    return row?.count;
  };
  expect(await ask(60_000)).toBe(1);
  // Control: without the cache, only questions at the same moment share a write.
  expect(await ask(0)).toBe(9);
});
