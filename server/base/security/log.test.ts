import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { addAccount, call, logIn, openPeople } from "../../people/accounts/testPeople.ts";
import { testKey, type World } from "../../testWorld.ts";
import { accounts, limits, securityEvents } from "../db/accountSchema.ts";
import { flushSecurityEvents, recordSecurityEvent } from "./events.ts";
import { Flood, mostCounted } from "./flood.ts";
import type { SecurityEvent } from "./kinds.ts";
import { purgeSecurityEvents, readSecurityEvents } from "./log.ts";

let world: World;
let accountId: string;
const email = "lin@example.org";
beforeAll(async () => {
  world = await openPeople();
});
beforeEach(async () => {
  const { db } = world;
  await flushSecurityEvents(db);
  await db.execute(sql`alter table security_events disable trigger user`);
  for (const table of [securityEvents, accounts, limits]) await db.delete(table);
  await db.execute(sql`alter table security_events enable trigger user`);
  accountId = await addAccount(world, { email, phone: "13812345678", password: "abc123" });
});
afterAll(() => world.close());

const rows = () => world.db.select().from(securityEvents).orderBy(securityEvents.seq);
const old = (days: number) => new Date(Date.now() - days * 86_400_000);
const insertOld = (days: number) =>
  world.db.insert(securityEvents).values({ kind: "right-given", count: 1, at: old(days) });

describe("the log of the database", () => {
  test("changes no row, deletes none and is not emptied by a program that tries", async () => {
    await insertOld(100);
    const conditions = [
      sql`update security_events set actor = 'x'`,
      sql`delete from security_events`,
      sql`truncate security_events`,
    ];
    for (const query of conditions)
      await expect(world.db.execute(query)).rejects.toMatchObject({
        cause: { message: expect.stringContaining("append-only") },
      });
    expect(await rows()).toMatchObject([{ kind: "right-given", actor: null }]);
    // Control: without the trigger it would.
    await world.db.execute(sql`alter table security_events disable trigger user`);
    await world.db.execute(sql`delete from security_events`);
    await world.db.execute(sql`alter table security_events enable trigger user`);
    expect(await rows()).toEqual([]);
  });

  test("is purged before an instant, which is an event itself, and never of the last 30 days", async () => {
    for (const days of [400, 100, 40, 1]) await insertOld(days);
    const purge = (days: number) => purgeSecurityEvents(world.db, { before: old(days).getTime(), actor: "command" });
    expect(await purge(29)).toBe("too-recent");
    expect(await purge(60)).toBe(2);
    expect((await rows()).map(({ kind }) => kind)).toEqual(["right-given", "right-given", "log-purged"]);
    // The permission ended with the purge, and would not have reached the last 30 days.
    await expect(world.db.execute(sql`delete from security_events`)).rejects.toThrow();
    const wide = world.db.transaction(async (tx) => {
      await tx.execute(sql`select set_config('startline.purge_before', 'infinity', true)`);
      await tx.delete(securityEvents);
    });
    await expect(wide).rejects.toThrow();
    expect(await rows()).toHaveLength(3);
  });
});

describe("a flood", () => {
  const event = (n: number): SecurityEvent => ({ kind: "login-failed", network: `203.0.${n}.*`, accountId: `a${n}` });

  test("from one network is two rows a minute, with the number of events", async () => {
    for (let n = 0; n < 1000; n++) await recordSecurityEvent(world.db, { ...event(7), accountId: `a${n % 2}` });
    await flushSecurityEvents(world.db);
    expect((await rows()).map(({ count, accountId: id }) => [count, id])).toEqual([
      [1, "a0"],
      [999, null],
    ]);
  });

  test("from any number of networks is a bounded number of rows, and none is lost in the count", async () => {
    const counts: number[] = [];
    const flood = new Flood(async ({ count }) => void counts.push(count));
    const first = Array.from({ length: 50_000 }, (_one, n) => flood.isFirst(event(n))).filter(Boolean).length;
    for (let n = 0; n < 50_000; n++) flood.isFirst(event(n));
    await flood.flush();
    expect(first).toBe(mostCounted);
    expect(counts.length).toBeLessThanOrEqual(mostCounted + 1);
    expect(first + counts.reduce((sum, count) => sum + count, 0)).toBe(100_000);
  });

  test("does not swallow what only the program itself causes", async () => {
    for (let n = 0; n < 5; n++)
      await recordSecurityEvent(world.db, { kind: "right-given", actor: "command", accountId });
    expect(await rows()).toHaveLength(5);
  });
});

test("an operator reads who was guessed at, from which network, and who was refused; no password and no address", async () => {
  await logIn(world, email, "wrong-password-1", { remoteAddress: "203.0.113.77" });
  await logIn(world, "stranger@example.org", "wrong-password-2", { remoteAddress: "198.51.100.9" });
  const { token } = (await logIn(world, email, "abc123")).data;
  await call(world, "/sign-up/review/races", { token });
  await call(world, "/admin/organisers", { headers: { authorization: "Bearer guess" } });
  await flushSecurityEvents(world.db);
  const rowsFound = await rows();
  expect(rowsFound.map(({ kind, actor, accountId: id, network }) => [kind, actor, id, network])).toEqual([
    ["login-failed", null, accountId, "203.0.113.*"],
    ["login-failed", null, null, "198.51.100.*"],
    ["access-refused", accountId, accountId, "127.0.0.*"],
    ["access-refused", null, null, "127.0.0.*"],
  ]);
  const stored = JSON.stringify(rowsFound);
  for (const secret of ["203.0.113.77", "wrong-password", "example.org", "13812345678", token, "guess"])
    expect(stored).not.toContain(secret);
});

test("an operator filters the log by kind, time and account, page by page", async () => {
  await insertOld(3);
  await recordSecurityEvent(world.db, { kind: "file-viewed", actor: accountId, accountId: "somebody" });
  await recordSecurityEvent(world.db, { kind: "decision-made", actor: "command", accountId });
  const ask = async (query: Record<string, string>) => {
    const headers = { authorization: `Bearer ${testKey}` };
    const url = `/admin/security-events?${new URLSearchParams(query)}`;
    const { data } = await call<{ events: { kind: string }[] }>(world, url, { headers });
    return data.events?.map(({ kind }) => kind);
  };
  expect(await ask({})).toEqual(["right-given", "file-viewed", "decision-made"]);
  expect(await ask({ account: email })).toEqual(["file-viewed", "decision-made"]);
  expect(await ask({ account: "nobody@example.org" })).toBeUndefined();
  expect(await ask({ kind: "right-given" })).toEqual(["right-given"]);
  expect(await ask({ since: String(old(1).getTime()) })).toEqual(["file-viewed", "decision-made"]);
  const [first] = await readSecurityEvents(world.db, {});
  expect(await ask({ after: String(first?.seq) })).toEqual(["file-viewed", "decision-made"]);
});
