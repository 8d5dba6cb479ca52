import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { openFileStore } from "../../sites/files/store.ts";
import { loadShippedConfig, loadSites } from "../../sites/publish/fixtures.ts";
import { tinyDocument, tinySite, writeFiles } from "../../testWorld.ts";
import { readEnv } from "../env/env.ts";
import { root } from "../root.ts";
import { openSecrets } from "../secrets/secrets.ts";
import { countChange, listenForChanges, watchChanges } from "./changes.ts";
import { lockFolder, readLock } from "./lockFolder.ts";
import { type OpenDatabase, openDatabase } from "./open.ts";
import { schema } from "./tables.ts";
import { openTestDatabase } from "./testDatabase.ts";
import { freePort, startPostgres } from "./testPostgres.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-db-"));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

describe("several processes on one PostgreSQL", () => {
  let postgres: Awaited<ReturnType<typeof startPostgres>>;
  let databases: OpenDatabase[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    const { databaseUrl } = postgres;
    databases = await Promise.all([1, 2, 3].map(() => openDatabase({ databaseUrl, dataDir: folder })));
  });

  afterAll(async () => {
    await Promise.all(databases.map(({ close }) => close()));
    await postgres.stop();
  });

  test("that start at once make the tables once", async () => {
    const [{ db }] = databases as [OpenDatabase];
    const applied = await db.execute(sql`select count(*)::int as count from drizzle.__drizzle_migrations`);
    const journal = JSON.parse(await readFile(join(import.meta.dirname, "migrations/meta/_journal.json"), "utf8"));
    expect((applied as unknown as { rows: { count: number }[] }).rows[0]?.count).toBe(journal.entries.length);
  });

  test("that start at once publish each shipped site once, and see each other's publishes", async () => {
    const env = readEnv({ DATA_DIR: join(folder, "data"), SITES_DIR: join(folder, "sites") });
    const store = openFileStore(join(env.dataDir, "files"));
    await writeFiles(env.sitesDir, { "trail/site.json": tinySite(), "trail/documents/rules.json": tinyDocument() });
    await Promise.all(databases.map(({ db }) => loadShippedConfig(db, join(root, "fixtures"))));
    const results = await Promise.all(databases.map(({ db }) => loadSites(db, store, env.sitesDir)));
    expect(results.map((result) => result.get("trail")?.outcome).sort()).toEqual([
      "published",
      "unchanged",
      "unchanged",
    ]);
    const [first, second] = databases as [OpenDatabase, OpenDatabase];
    expect(await first.db.select().from(schema.releases)).toHaveLength(1);

    const secrets = await openSecrets(second.db, env);
    const { app } = await buildApp({ env, db: second.db, store, secrets, publishDelayMs: 0 });
    const getConfig = async () =>
      (await app.inject("/website-center/site-config?domainName=trail.localhost")).json().data.fileMd5;
    const before = await getConfig();
    await writeFiles(env.sitesDir, { "trail/site.json": tinySite({ title: { zh: "另一个名字" } }) });
    await loadSites(first.db, store, env.sitesDir);
    expect(await getConfig()).not.toBe(before);
    await app.close();
  });

  test("learn of each other's publishes at once, and not only when they ask again", async () => {
    const [first, second] = databases as [OpenDatabase, OpenDatabase];
    const hour = 3_600_000;
    const [hearing, deaf] = [watchChanges(second.db, hour), watchChanges(second.db, hour)];
    let heard = 0;
    const stop = listenForChanges(postgres.databaseUrl, () => {
      heard += 1;
      hearing.forget();
    });
    // The connection is open.
    await expect.poll(() => heard).toBe(1);
    const before = [await hearing.current(), await deaf.current()];
    await first.db.transaction(async (tx) => countChange(tx));
    await expect.poll(() => hearing.current()).toBe(Number(before[0]) + 1);
    expect(await deaf.current()).toBe(before[1]);
    // What was missed while the connection was lost is requested when it is back.
    await first.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen "startline_changes"'`,
    );
    await first.db.transaction(async (tx) => countChange(tx));
    await expect.poll(() => hearing.current(), { timeout: 10_000 }).toBe(Number(before[0]) + 2);
    await stop();
  });
});

test("an operator whose database does not answer reads so, without its password", async () => {
  const opening = openDatabase({
    databaseUrl: `postgres://me:secret@127.0.0.1:${await freePort()}/x`,
    dataDir: folder,
  });
  const sentence = await opening.then(String, (error: Error) => error.message);
  expect(sentence).toMatch(/^The database of DATABASE_URL cannot be used \(.+\)\.$/);
  expect(sentence).not.toContain("secret");
});

test("a query of the embedded database reads arrays, and has no reader of a table's whole rows to copy", async () => {
  const { db, embedded, close } = await openTestDatabase();
  try {
    const { rows } = (await db.execute(
      sql`select array['a', 'b'] as texts, array[1, 2] as numbers, array[true] as booleans, array[gen_random_uuid()] as ids`,
    )) as unknown as { rows: Record<string, unknown[]>[] };
    expect(rows).toEqual([{ texts: ["a", "b"], numbers: [1, 2], booleans: [true], ids: [expect.any(String)] }]);
    const { rows: types } = (await db.execute(
      sql`select t.typarray::int as type from pg_class c join pg_type t on t.oid = c.reltype`,
    )) as unknown as { rows: { type: number }[] };
    expect(types.length).toBeGreaterThan(100);
    expect(types.filter(({ type }) => embedded?.parsers[type])).toEqual([]);
  } finally {
    await close();
  }
});

test("an operator whose database has the tables of another state of the program reads so", async () => {
  const dataDir = join(folder, "other-tables");
  const { db, close } = await openDatabase({ dataDir });
  await db.execute(sql`update drizzle.__drizzle_migrations set hash = 'another'`);
  await close();
  await expect(openDatabase({ dataDir })).rejects.toThrow("The tables of this database were made by another state");
});

describe("the embedded database's folder", () => {
  test("belongs to one living process", async () => {
    const place = join(folder, "living");
    await writeFile(`${place}.lock`, String(process.ppid));
    await expect(lockFolder(place)).rejects.toThrow(`Process ${process.ppid} already uses the database in ${place}.`);
  });

  test.each([
    ["a process that died", "999999999"],
    ["half a write", ""],
  ])("is taken over from %s", async (_who, content) => {
    const place = join(folder, "left");
    await writeFile(`${place}.lock`, content);
    const unlock = await lockFolder(place);
    expect(await readFile(`${place}.lock`, "utf8")).toBe(String(process.pid));
    await unlock();
    await expect(readFile(`${place}.lock`)).rejects.toThrow("ENOENT");
  });

  test("is taken if its owner frees it between two looks at it", async () => {
    const place = join(folder, "freed");
    await writeFile(`${place}.lock`, String(process.ppid));
    const unlock = await lockFolder(place, (file) => rm(file).then(() => readLock(file)));
    expect(await readFile(`${place}.lock`, "utf8")).toBe(String(process.pid));
    await unlock();
  });

  test("stays with the process that takes a freed lock first", async () => {
    const place = join(folder, "taken");
    await writeFile(`${place}.lock`, "999999999");
    const looks: (string | undefined)[] = [undefined, String(process.ppid)];
    await expect(lockFolder(place, async () => looks.shift())).rejects.toThrow(`Process ${process.ppid} already uses`);
    expect(await readFile(`${place}.lock`, "utf8")).toBe("999999999");
  });
});
