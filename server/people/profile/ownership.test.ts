import { count, is, type SQL, sql } from "drizzle-orm";
import { getTableConfig, PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import encodePassword from "#src/account/encodePassword.ts";
import { schema } from "../../base/db/tables.ts";
import type { World } from "../../testWorld.ts";
import { addAccount, call, logIn, openPeople } from "../accounts/testPeople.ts";
import { type Owner, ownership, type Personal } from "./testOwnership.ts";

const tables = Object.values(schema).filter((table) => is(table, PgTable)) as PgTable[];
const getTable = (name: string) => tables.find((table) => getTableConfig(table).name === name) as PgTable;

let world: World;
beforeAll(async () => {
  world = await openPeople();
});
afterAll(() => world.close());

const listNames = async (query: SQL) =>
  ((await world.db.execute(query)) as unknown as { rows: { name: string }[] }).rows.map(({ name }) => name);

const inDatabase = () =>
  listNames(sql`select table_name as name from information_schema.tables where table_schema = 'public'`);

/** The tables whose foreign keys lead to accounts, directly or through other tables. */
const ofAccounts = () =>
  listNames(sql`with recursive led(id) as (
    select 'accounts'::regclass::oid
    union select conrelid from pg_constraint join led on confrelid = led.id where contype = 'f'
  ) select relname as name from led join pg_class on oid = id`);

describe("anyone who adds a table", () => {
  const unlisted = async () => (await inDatabase()).filter((name) => !(name in ownership));
  const ownerless = async () => (await ofAccounts()).filter((name) => typeof ownership[name] !== "object");

  test("enters it in the schema and in the list of `testOwnership.ts`", async () => {
    expect([await unlisted(), Object.keys(ownership).filter((name) => !getTable(name))]).toEqual([[], []]);
    expect((await inDatabase()).sort()).toEqual(tables.map((table) => getTableConfig(table).name).sort());
  });

  test("cannot call it nobody's if it refers to an account", async () => {
    expect(await ownerless()).toEqual([]);
  });

  test("would be noticed", async () => {
    await world.db.execute(sql`create table bibs (submission_id text references submissions (submission_id))`);
    expect([await unlisted(), await ownerless()]).toEqual([["bibs"], ["bibs"]]);
    await world.db.execute(sql`drop table bibs`);
  });
});

test("a runner's export has the data of every table, and nothing but the audit is left of a deleted account", async () => {
  const password = "abc123";
  const accountId = await addAccount(world, { email: "runner@example.com", password });
  const { token } = (await logIn(world, "runner@example.com", password)).data;
  const owner: Owner = { world, accountId, submissionId: "" };
  const personal = Object.entries(ownership).filter((row): row is [string, Personal] => typeof row[1] === "object");
  for (const [, { add }] of personal) await add?.(owner);
  const countRows = async (name: string) => (await world.db.select({ rows: count() }).from(getTable(name)))[0]?.rows;
  const proof = { password: encodePassword(password) };
  const { data } = await call<Record<string, unknown>>(world, "/user-center/export", { json: { proof }, token });
  for (const [name, { exported }] of personal) {
    expect([name, (await countRows(name)) ?? 0]).not.toEqual([name, 0]);
    expect([name, data[exported] ?? []]).not.toEqual([name, []]);
  }
  expect((await call(world, "/user-center/delete-account", { json: { proof }, token })).code).toBe(0);
  for (const [name, { isKept }] of personal) {
    if (!isKept) expect([name, await countRows(name)]).toEqual([name, 0]);
  }
});
