import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import type { FastifyInstance, RouteOptions } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { buildApp } from "../../app.ts";
import { openWorld, tinySite, type World } from "../../testWorld.ts";
import { limits } from "../db/accountSchema.ts";
import { readAccountSettings } from "../env/accountSettings.ts";
import { root } from "../root.ts";
import { getSecrets } from "../secrets/secrets.ts";
import { type RouteLimits, routeLimits } from "./routes.ts";
import { requestLimits } from "./table.ts";

let world: World;
const others: FastifyInstance[] = [];
beforeAll(async () => {
  world = await openWorld({ "trail/site.json": tinySite() });
  world.env.accounts = { ...world.env.accounts, callsPerNetwork: 60 };
});
beforeEach(() => world.db.delete(limits) as never);
afterEach(async () => {
  for (const app of others.splice(0)) await app.close();
});
afterAll(() => world.close());

/** Another server on the same database. */
async function another(secrets = world.secrets, env = world.env): Promise<FastifyInstance> {
  const { app } = await buildApp({ ...world, secrets, env, publishDelayMs: 0 });
  others.push(app);
  return app;
}

/** Each route with a limit by network, once for both of GET and HEAD. */
const limited = () =>
  world.routes.flatMap((route) => {
    const network = route.config?.limits?.network;
    return network && route.method !== "HEAD" ? [{ ...route, network }] : [];
  });

const request = (
  app: FastifyInstance,
  { method, url }: Pick<RouteOptions, "method" | "url">,
  remoteAddress = "203.0.113.7",
) => app.inject({ method: method as "POST", url, payload: { raceId: "none", code: "x" }, remoteAddress });

/** Counts how many of so many requests, made in turns at these servers, are not refused. */
async function countPassed(
  apps: FastifyInstance[],
  route: Pick<RouteOptions, "method" | "url">,
  most: number,
  address?: string,
): Promise<number> {
  const replies = await Promise.all(
    Array.from({ length: most }, (_none, index) =>
      request(apps[index % apps.length] as FastifyInstance, route, address),
    ),
  );
  return replies.filter((reply) => !isRefused(reply)).length;
}

/** Returns whether a request was refused because there were too many. */
const isRefused = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode === 429 || body.includes('"error":"request/too-many"');

const literal = /\bmost: \d[\d_]*, seconds: /;

test("every limit is in the table, or in that of messages", async () => {
  const tables = ["base/limits/table.ts", "people/sending/table.ts"];
  const folder = join(root, "server");
  const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.ts$/.test(name));
  const holding = [];
  for (const name of files) if (literal.test(await readFile(join(folder, name), "utf8"))) holding.push(name);
  expect(holding.sort()).toEqual(tables);
});

test("every limit of the table is that of a route", () => {
  const used = new Set(Object.values(routeLimits).flatMap(({ network }: RouteLimits) => (network ? [network] : [])));
  expect(used).toEqual(new Set(Object.keys(requestLimits)));
});

test("every limited route lets a network make as many requests as its limit, and refuses the next; another network is not refused", async () => {
  const few = { ...world.env, accounts: { ...world.env.accounts, callsPerNetwork: 1 } };
  const app = await another(world.secrets, few);
  const routes = limited();
  expect(routes.length).toBeGreaterThan(60);
  for (const [at, route] of routes.entries()) {
    const { most } = requestLimits[route.network](few);
    const name = `${route.method} ${route.url}`;
    expect([name, await countPassed([app], route, most + 5, `10.0.${at}.1`)]).toEqual([name, most]);
    const refused = await request(app, route, `10.0.${at}.1`);
    // Programs of the browser read the envelope of a call; its status was always 200, but for three
    // calls.
    const isByStatus = !route.config?.call || ["race", "problem", "session"].includes(route.network);
    expect([name, refused.statusCode, refused.headers["retry-after"]]).toEqual([name, isByStatus ? 429 : 200, "60"]);
    expect(refused.headers["cache-control"]).toBe("no-store");
    expect(refused.json()).toMatchObject({ code: 429, msg: "操作过于频繁，请 60 秒后再试", data: { seconds: 60 } });
    expect(isRefused(await request(app, route, `10.1.${at}.1`))).toBe(false);
  }
});

describe("a network that divides its requests between two servers", () => {
  const race = { method: "POST", url: "/website-center/race" } as const;

  test("gets a tenth more than from one, because they share a count", async () => {
    expect(await countPassed([await another(), await another()], race, 400)).toBe(132);
  });

  test("would get twice as much if each counted by itself", async () => {
    const apart = await another(getSecrets("another secret key that only tests have"));
    expect(await countPassed([await another(), apart], race, 400)).toBe(240);
  });
});

test("the runners behind one address of a carrier all read about their race: as many pages open as sessions are checked", () => {
  const { env } = world;
  expect(requestLimits.race(env)).toEqual(requestLimits.session(env));
  expect(requestLimits.race({ accounts: readAccountSettings({}) }).most).toBe(6000);
});

test("a page view writes no count; only a network that makes a tenth of the requests is counted in the database", async () => {
  const app = await another();
  const session = { method: "POST", url: "/basic-center/api/common/getCommonInfo" } as const;
  for (let visitor = 0; visitor < 100; visitor++) await request(app, session, `198.51.100.${visitor}`);
  expect(await world.db.select().from(limits)).toEqual([]);
  expect(await countPassed([app], session, 13)).toBe(13);
  expect(await world.db.select({ count: limits.count }).from(limits)).toEqual([{ count: 12 }]);
  const keys = await world.db.select({ key: limits.key }).from(limits).where(sql`starts_with(key, 'request/session/')`);
  expect(keys).toHaveLength(1);
  expect(JSON.stringify(keys)).not.toContain("203.0.113");
});

test("all addresses that one IPv6 subscriber has count as one", async () => {
  const app = await another();
  const route = { method: "POST", url: "/website-center/problems" } as const;
  const replies = [];
  for (let host = 0; host < 61; host++) replies.push(await request(app, route, `2001:db8:1:2::${host.toString(16)}`));
  expect(replies.at(-2)?.statusCode).not.toBe(429);
  expect(replies.at(-1)?.statusCode).toBe(429);
});
