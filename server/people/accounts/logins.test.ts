import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Login, Session } from "#contract/account.ts";
import type { UserData } from "#contract/userData.ts";
import { programHeaders } from "#core/programHeaders.ts";
import { accounts, limits, sessions } from "../../base/db/accountSchema.ts";
import { exactLimits } from "../../base/limits/table.ts";
import type { World } from "../../testWorld.ts";
import { passFor } from "../captcha/testPerson.ts";
import { callsAt, email, emptyPeople, password } from "./testCalls.ts";
import { addAccount, call, findCode, logIn, openBeside, openPeople } from "./testPeople.ts";

let world: World;
beforeAll(async () => {
  world = await openPeople();
});
beforeEach(() => emptyPeople(world));
afterAll(() => world.close());

const { post, sendEmail } = callsAt(() => world);

test("a runner logs in with an address or a number that was pasted from contacts or a table", async () => {
  await addAccount(world, { email, phone: "13800138000", password: "abc123" });
  for (const pasted of [`\u202d${email}\u202c`, `mailto:${email}\u200b`, `'${email}`, `\u2060 ${email}\ufeff`])
    expect([pasted, (await logIn(world, pasted, "abc123")).code]).toEqual([pasted, 0]);
  for (const phone of ["\u202d+86 138 0013 8000\u202c", "'13800138000", "tel:13800138000"])
    expect([phone, (await post("sms-code", { captchaType: "2", userPhone: phone })).code]).not.toEqual([phone, 400]);
});

test.each([
  ["neither", {}],
  ["another terminal", { ...programHeaders, terminalType: "2" }],
  ["another system", { ...programHeaders, osId: "1001" }],
])("a program that names %s of terminal and system is refused, with any password", async (_name, headers) => {
  const form = { loginType: "5", accountEmail: email, password, encryptType: "1" };
  const reply = await world.app.inject({
    method: "POST",
    url: "/user-center/login",
    headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
    payload: new URLSearchParams(form).toString(),
  });
  expect(reply.json()).toMatchObject({ code: 400, data: { error: "account/unknown-program" } });
});

describe("wrong passwords", () => {
  const from = (agent: string) => ({ headers: { "user-agent": agent } });
  beforeEach(() => addAccount(world, { email, password: "abc123" }));

  test("from one browser are looked at ten times in a quarter of an hour, and right ones do not count", async () => {
    for (let day = 0; day < 12; day++) expect((await logIn(world, email, "abc123", from("A"))).code).toBe(0);
    const tries = await Promise.all(Array.from({ length: 30 }, () => logIn(world, email, "wrong1", from("A"))));
    expect(tries.filter(({ code }) => code === 400)).toHaveLength(10);
    expect(tries.filter(({ code }) => code === 429)).toHaveLength(20);
    expect((await logIn(world, email, "abc123", from("A"))).code).toBe(429);
    expect((await logIn(world, email, "abc123", from("B"))).code).toBe(0);
  });

  test("of strangers from everywhere are looked at a hundred times an hour; the owner's own browser stays out of that", async () => {
    const { headers } = await logIn(world, email, "abc123", from("the owner's"));
    const cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
    const looked: number[] = [];
    for (let stranger = 0; stranger < 120; stranger++) {
      looked.push(
        (await logIn(world, email, "wrong1", { ...from(`S${stranger}`), remoteAddress: `10.0.0.${stranger}` })).code,
      );
    }
    expect(looked.filter((code) => code === 400)).toHaveLength(100);
    expect((await logIn(world, email, "abc123", from("a new one of the owner"))).code).toBe(429);
    expect((await logIn(world, email, "abc123", { headers: { cookie } })).code).toBe(0);
    const forged = cookie.replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    expect((await logIn(world, email, "abc123", { headers: { cookie: forged } })).code).toBe(429);
    const codes: number[] = [];
    for (let guess = 0; guess < 12; guess++)
      codes.push((await logIn(world, email, "wrong1", { headers: { cookie } })).code);
    expect(codes.filter((code) => code === 400)).toHaveLength(10);
  });

  test("are forgotten once the owner has set a new one", async () => {
    for (let guess = 0; guess < 11; guess++) await logIn(world, email, "wrong1", from("A"));
    const { data } = await sendEmail("2");
    const passwords = { loginPassword: password, confirmPassword: password, encryptType: "1" };
    const reset = { accountEmail: email, captcha: await findCode(world, email), ...data, ...passwords };
    expect((await post("reset-password-by-email", reset)).code).toBe(0);
    expect((await logIn(world, email, "abc123", from("A"))).code).toBe(0);
  });
});

describe("somebody who tries one password on 300 accounts at once", () => {
  let guarded: World;
  beforeAll(async () => {
    guarded = await openBeside(world, { captcha: { kind: "slider" } });
  });
  afterAll(() => guarded.close());
  beforeEach(() => addAccount(world, { email, password: "abc123" }));

  /** Counts how many of 300 tries, each on an account of its own, are looked at. */
  const spray = async (on: World, getAddress: (n: number) => string) => {
    const tries = await Promise.all(
      Array.from({ length: 300 }, (_, n) =>
        logIn(on, `r${n}@example.com`, "wrong1", { remoteAddress: getAddress(n), headers: { "user-agent": `${n}` } }),
      ),
    );
    expect(new Set(tries.map(({ msg }) => msg)).size).toBeLessThanOrEqual(2);
    return tries.filter(({ msg }) => msg === "The account or the password is wrong.").length;
  };
  const inNetwork = (n: number) => `203.0.113.${n % 256}`;
  /** The runner at that network, with the pass of a verification or without. */
  const enter = async (options: { pass?: object; cookie?: string; address?: string } = {}) => {
    const form = { loginType: "5", accountEmail: email, password, encryptType: "1", ...options.pass };
    const headers = { cookie: options.cookie ?? "" };
    return call<Login>(guarded, "/user-center/login", {
      form,
      headers,
      remoteAddress: options.address ?? "203.0.113.200",
    });
  };
  const notVerified = { code: 400, msg: "The human verification failed.", data: { error: "captcha/not-passed" } };

  test("from one network of 256 addresses has fifty looked at; the control, without verification, has all", async () => {
    expect(await spray(world, inNetwork)).toBe(300);
    await world.db.delete(limits);
    expect(await spray(guarded, inNetwork)).toBe(50);
    expect(await spray(guarded, (n) => `203.0.113.${n % 256}`)).toBe(0);
  });

  test("from one subscriber's IPv6 addresses has fifty looked at", async () => {
    expect(await spray(guarded, (n) => `2001:db8:1:${n.toString(16)}::${n.toString(16)}`)).toBe(50);
  });

  test("does not keep the runner of that network out: with a verification, or in a browser of theirs, they get in", async () => {
    const { headers } = await enter();
    const cookie = String(headers["set-cookie"]).split(";")[0] ?? "";
    await spray(guarded, inNetwork);
    expect(await enter()).toMatchObject(notVerified);
    expect((await enter({ cookie })).code).toBe(0);
    expect(await enter({ cookie: cookie.replace(/.$/, (last) => (last === "0" ? "1" : "0")) })).toMatchObject(
      notVerified,
    );
    const pass = await passFor(guarded, "login", email);
    expect((await enter({ pass })).code).toBe(0);
    expect(await enter({ pass })).toMatchObject(notVerified);
    const others = await passFor(guarded, "login", "other@example.com");
    expect(await enter({ pass: others })).toMatchObject(notVerified);
    expect(await enter({ pass: await passFor(guarded, "register", email) })).toMatchObject(notVerified);
    // Another network is not slowed down.
    expect((await enter({ address: "198.51.100.1" })).code).toBe(0);
  });

  test("from as many networks is noticed by all of them together", async () => {
    const { most } = exactLimits.failedLoginOfAll;
    await spray(guarded, (n) => `10.${n >> 8}.${n & 255}.1`);
    expect((await enter()).code).toBe(0);
    await world.db.update(limits).set({ count: most }).where(eq(limits.key, "login-failed/all"));
    expect(await enter()).toMatchObject(notVerified);
    expect((await enter({ pass: await passFor(guarded, "login", email) })).code).toBe(0);
  });

  test("right passwords count towards nothing, so the runners behind a carrier are not asked", async () => {
    for (let login = 0; login < 60; login++) expect((await enter()).code).toBe(0);
    const rows = await world.db.select().from(limits).where(sql`starts_with(${limits.key}, 'login-failed/')`);
    expect(rows.map(({ count }) => count)).toEqual([0]);
  });
});

describe("somebody who is logged in", () => {
  const agents = [
    ["Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0", "Firefox · Windows"],
    [
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1",
      "Safari · iPhone",
    ],
    [
      "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36 MicroMessenger/8.0",
      "WeChat · Android",
    ],
    [undefined, "?"],
  ] as const;
  const logInAs = async (agent: string | undefined) =>
    (await logIn(world, email, "abc123", { headers: { "user-agent": agent ?? "" } })).data.token;
  const list = async (token: string) => (await call<Session[]>(world, "/user-center/sessions", { token })).data;
  beforeEach(() => addAccount(world, { email, password: "abc123" }));

  test("sees their sessions, ends one of these, then all others, then this", async () => {
    const tokens: string[] = [];
    for (const [agent] of agents) tokens.push(await logInAs(agent));
    const [first = "", second = "", third = ""] = tokens;
    const sessionList = await list(first);
    expect(sessionList.map(({ device }) => device).sort()).toEqual(agents.map(([, device]) => device).sort());
    expect(sessionList.filter(({ isThis }) => isThis).map(({ device }) => device)).toEqual(["Firefox · Windows"]);
    const sessionId = sessionList.find(({ device }) => device === "Safari · iPhone")?.sessionId;
    expect((await call(world, "/user-center/sessions/end", { json: { sessionId }, token: first })).code).toBe(0);
    expect((await call(world, "/user-center/user-data", { token: second })).code).toBe(401);
    expect((await call(world, "/user-center/sessions/end", { json: { others: true }, token: first })).code).toBe(0);
    expect((await call(world, "/user-center/user-data", { token: third })).code).toBe(401);
    expect(await list(first)).toHaveLength(1);
    expect((await call(world, "/user-center/logout", { json: {}, token: first })).code).toBe(0);
    expect((await call(world, "/user-center/user-data", { token: first })).code).toBe(401);
  });

  test("cannot end another's session, nor ask for nothing or for both", async () => {
    await addAccount(world, { email: "other@example.com", password: "abc123" });
    const token = await logInAs("Chrome");
    const others = (await logIn(world, "other@example.com", "abc123")).data.token;
    const [{ sessionId }] = (await list(token)) as [Session];
    expect((await call(world, "/user-center/sessions/end", { json: { sessionId }, token: others })).code).toBe(404);
    for (const json of [{}, { sessionId, others: true }, { others: false }]) {
      expect((await call(world, "/user-center/sessions/end", { json, token })).code).toBe(400);
    }
    expect(await list(token)).toHaveLength(1);
  });

  test("is seen again when they come back after a while", async () => {
    const token = await logInAs("Chrome");
    const long = new Date(Date.now() - 3_600_000);
    await world.db.update(sessions).set({ lastSeenAt: long });
    expect((await call<UserData>(world, "/user-center/user-data", { token })).code).toBe(0);
    const [{ lastSeenAt }] = (await list(token)) as [Session];
    expect(lastSeenAt).toBeGreaterThan(long.getTime());
  });
});

test("a password that was kept at another cost is kept at today's after the next login", async () => {
  await addAccount(world, { email, password: "abc123" });
  // A row that was updated may come in another place.
  const read = async () => (await world.db.select().from(accounts).where(eq(accounts.email, email)))[0]?.passwordHash;
  const before = await read();
  world.env.accounts.passwordCost.memoryKiB = 512;
  await addAccount(world, { email: "old@example.com", password: "abc123" });
  world.env.accounts.passwordCost.memoryKiB = 256;
  expect((await logIn(world, email, "abc123")).code).toBe(0);
  expect(await read()).toBe(before);
  expect((await logIn(world, "old@example.com", "abc123")).code).toBe(0);
  const hashes = (await world.db.select().from(accounts)).map(({ passwordHash }) => passwordHash);
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=256,t=1,p=1\$/);
  expect((await logIn(world, "old@example.com", "abc123")).code).toBe(0);
});
