import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Call } from "#contract/call.ts";
import { contract } from "#contract/contract.ts";
import { everyRight } from "#core/authorities.ts";
import { programHeaders } from "#core/programHeaders.ts";
import { outboxMessages, sessions } from "../base/db/accountSchema.ts";
import { root } from "../base/root.ts";
import { hashToken } from "../base/secrets/secrets.ts";
import { openSession } from "../people/accounts/sessions.ts";
import { addAccount } from "../people/accounts/testPeople.ts";
import { cheapAccounts } from "../people/accounts/testSettings.ts";
import type { BuiltSite } from "../sites/page/builtSite.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World, writeFiles } from "../testWorld.ts";
import { type Caller, callers, type Expectation } from "./callers.ts";
import { expectations } from "./expectations.ts";
import { getTarget } from "./testTarget.ts";

/**
 * The worlds whose settings make routes that the others do not have; a route is requested in the
 * first that has it.
 */
let worlds: World[];
let world: World;
let folder: string;
let accountIds: Record<"owner" | "other" | "organiser", string>;
const email = "owner-of-it-all@example.com";
const phone = "13712345678";

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "startline-access-"));
  await writeFiles(folder, { "assets/site-1.js": "export {};" });
  const html = '<!doctype html><html lang="zh"><head><title>x</title></head><body></body></html>';
  const builtSite: BuiltSite = {
    folder,
    html,
    units: {},
    modules: {},
    entry: { css: [], preload: [] },
    readStyles: async () => "",
  };
  const site = {
    "trail/site.json": tinySite(),
    "trail/documents/rules.json": tinyDocument(),
    "trail/race.json": tinyRace,
  };
  const tencent = {
    appId: 1,
    appSecret: "x",
    secretId: "x",
    secretKey: "x",
    url: "http://127.0.0.1:9",
    script: "https://x.example/x.js",
  };
  worlds = [
    await openWorld(site, { accounts: cheapAccounts, captcha: { kind: "off" } }, builtSite),
    await openWorld(
      {},
      { accounts: cheapAccounts, captcha: { kind: "slider" }, debugConfig: join(root, "fixtures/debug.json") },
    ),
    await openWorld({}, { accounts: cheapAccounts, captcha: { kind: "ticket", ...tencent } }),
  ];
  world = worlds[0] as World;
  accountIds = {
    owner: await addAccount(world, { email, phone, password: "abc123" }),
    other: await addAccount(world, { email: "other@example.com" }),
    organiser: await addAccount(world, { email: "organiser@example.com", authorities: everyRight() }),
  };
});
afterAll(async () => {
  for (const world of worlds) await world.close();
  await rm(folder, { recursive: true, force: true });
});

/**
 * Every route that was made, without the HEAD ones that Fastify adds to each GET: they run the
 * same.
 */
const listRoutes = ({ routes }: Pick<World, "routes">) =>
  routes.flatMap(({ method, url }) =>
    [method]
      .flat()
      .filter((verb) => verb !== "HEAD")
      .map((verb) => `${verb} ${url}`),
  );

test("anyone who adds a route states who may use it", () => {
  const routeSet = new Set(worlds.flatMap(listRoutes));
  expect([...routeSet].filter((route) => !(route in expectations))).toEqual([]);
  expect(Object.keys(expectations).filter((route) => !routeSet.has(route))).toEqual([]);
});

test("what is for developers alone is not there in production", async () => {
  const production = await openWorld({}, { accounts: cheapAccounts, isProduction: true });
  expect(listRoutes(world).filter((route) => route.includes("/dev/"))).not.toEqual([]);
  expect(listRoutes(production).filter((route) => route.includes("/dev/"))).toEqual([]);
  await production.close();
});

test("a route that nobody thought of is noticed", () => {
  const routeList = listRoutes({ routes: [...world.routes, { method: ["GET"], url: "/forgotten" } as never] });
  expect(routeList.filter((route) => !(route in expectations))).toEqual(["GET /forgotten"]);
});

const countSent = ({ db }: World) => db.$count(outboxMessages);

/**
 * The calls whose entries state that they send messages; `server/people/sending/sending.test.ts`
 * tries each past its limits.
 */
const sendingCalls = Object.entries<Call>(contract).flatMap(([name, { sends }]) => (sends ? name : []));

/**
 * The routes that send one message to whom they concern, when something ends: a second call changes
 * nothing, so that they need no limits of sending.
 */
const endingRoutes = ["POST /sign-up/orders/:id/cancel"];

test("calls that send messages are among those that are requested here", () => {
  expect(sendingCalls).toContain("POST /user-center/contact-code");
  expect(sendingCalls.filter((route) => !(route in expectations))).toEqual([]);
});

async function logInAs(caller: Caller): Promise<string | undefined> {
  if (caller === "anonymous") return undefined;
  const accountId = accountIds[caller === "expired" ? "owner" : caller];
  const token = await openSession(world.db, { accountId, loginType: "5", device: "Firefox · Linux" });
  if (caller === "expired") {
    const past = { expiresAt: sql`now() - interval '1 second'` } as never;
    await world.db
      .update(sessions)
      .set(past)
      .where(eq(sessions.tokenHash, hashToken(token)));
  }
  return token;
}

const targetOfOwner = () => getTarget(world, { accountId: accountIds.owner, email });

const rows = Object.entries(expectations).flatMap(([route, expectation]) =>
  callers.map((caller): [string, Caller, number, Expectation] => [route, caller, expectation[caller], expectation]),
);

test.each(rows)("%s by %s is answered with %s", async (route, caller, expected, { request }) => {
  const [method, pattern = ""] = route.split(" ") as ["GET" | "POST", string];
  const { url = pattern, json, form, file } = (await request?.(await targetOfOwner(), caller)) ?? {};
  const token = await logInAs(caller);
  const target = worlds.find((world) => listRoutes(world).includes(route)) ?? world;
  const before = await countSent(target);
  const reply = await target.app.inject({
    method,
    url,
    headers: {
      ...programHeaders,
      ...(token && { token }),
      ...(form && { "content-type": "application/x-www-form-urlencoded" }),
      ...file?.headers,
    },
    ...(file && { payload: file.payload }),
    ...(json && { payload: json }),
    ...(form && { payload: new URLSearchParams(form).toString() }),
  });
  const isJson = /json/.test(String(reply.headers["content-type"]));
  const code = isJson ? (reply.json() as { code?: number }).code : undefined;
  expect(code ?? reply.statusCode).toBe(expected);
  const sentCount = (await countSent(target)) - before;
  if (sentCount > 0 && !(sentCount === 1 && endingRoutes.includes(route))) expect(sendingCalls).toContain(route);
  if (caller !== "owner" && method + url !== `GET/user-center/email-registered?email=${email}`) {
    for (const secret of [email, "137****5678", phone, accountIds.owner]) expect(reply.body).not.toContain(secret);
  }
});

test("every other caller of the matrix would see the owner's data, if it were handed out", async () => {
  const token = await logInAs("owner");
  const reply = await world.app.inject({ url: "/user-center/user-data", headers: { token } as never });
  for (const contact of [email, "137****5678", accountIds.owner]) expect(reply.body).toContain(contact);
});
