import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { RouteOptions } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type BuiltApp, buildApp } from "../app.ts";
import { type OpenDatabase, openDatabase } from "../base/db/open.ts";
import { startPostgres } from "../base/db/testPostgres.ts";
import { readEnv } from "../base/env/env.ts";
import { secrets } from "../base/secrets/testSecrets.ts";
import { openSession } from "../people/accounts/sessions.ts";
import { addAccount } from "../people/accounts/testPeople.ts";
import { cheapAccounts } from "../people/accounts/testSettings.ts";
import { openFileStore } from "../sites/files/store.ts";
import type { BuiltSite } from "../sites/page/builtSite.ts";
import { loadSites } from "../sites/publish/fixtures.ts";
import { testKey, tinyDocument, tinyRace, tinySite, type World, writeFiles } from "../testWorld.ts";
import type { Request } from "./callers.ts";
import { expectations } from "./expectations.ts";
import { getTarget } from "./testTarget.ts";

const patienceMs = 300;
let folder: string;
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let database: OpenDatabase;
let builtApp: BuiltApp;
const registeredRoutes: RouteOptions[] = [];
/** What the owner asks of each route. */
const requests = new Map<string, Request>();
let token: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-down-"));
  postgres = await startPostgres();
  await writeFiles(join(folder, "sites"), {
    "trail/site.json": tinySite(),
    "trail/documents/rules.json": tinyDocument(),
    "trail/race.json": tinyRace,
  });
  const settings = { DATA_DIR: join(folder, "data"), SITES_DIR: join(folder, "sites"), CAPTCHA: "slider" };
  const env = { ...readEnv(settings), accounts: cheapAccounts };
  database = await openDatabase({ ...postgres, dataDir: env.dataDir, patienceMs });
  const { db } = database;
  const store = openFileStore(join(env.dataDir, "files"));
  await mkdir(store.folder, { recursive: true });
  const html = '<!doctype html><html lang="zh"><head><title>x</title></head><body></body></html>';
  const builtSite: BuiltSite = {
    folder,
    html,
    units: {},
    modules: {},
    entry: { css: [], preload: [] },
    readStyles: async () => "",
  };
  await loadSites(db, store, env.sitesDir);
  builtApp = await buildApp({
    env,
    db,
    store,
    secrets,
    builtSite,
    publishDelayMs: 0,
    adminKey: testKey,
    watch: (app) => app.addHook("onRoute", (route) => void registeredRoutes.push(route)),
  });
  const world = { app: builtApp.app, db, secrets, env } as World;
  const email = "owner@example.com";
  const accountId = await addAccount(world, { email, authorities: ["ORGANISER"] });
  token = await openSession(db, { accountId, loginType: "5", device: "test" });
  const target = await getTarget(world, { accountId, email });
  for (const [route, { request }] of Object.entries(expectations))
    requests.set(route, (await request?.(target, "owner")) ?? {});
  const site = { folder: join(env.sitesDir, "trail"), siteId: "trail", domainName: "trail.localhost" };
  requests.set("POST /admin/publish", { json: site });
});
afterAll(async () => {
  await builtApp.app.close();
  await database.close();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
});

const routes = () =>
  registeredRoutes.flatMap(({ method, url }) =>
    [method].flat().flatMap((verb) => (verb === "HEAD" || verb === "OPTIONS" ? [] : [`${verb} ${url}`])),
  );

async function ask(route: string) {
  const [method, pattern = ""] = route.split(" ") as ["GET" | "POST", string];
  const { url = pattern, json, form, file } = requests.get(route) ?? {};
  const type = form && { "content-type": "application/x-www-form-urlencoded" };
  const headers = { token, host: "trail.localhost", authorization: `Bearer ${testKey}`, ...type, ...file?.headers };
  const payload = file?.payload ?? json ?? (form && new URLSearchParams(form).toString());
  return builtApp.app.inject({ method, url, headers, ...(payload && { payload }) });
}

/**
 * Requests every route and returns its answer: 503 with the seconds after which to come back, or
 * something that needs no database.
 */
async function askAll() {
  const wrong: string[] = [];
  let later = 0;
  for (const route of routes()) {
    const { statusCode, headers, body } = await ask(route);
    if (statusCode === 503 && Number(headers["retry-after"]) > 0 && /no-store/.test(String(headers["cache-control"])))
      later += 1;
    else if (statusCode >= 500) wrong.push(`${route}: ${statusCode} ${body.slice(0, 200)}`);
  }
  return { wrong, later };
}

test("while PostgreSQL is down, no route fails: each names the seconds to wait, in the runner's language; and all is well once it is back", async () => {
  const all = new Set(routes());
  expect(all.size).toBeGreaterThan(100);
  await postgres.kill();
  const { wrong, later } = await askAll();
  const refused = await ask("GET /sign-up/submissions");
  const page = await builtApp.app.inject({ url: "/", headers: { host: "trail.localhost", "accept-language": "en" } });
  await postgres.start();
  expect(wrong).toEqual([]);
  // All but those that answer from memory, or refuse before they ask.
  expect(later).toBeGreaterThan(80);
  expect(refused.json()).toMatchObject({ code: 503, data: { error: "server/unavailable", seconds: 5 } });
  expect([page.statusCode, page.headers["retry-after"]]).toEqual([503, "10"]);
  expect(page.body).toContain("this page tries again by itself");
  await expect.poll(async () => (await ask("GET /sign-up/submissions")).json().code, { timeout: 20_000 }).toBe(0);
  expect((await ask("GET /")).statusCode).toBe(200);
});

test("while other work holds all connections, a call waits only so long and its answer states when to come back", async () => {
  let release: (() => void) | undefined;
  const transactionsEnd = new Promise<void>((resolve) => {
    release = resolve;
  });
  const busy = Array.from({ length: 10 }, () => database.db.transaction(() => transactionsEnd));
  const refused = await ask("GET /sign-up/submissions");
  release?.();
  await Promise.all(busy);
  expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([503, "5"]);
  expect((await ask("GET /sign-up/submissions")).json().code).toBe(0);
});
