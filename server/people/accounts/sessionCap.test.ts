import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts, sessions } from "../../base/db/accountSchema.ts";
import { whileLocked } from "../../base/db/testOverlap.ts";
import { openShared, type SharedDatabase } from "../../base/db/testShared.ts";
import { readOutbox } from "../../base/delivery/outbox.ts";
import { hashToken } from "../../base/secrets/secrets.ts";
import type { World } from "../../testWorld.ts";
import { endExcess, findSession, mostSessions, openCappedSession, openSession } from "./sessions.ts";
import { addAccount, call, logIn, openPeople } from "./testPeople.ts";

const email = "runner@example.com";
const device = "Firefox · Linux";

describe("a runner", () => {
  let world: World;
  let accountId: string;
  beforeAll(async () => {
    world = await openPeople({ sessionIdleDays: 5 });
    accountId = await addAccount(world, { email, password: "abc123" });
  });
  afterAll(() => world.close());

  const getNotices = async (target: string) =>
    (await readOutbox(world.db, world.secrets, { most: 100 })).filter((message) => message.target === target);
  const codeFor = async (token: string) => (await call(world, "/user-center/user-data", { token })).code;

  test("who logs in on a twenty-first device loses the login unused for longest, gets a notice, and keeps all others", async () => {
    const tokens: string[] = [];
    for (let count = 0; count < mostSessions; count++) {
      tokens.push(await openSession(world.db, { accountId, loginType: "5", device }));
      const lastSeenAt = new Date(Date.now() - (mostSessions - count) * 60_000);
      await world.db
        .update(sessions)
        .set({ lastSeenAt })
        .where(eq(sessions.tokenHash, hashToken(tokens[count] ?? "")));
    }
    expect(await codeFor(tokens[0] ?? "")).toBe(0);
    // One that expired anyway counts towards nothing.
    const keptToken = await openSession(world.db, { accountId, loginType: "5", device });
    await world.db
      .update(sessions)
      .set({ expiresAt: new Date(0) })
      .where(eq(sessions.tokenHash, hashToken(keptToken)));
    const { data } = await logIn(world, email, "abc123");
    expect(await Promise.all([data.token, ...tokens].map(codeFor))).toEqual([
      0,
      // It was just used, so that the next one is the one unused for longest.
      0,
      401,
      ...Array(mostSessions - 2).fill(0),
    ]);
    const [notice, ...others] = await getNotices(email);
    expect([notice?.template, notice?.content?.values, others]).toEqual([
      "notice",
      expect.objectContaining({ what: "session-ended" }),
      [],
    ]);
    await world.db.delete(sessions);
    expect((await logIn(world, email, "abc123")).code).toBe(0);
    expect(await getNotices(email)).toHaveLength(1);
  });

  test("who does not come back for five days has to log in again, and who does is logged in for thirty", async () => {
    const later = (days: number) => {
      const earlier = (column: unknown) => sql`${column} - make_interval(days => ${days})`;
      const { createdAt, lastSeenAt, expiresAt } = sessions;
      const times = { createdAt: earlier(createdAt), lastSeenAt: earlier(lastSeenAt), expiresAt: earlier(expiresAt) };
      return world.db.update(sessions).set(times as never);
    };
    const { token } = (await logIn(world, email, "abc123")).data;
    const used: number[] = [];
    for (let day = 0; day < 40; day += 4) {
      used.push(await codeFor(token));
      await later(4);
    }
    expect(used).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 401, 401]);
    const idle = (await logIn(world, email, "abc123")).data.token;
    await later(6);
    expect(await codeFor(idle)).toBe(401);
  });
});

describe("logins of one account at once, on two servers", () => {
  let shared: SharedDatabase;
  beforeAll(async () => {
    shared = await openShared();
    for (const accountId of ["guarded", "new", "free"])
      await getDb(0)
        .insert(accounts)
        .values({ accountId, email: `${accountId}@example.com`, nick: "x" });
  });
  afterAll(() => shared.close());

  const getDb = (index: number) => shared.db(index);
  const countSessions = async (accountId: string) => getDb(0).$count(sessions, eq(sessions.accountId, accountId));
  const atOnce = Array.from({ length: 8 }, (_, index) => index);
  const session = (accountId: string) => ({ accountId, loginType: "5", device });
  const fill = async (accountId: string) => {
    for (let count = 0; count < mostSessions; count++) await openSession(getDb(0), session(accountId));
  };

  test("leave as many sessions as an account may have, each new one among them", async () => {
    await fill("guarded");
    const openings = await Promise.all(atOnce.map((index) => openCappedSession(getDb(index), session("guarded"))));
    expect(await countSessions("guarded")).toBe(mostSessions);
    expect(openings.map(({ endedCount }) => endedCount)).toEqual(atOnce.map(() => 1));
    const foundSessions = await Promise.all(openings.map(({ token }) => findSession(getDb(0), token)));
    expect(foundSessions.filter((session) => session === undefined)).toEqual([]);
  });

  test("leave no more than that of an account that had none", async () => {
    const many = Array.from({ length: mostSessions + 10 }, (_, index) => index);
    const results = await Promise.all(many.map((index) => openCappedSession(getDb(index), session("new"))));
    expect(await countSessions("new")).toBe(mostSessions);
    expect(results.reduce((sum, { endedCount }) => sum + endedCount, 0)).toBe(10);
    expect(new Set(results.map(({ token }) => token)).size).toBe(many.length);
  });

  test("of many accounts are opened together, each with its own token", async () => {
    const ids = Array.from({ length: 30 }, (_, index) => `runner-${index}`);
    await getDb(0)
      .insert(accounts)
      .values(ids.map((accountId) => ({ accountId, nick: "x" })));
    const results = await Promise.all(ids.map((accountId) => openCappedSession(getDb(0), session(accountId))));
    const foundSessions = await Promise.all(results.map(({ token }) => findSession(getDb(1), token)));
    expect(foundSessions.map((session) => session?.accountId)).toEqual(ids);
    // One that is deleted meanwhile keeps none of the others out.
    const [goneId = "", ...others] = ids;
    await getDb(0).delete(accounts).where(eq(accounts.accountId, goneId));
    const again = await Promise.allSettled(ids.map((accountId) => openCappedSession(getDb(0), session(accountId))));
    expect(again.map(({ status }) => status)).toEqual(["rejected", ...others.map(() => "fulfilled")]);
  });

  test("would leave more without the lock: none sees the others' sessions", async () => {
    await fill("free");
    const logInUnlocked = (index: number) => () =>
      getDb(index).transaction(async (tx) => endExcess(tx, "free", hashToken(await openSession(tx, session("free")))));
    // None can end a session before all have begun to.
    const lock = sql`select 1 from sessions where account_id = 'free' for update`;
    await whileLocked(getDb(0), lock, atOnce.map(logInUnlocked));
    expect(await countSessions("free")).toBeGreaterThan(mostSessions);
  });
});
