import { type ChildProcess, spawn } from "node:child_process";
import { asc, count, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { SubmissionReceipt, SubmissionRefusal } from "#contract/signup.ts";
import { accounts, limits } from "../../base/db/accountSchema.ts";
import { entries } from "../../base/db/entrySchema.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { holdLock, openMeeting } from "../../base/db/testOverlap.ts";
import { root } from "../../base/root.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import type { Answered } from "../../people/accounts/testPeople.ts";
import { settleRace } from "../../sites/items/settle.ts";
import { getProgram, readAddress } from "../../testProgram.ts";
import { openTwoServers, type TwoServers } from "../../testServers.ts";
import { removeOrders } from "../orders/testOrders.ts";
import { buildBody, park, person, raceFolder } from "../testForm.ts";
import { endEntries } from "./endEntries.ts";
import { enter, type Unit } from "./enter.ts";
import { addSubmissions, poolCounts, removeEntries } from "./testEntries.ts";

type Level = { isolationLevel?: "repeatable read" };
// Enough for their unpaid orders to stay below the cap of an account.
const people = 150;
let child: ChildProcess | undefined;
let servers: TwoServers;
let tokens: string[];
let form: Parameters<typeof buildBody>[0];
let db: Database;
let publish: (tenKm: object) => Promise<void>;

beforeAll(async () => {
  servers = await openTwoServers();
  db = servers.db();
  publish = async (tenKm) => {
    await servers.publish(raceFolder({ items: { "ten-km": tenKm } }));
    const { data } = (await servers.app(0).inject(`/website-center/site-config?domainName=${park}`)).json();
    const { files } = (await servers.app(0).inject(data.uri)).json();
    const { url } = files["forms/sign-up.json"];
    form = { ...(await servers.app(0).inject(url)).json(), hash: url.split("/")[2] };
  };
  tokens = [];
  for (let n = 0; n < people; n++) {
    await db.insert(accounts).values({ accountId: `runner-${n}`, nick: `runner-${n}` });
    tokens.push(await openSession(db, { accountId: `runner-${n}`, loginType: "5", device: "test" }));
  }
});
afterAll(async () => {
  child?.kill("SIGKILL");
  await servers.close();
});
beforeEach(async () => {
  await removeOrders(db);
  await removeEntries(db);
  for (const table of [submissions, limits]) await db.delete(table);
});

const submit = async (n: number, body: object, person = n) => {
  const reply = await servers.app(n).inject({
    method: "POST",
    url: "/sign-up/submissions",
    payload: body,
    headers: { token: tokens[person % tokens.length] } as never,
  });
  return reply.json() as Answered<SubmissionReceipt & SubmissionRefusal>;
};
const signUp = (numbers: number[], overrides: object = {}) =>
  buildBody(form, { entrants: numbers.map((number) => person(number)), ...overrides });
const outcomes = (answers: Answered<SubmissionReceipt & SubmissionRefusal>[]) => {
  const counts: Record<string, number> = {};
  for (const { code, data } of answers) {
    const outcome = code === 0 ? "accepted" : (data?.reason ?? `code ${code}`);
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
};
const inTransactions = <T>(many: number, work: (tx: Database, n: number) => Promise<T>, level: Level = {}) =>
  Promise.allSettled(
    Array.from({ length: many }, (_, n) => servers.db(n).transaction((tx) => work(tx as Database, n), level)),
  );

test("of 1,200 people at once over two servers, 500 get the 500 places, nobody twice, and each reads what became of it", async () => {
  await publish({ places: 500 });
  const bodies = Array.from({ length: 1200 }, (_, n) => signUp([n]));
  const again = Array.from({ length: 60 }, (_, n) => signUp([n * 20]));
  const answers = await Promise.all([...bodies, ...again].map((body, n) => submit(n, body)));
  const { accepted, full = 0, "already-registered": registered = 0, ...others } = outcomes(answers);
  expect([accepted, full + registered, others]).toEqual([500, 760, {}]);
  expect(await poolCounts(db)).toEqual({ "item/ten-km": [500, 500, 500] });
  const twice = await db.select({ many: count() }).from(entries).groupBy(entries.personId).having(sql`count(*) > 1`);
  expect(twice).toEqual([]);
});

const race = { raceId: "rush", item: "ten-km" };
const settle = async (pools: Record<string, number>, names = Object.keys(pools)) => {
  const item = { allocation: "first-come" as const, closesAt: null, feeFen: 0, exclusionGroup: "race" };
  const items = [{ ...item, item: "ten-km", hasWaitingList: false, pools: names }];
  const poolPlaces = Object.entries(pools).map(([name, places]) => ({ name, places }));
  await db.transaction((tx) => settleRace(tx as Database, "rush", { items, pools: poolPlaces }));
};
const unit = (submissionId: string, size = 1): Unit => ({
  ...race,
  submissionId,
  actor: "test",
  people: Array.from({ length: size }, (_, position) => ({ position, personId: null, birthday: null })),
});
const enterOne = async (tx: Database, id: string, size = 1) => (await enter(tx, [unit(id, size)], "sign-up"))[0];

test("the last place is given once, of no places none is given, and the check of the table is the last guard", async () => {
  const ids = await addSubmissions(db, 300);
  for (const places of [1, 0]) {
    await removeEntries(db);
    await settle({ "item/ten-km": places });
    const results = await inTransactions(ids.length, (tx, n) => enterOne(tx, ids[n] ?? ""));
    const won = results.filter((result) => result.status === "fulfilled" && result.value?.outcome === "entered");
    expect([won.length, await poolCounts(db)]).toEqual([places, { "item/ten-km": [places, places, places] }]);
    await expect(db.execute(sql`update pools set claimed = capacity + 1`)).rejects.toThrow();
  }
});

test("control: counting and then inserting, and an advisory lock under REPEATABLE READ, give out more places than there are", async () => {
  const ids = await addSubmissions(db, 24);
  const allCounted = openMeeting(12);
  const insertIfFree = async (tx: Database, submissionId: string, beforeInsert?: () => Promise<void>) => {
    const [row] = await tx.select({ many: count() }).from(entries);
    await beforeInsert?.();
    if ((row?.many ?? 0) >= 5) return;
    const fields = { entryId: submissionId, code: submissionId, position: 0, exclusionGroup: "race" };
    await tx.insert(entries).values({ ...race, submissionId, ...fields, state: "confirmed" });
  };
  await inTransactions(12, (tx, n) => insertIfFree(tx, ids[n] ?? "", allCounted));
  expect((await db.select({ many: count() }).from(entries))[0]?.many).toBeGreaterThan(5);
  await removeEntries(db);
  const insertLocked = async (tx: Database, n: number) => {
    await tx.execute(sql`select pg_advisory_xact_lock(42)`);
    await insertIfFree(tx, ids[n + 12] ?? "");
  };
  await holdLock(db, { lock: 42, until: 12 }, () =>
    inTransactions(12, insertLocked, { isolationLevel: "repeatable read" }),
  );
  expect((await db.select({ many: count() }).from(entries))[0]?.many).toBeGreaterThan(5);
});

test("600 orders of one to five people over three pools, with withdrawals between, are whole or nothing and never wait in a circle", async () => {
  await settle({ "pool/wave": 300, "item/ten-km": 500, "pool/start": 400 });
  const ids = await addSubmissions(db, 600);
  const results = await inTransactions(ids.length, async (tx, n) => {
    const outcome = await enterOne(tx, ids[n] ?? "", (n % 5) + 1);
    if (n % 10 === 9) await endEntries(tx, [ids[n] ?? ""], { reason: "withdraw", actor: "test" });
    return outcome;
  });
  expect(results.filter(({ status }) => status === "rejected")).toEqual([]);
  const { "pool/wave": wave, ...others } = await poolCounts(db);
  expect(new Set(wave).size).toBe(1);
  expect(Object.values(others)).toEqual([wave, wave]);
  expect(wave?.[0]).toBe(300);
  const sizes = await db
    .select({ submissionId: entries.submissionId, many: count() })
    .from(entries)
    .groupBy(entries.submissionId);
  const isWhole = sizes.every(({ submissionId, many }) => many === (ids.indexOf(submissionId ?? "") % 5) + 1);
  expect(isWhole).toBe(true);
});

test("a person whom fifty accounts sign up at once has one entry, and a key that is used for something else is refused", async () => {
  await publish({ places: 400 });
  const answers = await Promise.all(tokens.slice(0, 50).map((_, n) => submit(n, signUp([7]), n)));
  expect(outcomes(answers)).toEqual({ accepted: 1, "already-registered": 49 });
  const body = signUp([8]);
  const same = await Promise.all(Array.from({ length: 100 }, (_, n) => submit(n, body, 0)));
  expect(new Set(same.map(({ code, data }) => `${code} ${data.receipt}`)).size).toBe(1);
  const reply = await submit(0, { ...body, entrants: [person(9)] }, 0);
  expect([reply.code, reply.data.reason]).toEqual([422, "key-used"]);
  expect(await poolCounts(db)).toEqual({ "item/ten-km": [2, 2, 2] });
});

test("a server that is killed loses no sign-up that it acknowledged, and a repeated call settles the others", async () => {
  await publish({ places: 300 });
  const env = { PATH: process.env.PATH ?? "", ...servers.settings, PORT: "0" };
  child = spawn(process.execPath, getProgram("server"), { cwd: root, env, stdio: ["ignore", "pipe", "ignore"] });
  const address = await readAddress(child);
  const bodies = Array.from({ length: 80 }, (_, n) => signUp([n]));
  const receipts: (string | undefined)[] = [];
  const post = async (body: object, n: number) => {
    const headers = { token: tokens[n % tokens.length] ?? "", "content-type": "application/json" };
    const reply = await fetch(`${address}/sign-up/submissions`, {
      method: "POST",
      headers,
      body: JSON.stringify(body),
    });
    receipts[n] = ((await reply.json()) as Answered<SubmissionReceipt>).data.receipt;
    if (receipts.filter(Boolean).length === 20) child?.kill("SIGKILL");
  };
  await Promise.allSettled(bodies.slice(0, 25).map(post));
  await Promise.allSettled(bodies.slice(25).map((body, n) => post(body, n + 25)));
  const acknowledged = receipts.filter(Boolean);
  expect(acknowledged.length).toBeGreaterThanOrEqual(20);
  const stored = await db.select({ receipt: submissions.receipt }).from(submissions);
  expect(stored.map(({ receipt }) => receipt)).toEqual(expect.arrayContaining(acknowledged));
  const again = await Promise.all(bodies.map((body, n) => submit(n, body)));
  expect(outcomes(again)).toEqual({ accepted: 80 });
  for (const [n, { data }] of again.entries()) expect(receipts[n] ?? data.receipt).toBe(data.receipt);
  expect(await poolCounts(db)).toEqual({ "item/ten-km": [80, 80, 80] });
});

test("nobody is accepted before the database's clock opens the item, though the servers' clocks are half a minute fast", async () => {
  const now = await db.execute<{ ms: string }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::text as ms`);
  const opensAt = new Date(Number((now as unknown as { rows: { ms: string }[] }).rows[0]?.ms) + 2500);
  await publish({ places: 500, opensAt: opensAt.toISOString() });
  const realNow = Date.now;
  const clock = vi.spyOn(Date, "now").mockImplementation(() => realNow() + 30_000);
  try {
    const answers: Awaited<ReturnType<typeof submit>>[] = [];
    for (let n = 100; answers.every(({ code }) => code !== 0) && n < 2000; n++)
      answers.push(await submit(n, signUp([n])));
    expect(outcomes(answers)).toMatchObject({ accepted: 1, "not-open": expect.any(Number) });
  } finally {
    clock.mockRestore();
  }
  const [first] = await db.select().from(submissions).orderBy(asc(submissions.createdAt));
  expect(first?.createdAt.getTime()).toBeGreaterThanOrEqual(opensAt.getTime());
  expect(await db.select().from(entries).where(eq(entries.state, "reserved"))).toHaveLength(1);
});
