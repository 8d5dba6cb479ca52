import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { programHeaders } from "#core/programHeaders.ts";
import encodePassword from "#src/account/encodePassword.ts";
import { buildApp } from "../app.ts";
import { accounts } from "../base/db/accountSchema.ts";
import { type Env, readEnv } from "../base/env/env.ts";
import { root } from "../base/root.ts";
import { StartError } from "../base/startError.ts";
import { passwordsAt } from "../people/accounts/passwords.ts";
import { openWorld, type World } from "../testWorld.ts";
import { makeTestAccounts, readTestAccounts } from "./testAccounts.ts";

const shipped = join(root, "fixtures/debug.json");
const passwords = passwordsAt({ memoryKiB: 256, passes: 1 });
const apps: World["app"][] = [];
let world: World;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-debug-"));
  world = await openWorld({});
});
afterEach(async () => {
  for (const app of apps.splice(0)) await app.close();
  await world.db.delete(accounts);
});
afterAll(async () => {
  await world.close();
  await rm(folder, { recursive: true, force: true });
});

/** A server with other settings on the same database. */
async function open(settings: Partial<Env>): Promise<World> {
  const { app } = await buildApp({ ...world, env: { ...world.env, ...settings }, passwords });
  apps.push(app);
  return { ...world, app };
}

const ask = ({ app }: Pick<World, "app">, overrides: object = {}) =>
  app.inject({ url: "/dev/test-accounts", headers: { host: "localhost:8080" }, ...overrides });

test("a developer logs in at once with the accounts that the debug config lists", async () => {
  const world = await open({ debugConfig: shipped });
  const { code, data: accountList } = (await ask(world)).json();
  expect(code).toBe(0);
  expect(accountList).toHaveLength(3);
  for (const { phone, email, password } of accountList) {
    expect(email).toMatch(/@example\.com$/);
    for (const identity of [
      { loginType: "0", phone: String(phone) },
      { loginType: "5", accountEmail: String(email) },
    ]) {
      const login = await world.app.inject({
        method: "POST",
        url: "/user-center/login",
        headers: { "content-type": "application/x-www-form-urlencoded", ...programHeaders },
        payload: `${new URLSearchParams(Object.entries(identity))}&${new URLSearchParams({ password: encodePassword(password), encryptType: "1" })}`,
      });
      expect(login.json()).toMatchObject({ code: 0, data: { userData: { accountInfo: {} } } });
    }
  }
  const rights = (await world.db.select().from(accounts)).map(({ email, authorities }) => [email, authorities]);
  expect(Object.fromEntries(rights)).toEqual({
    "runner@example.com": [],
    "organiser@example.com": ["ORGANISER", "PERSONAL_DATA", "REVIEWER"],
    // Sees what most helpers of a race see, and is the second organiser of a large refund.
    "helper@example.com": ["ORGANISER"],
  });
});

test("the next start creates none of them a second time and leaves a changed one as it is", async () => {
  const world = await open({ debugConfig: shipped });
  await world.db.update(accounts).set({ nick: "Renamed" });
  await makeTestAccounts({ ...world, passwords }, await readTestAccounts(shipped));
  expect((await world.db.select().from(accounts)).map(({ nick }) => nick)).toEqual(Array(3).fill("Renamed"));
});

describe("nobody else sees the test accounts", () => {
  test.each([
    ["from another machine", { remoteAddress: "203.0.113.5" }],
    ["by a name that leads here", { headers: { host: "rebind.example" } }],
    ["through a proxy", { headers: { host: "localhost", "x-forwarded-for": "127.0.0.1" } }],
  ])("%s", async (_how, options) => {
    const world = await open({ debugConfig: shipped });
    const reply = await ask(world, options);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).not.toContain("runner2025");
  });

  test("if no debug config is set, and none are created", async () => {
    const world = await open({});
    expect((await ask(world)).statusCode).toBe(404);
    expect(await world.db.select().from(accounts)).toEqual([]);
  });

  test("in production, and none are created", async () => {
    const world = await open({ debugConfig: shipped, isProduction: true });
    expect((await ask(world)).statusCode).toBe(404);
    expect(await world.db.select().from(accounts)).toEqual([]);
  });
});

test("a server in production does not start with a debug config", () => {
  const variables = { DEBUG_CONFIG: "fixtures/debug.json", NODE_ENV: "production" };
  const sentence = "DEBUG_CONFIG creates test accounts, so it must be unset if NODE_ENV is production.";
  expect(() => readEnv(variables)).toThrow(sentence);
  expect(readEnv({ ...variables, NODE_ENV: "development" }).debugConfig).toBe(shipped);
});

describe("a developer who mistypes the debug config reads in which account", () => {
  const name = { zh: "一", en: "One" };
  test.each([
    ["{", /has no list "testAccounts"\.$/],
    ['{ "testAccounts": {} }', /has no list "testAccounts"\.$/],
    [[null], /test account 1: name\.zh and name\.en are needed\.$/],
    [[{ name, email: "a@example.com", password: "short" }], /test account 1: a password of 6 to 20 letters and digits/],
    [[{ name, email: "a@", phone: 139, password: "runner2025" }], /a phone number or an email address is needed\.$/],
    [
      [{ name, email: "a@example.com", password: "runner2025", authorities: ["ROOT"] }],
      /the only authorities are ORGANISER, PERSONAL_DATA, REVIEWER and STAFF\.$/,
    ],
  ])("%j", async (content, sentence) => {
    const file = join(folder, "debug.json");
    await writeFile(file, typeof content === "string" ? content : JSON.stringify({ testAccounts: content }));
    const reading = readTestAccounts(file);
    await expect(reading).rejects.toThrow(StartError);
    await expect(reading).rejects.toThrow(sentence);
  });

  test("a file that is not there", async () => {
    await expect(readTestAccounts(join(folder, "none.json"))).rejects.toThrow(/cannot be read \(ENOENT\)\.$/);
  });
});

test("a developer finds at /dev what this server has, and how to see /organise at once", async () => {
  const page = async ({ app }: Pick<World, "app">, headers = { host: "localhost:8080" }) =>
    app.inject({ url: "/dev", headers: { "accept-language": "en", ...headers } });
  const without = await page(await open({}));
  expect(without.statusCode).toBe(200);
  expect(without.body).toContain('<a href="/dev/outbox">');
  expect(without.body).toContain("DEBUG_CONFIG=fixtures/debug.json");
  expect((await page(await open({ debugConfig: shipped }))).body).toContain('<a href="/dev/test-accounts">');
  // Controls: nobody else finds it, and there is none in production.
  expect((await page(await open({}), { host: "race.example.org" })).statusCode).toBe(404);
  expect((await page(await open({ isProduction: true }))).statusCode).toBe(404);
});
