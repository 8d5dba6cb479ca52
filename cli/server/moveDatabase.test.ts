import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { rename } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chainPending } from "#server/base/audit/chain.ts";
import { accounts } from "#server/base/db/accountSchema.ts";
import { moveRows } from "#server/base/db/moveRows.ts";
import { type Database, openDatabase, openPostgres } from "#server/base/db/open.ts";
import { readRows } from "#server/base/db/readRows.ts";
import { drafts } from "#server/base/db/signupSchema.ts";
import { layTestDatabase, openTestDatabase } from "#server/base/db/testDatabase.ts";
import { startPostgres, type TestPostgres } from "#server/base/db/testPostgres.ts";
import { openSecrets } from "#server/base/secrets/secrets.ts";
import { secretKey, secrets } from "#server/base/secrets/testSecrets.ts";
import { openTenKm, placedRace, placeOrder } from "#server/entry/orders/testPlaced.ts";
import { checkInvariants } from "#server/entry/places/invariants.ts";
import { keepSubmission } from "#server/entry/testSignups.ts";
import { tinyDocument, tinySite } from "#server/testWorld.ts";
import { runStartline } from "../callStartline.ts";

const dataDir = mkdtempSync(join(tmpdir(), "startline-move-"));
const site = join(dataDir, "park");
let postgres: TestPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
  await layTestDatabase(dataDir);
  mkdirSync(join(site, "documents"), { recursive: true });
  writeFileSync(join(site, "documents/rules.json"), JSON.stringify(tinyDocument()));
  writeSite({});
});
afterAll(async () => {
  await postgres.stop();
  rmSync(dataDir, { recursive: true });
});

function writeSite(overrides: Record<string, unknown>): void {
  writeFileSync(join(site, "site.json"), JSON.stringify(tinySite(overrides)));
}

// Of a user with the rights that a rented database has: it owns it and is no superuser.
async function createOwned(name: string): Promise<string> {
  const client = new pg.Client({ connectionString: postgres.databaseUrl });
  await client.connect();
  await client.query(`create role ${name} login password 'x'`);
  await client.query(`create database ${name} owner ${name}`);
  await client.end();
  const url = new URL(postgres.databaseUrl);
  return Object.assign(url, { username: name, password: "x", pathname: `/${name}` }).href;
}

const call = (env: Record<string, string>, ...words: string[]) =>
  runStartline(words, { DATA_DIR: dataDir, SECRET_KEY: secretKey, NODE_ENV: "development", ...env });

// What could be lost on the way: digits of times, the order of keys, bytes, JSON's own null.
async function fill(db: Database): Promise<void> {
  await db.insert(accounts).values({ accountId: "runner", nick: "孙悟空 \\ \"'\n", email: "sun@example.org" });
  await openTenKm(db, 5);
  await placeOrder({ db, secrets });
  const first = await keepSubmission({ db, secrets }, { raceId: placedRace, accountId: "runner" });
  const second = await keepSubmission({ db, secrets }, { raceId: placedRace, accountId: "runner" });
  await db.execute(sql`update submissions set replaced_by = ${second}, created_at = '2026-01-02 03:04:05.678901+08',
    race_ends_at = 'infinity', price = 'null'::jsonb where(submission_id = ${first})`);
  const draft = { accountId: "runner", raceId: "1", use: "sign-up" as const, item: "x", domainName: "a.example" };
  const overrides = { contentSealed: secrets.seal("{}"), revision: 7, sessionId: "s", device: "d" };
  await db.insert(drafts).values({ ...draft, ...overrides });
  await db.execute(sql`update drafts set version = '{"b": 1,   "a": 2}'`);
  await db.execute(sql`insert into published_parts values ('0', 0, decode('00ff5c0a', 'hex'))`);
  await db.execute(sql`select nextval('draft_revisions')`);
  await chainPending(db);
}

// Each table as text, and what the next numbers will be.
async function readAll(db: Database): Promise<Record<string, unknown>> {
  await db.execute(sql`set timezone to 'UTC'`);
  const names = await readRows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where(schemaname = 'public')`,
  );
  const all: Record<string, unknown> = {};
  for (const { name } of names) {
    const rows = await readRows<{ line: string }>(db, sql.raw(`select t::text as line from "${name}" t order by 1`));
    all[name] = rows.map(({ line }) => line).sort();
  }
  const next = await readRows<{ name: string; last: string }>(
    db,
    sql`select sequencename as name, last_value::text as last from pg_sequences where(schemaname = 'public')`,
  );
  for (const { name, last } of next) all[`next of ${name}`] = last;
  return all;
}

const guards = (db: Database) =>
  readRows(
    db,
    sql`select conname as name, pg_get_constraintdef(oid) as of from pg_constraint where(connamespace = 'public'::regnamespace)
      union all select tgname, tgenabled::text from pg_trigger where(not tgisinternal) order by 1, 2`,
  );

test("an operator moves everything to PostgreSQL, and until then a server does not start on the empty one", async () => {
  await call({}, "publish", site, "--domain", "park.example");
  const before = await openDatabase({ dataDir });
  await fill(before.db);
  await openSecrets(before.db, { secretKey, dataDir });
  const original = await readAll(before.db);
  const guardsBefore = await guards(before.db);
  const report = await checkInvariants(before.db, placedRace);
  await before.close();
  const databaseUrl = await createOwned("mover");

  const sentence = await openDatabase({ databaseUrl, dataDir }).then(
    () => expect.fail("It opened."),
    (error: Error) => error.message,
  );
  expect(sentence).toMatch(/is empty, and the embedded database in .+pg has accounts.+move-database/);
  // Control: beside no other database it opens.
  await (await openDatabase({ databaseUrl, dataDir: "/nowhere" })).close();

  const result = await call({ DATABASE_URL: databaseUrl }, "move-database");
  expect(result).toMatchObject({ code: 0, err: "" });
  expect(result.out).toMatch(
    /Moved \d+ tables with \d+ rows to the PostgreSQL at .+\/mover\. Every table was compared\.\n\d+ published files/,
  );

  const { db, close } = await openDatabase({ databaseUrl, dataDir });
  const { published_parts, published_files, ...rest } = await readAll(db);
  const { published_parts: parts, published_files: files, ...originals } = original;
  expect(rest).toEqual(originals);
  // Beside what was there, they have the published files, which were on the disk.
  expect(published_parts).toEqual(expect.arrayContaining(parts as string[]));
  expect([(files as []).length, (published_files as []).length > 1]).toEqual([0, true]);
  expect(await guards(db)).toEqual(guardsBefore);
  const { invariants } = await checkInvariants(db, placedRace);
  expect(invariants).toEqual(report.invariants);
  expect(invariants.find(({ name }) => name === "I11")?.broken).toBe(0);
  await expect(db.execute(sql`delete from audit_lines`)).rejects.toThrow();
  await close();

  const list = await call({ DATABASE_URL: databaseUrl }, "releases", "--domain", "park.example");
  expect(list.out).toContain("visitors see this");
  writeSite({ title: { zh: "湖心公园夜跑" } });
  const again = await call({ DATABASE_URL: databaseUrl }, "publish", site, "--domain", "park.example");
  expect(again.out).toMatch(/^Published at park\.example\.\nWritten to the PostgreSQL at .+\/mover\.\n$/);

  // Nobody starts on what was moved: it would miss everything since.
  expect((await call({}, "releases", "--domain", "park.example")).err).toMatch(
    /was moved to PostgreSQL\. Set DATABASE_URL/,
  );
  expect((await call({ DATABASE_URL: databaseUrl }, "move-database")).err).toContain("nothing to move");
});

test("a database that has accounts of its own is left as it is, and so is the embedded one", async () => {
  const databaseUrl = await createOwned("other");
  const database = await openPostgres(databaseUrl, {});
  await database.db.insert(accounts).values({ accountId: "somebody", nick: "n" });
  await rename(join(dataDir, "pg.moved"), join(dataDir, "pg"));
  const before = await readAll(database.db);
  const refused = await call({ DATABASE_URL: databaseUrl }, "move-database");
  expect(refused).toMatchObject({ code: 2, err: expect.stringContaining("already has accounts") });
  expect(await readAll(database.db)).toEqual(before);
  expect(existsSync(join(dataDir, "pg"))).toBe(true);
  await database.close();
});

test("a move that ends in the middle leaves nothing behind", async () => {
  const databaseUrl = await createOwned("third");
  const target = await openPostgres(databaseUrl, {});
  const source = await openTestDatabase();
  await fill(source.db);
  // A sign-up that names an account which is not there: as if a table had not arrived.
  await source.embedded?.exec("set session_replication_role = replica; delete from accounts");
  const empty = await readAll(target.db);
  await expect(moveRows(source.db, target.db)).rejects.toThrow();
  expect(await readAll(target.db)).toEqual(empty);
  await source.close();
  await target.close();
});

test("an operator whose environment is not the server's is asked before a database is made, and reads which one was written", async () => {
  const elsewhere = join(dataDir, "elsewhere");
  const words = ["publish", site, "--domain", "park.example"];
  const made = () => existsSync(join(elsewhere, "pg"));
  const env = { DATA_DIR: elsewhere };
  const refused = await call(env, ...words);
  expect(refused).toMatchObject({ code: 2, err: expect.stringMatching(/no the embedded|There is no .+elsewhere\/pg/) });
  expect((await call(env, "authorise", "me@example.org")).err).toContain("There is no");
  expect((await runStartline(words, { ...env, SECRET_KEY: secretKey }, false)).code).toBe(2);
  expect(made()).toBe(false);
  const agreed = await runStartline(words, { ...env, SECRET_KEY: secretKey }, true);
  expect(agreed.code).toBe(0);
  expect(agreed.out).toMatch(/Written to the embedded database in .+elsewhere\/pg\. No server runs on it/);
  expect(made()).toBe(true);
  const databaseUrl = await createOwned("fourth");
  expect(await call({ DATABASE_URL: databaseUrl, DATA_DIR: join(dataDir, "fourth") }, ...words)).toMatchObject({
    code: 2,
  });
  const forced = await call(
    { DATABASE_URL: databaseUrl, DATA_DIR: join(dataDir, "fourth") },
    ...words,
    "--new-database",
  );
  expect(forced.out).toMatch(/Written to the PostgreSQL at .+\/fourth\./);
});
