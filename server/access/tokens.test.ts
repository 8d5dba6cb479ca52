import { eq, gt, max, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CallName, callEntry, contract } from "#contract/contract.ts";
import type { ErrorCode } from "#contract/errors.ts";
import { type TokenScope, tokenScopes } from "#core/apiTokens.ts";
import { authorityOver, getOrganiser } from "#core/authorities.ts";
import { accounts, limits } from "../base/db/accountSchema.ts";
import { auditLines } from "../base/db/auditSchema.ts";
import { apiTokens } from "../base/db/tokenSchema.ts";
import { openSession } from "../people/accounts/sessions.ts";
import { addAccount } from "../people/accounts/testPeople.ts";
import { makeToken, newApiToken } from "../people/tokens/service.ts";
import type { World } from "../testWorld.ts";
import { type Row, rows } from "./raceRows.ts";
import { makeThings, openRaces, runner } from "./testRaces.ts";

// API tokens at every route of the server: which take one, and what each kind of token gets.

let world: World;
let runnerId: string;
let organiserId: string;
beforeAll(async () => {
  world = await openRaces();
  runnerId = await addAccount(world, { email: "runner@example.com" });
  const authorities = ["7001", "7002"].flatMap((race) => [getOrganiser(race), authorityOver("PERSONAL_DATA", race)]);
  organiserId = await addAccount(world, { email: "organiser@example.com", authorities });
});
afterAll(() => world.close());

const isCall = (route: string): route is CallName => route in contract;
const getScopes = (route: string) => (isCall(route) ? callEntry(route).scopes : undefined);

async function newToken(changes: { races?: string[]; scopes?: TokenScope[] } = {}): Promise<string> {
  await world.db.delete(limits);
  await change({ revokedAt: sql`coalesce(revoked_at, now())` });
  const fields = { name: "dashboard", races: ["7001"], scopes: [...tokenScopes], days: 1, ...changes };
  const result = await makeToken(world, { ...fields, accountId: organiserId });
  if (result === "too-many") throw new Error("The account has too many tokens.");
  return result.secret;
}

interface Sent {
  url?: string;
  json?: object;
}

async function ask(route: string, { url, json }: Sent, headers: Record<string, string>) {
  const [method, path = ""] = route.split(" ") as ["GET" | "POST", string];
  const reply = await world.app.inject({ method, url: url ?? path, headers, ...(json && { payload: json }) });
  const isJson = /json/.test(String(reply.headers["content-type"]));
  const { code, data } = isJson ? (reply.json() as { code?: number; data?: { error?: ErrorCode } }) : {};
  return { reply, status: reply.statusCode, code: code || reply.statusCode, error: data?.error };
}

const byToken = (secret: string) => ({ authorization: `Bearer ${secret}` });

const allRoutes = () =>
  world.routes.flatMap(({ method, url }) =>
    [method]
      .flat()
      .filter((verb) => verb !== "HEAD")
      .map((verb) => `${verb} ${url}`),
  );

test("every route but the organisers' calls with scopes refuses a token that may do everything", async () => {
  const secret = await newToken();
  const others = allRoutes().filter((route) => !getScopes(route));
  expect(others.length).toBeGreaterThan(100);
  const answers: unknown[] = [];
  for (const route of others) {
    const url = (route.split(" ")[1] ?? "").replace(/:\w+/g, "x").replace("*", "x");
    const { status, error } = await ask(route, { url }, byToken(secret));
    if (status !== 403 || error !== "token/not-here") answers.push([route, status, error]);
  }
  expect(answers).toEqual([]);
  // The others would have answered, or this proves nothing.
  expect((await ask("GET /user-center/countries", {}, {})).status).toBe(200);
});

const routes = Object.keys(rows).filter(getScopes) as (CallName & keyof typeof rows)[];

test("each call with scopes is among those that are tried here", () => {
  expect(Object.keys(contract).filter((name) => getScopes(name) && !routes.includes(name as never))).toEqual([]);
});

const refused = (status: number, error: ErrorCode) => ({ status, code: status, error });

/** Tries a call with each kind of token, in the order in which they are listed. */
async function tryAll(route: CallName, request: Sent) {
  const { db } = world;
  const scopesNeeded = getScopes(route) ?? [];
  const answers: Record<string, unknown> = {};
  const note = async (name: string, headers: Record<string, string>) => {
    const { reply, status, code, error } = await ask(route, request, headers);
    for (const secret of [runner.name, runner.cardNumber, runner.receipt])
      expect(reply.body, name).not.toContain(secret);
    answers[name] = { status, code, error };
  };
  const good = await newToken();
  await note("wrong checksum", byToken(good.slice(0, -1) + (good.endsWith("0") ? "1" : "0")));
  await note("nobody's", byToken(newApiToken()));
  await note("no token", byToken(good.slice(4)));
  await note("an empty one", byToken(""));
  await note("with a session", {
    ...byToken(good),
    token: await openSession(db, { accountId: organiserId, loginType: "5", device: "x" }),
  });
  const lacking = tokenScopes.filter((scope) => !scopesNeeded.includes(scope));
  if (lacking.length > 0) await note("other scopes", byToken(await newToken({ scopes: lacking })));
  const old = await newToken();
  await change({ expiresAt: sql`now()` });
  await note("expired", byToken(old));
  const endedToken = await newToken();
  await change({ revokedAt: sql`now()` });
  await note("revoked", byToken(endedToken));
  const keptToken = await newToken();
  const [{ authorities } = { authorities: [] }] = await db
    .select()
    .from(accounts)
    .where(eq(accounts.accountId, organiserId));
  await setAuthorities(authorities.filter((authority) => !authority.endsWith(":7001")));
  await note("right taken away", byToken(keptToken));
  await setAuthorities(authorities);
  return answers;
}

const change = (values: Record<string, unknown>) => world.db.update(apiTokens).set(values as never);
const setAuthorities = (authorities: string[]) =>
  world.db.update(accounts).set({ authorities }).where(eq(accounts.accountId, organiserId));

test.each(routes)("%s takes no token that is wrong, over, or not for it", async (route) => {
  const things = await makeThings(world, runnerId);
  const answers = await tryAll(route, (rows[route] as Row).request(things));
  const isForAny = getScopes(route)?.length === tokenScopes.length;
  expect(answers).toEqual({
    "wrong checksum": refused(401, "token/invalid"),
    "nobody's": refused(401, "token/invalid"),
    // Also what has not the form of one, and nothing: a program reads the status.
    "no token": refused(401, "token/invalid"),
    "an empty one": refused(401, "token/invalid"),
    "with a session": refused(400, "token/and-session"),
    ...(!isForAny && { "other scopes": refused(403, "token/missing-scope") }),
    expired: refused(401, "token/expired"),
    revoked: refused(401, "token/invalid"),
    "right taken away": refused(403, "session/not-allowed"),
  });
});

test.each(routes)("%s is made by the right token, and not by one for another race", async (route) => {
  const things = await makeThings(world, runnerId);
  const { request, otherRace, thisRace = 0 } = rows[route] as Row;
  const call = request(things);
  const otherReply = await ask(route, call, byToken(await newToken({ races: ["7002"] })));
  expect(otherReply.code).toBe(otherRace || 200);
  for (const secret of [runner.name, runner.cardNumber, runner.receipt, "7001"])
    expect(otherReply.reply.body).not.toContain(secret);
  const [{ before } = { before: 0 }] = await world.db.select({ before: max(auditLines.seq) }).from(auditLines);
  const { code, reply } = await ask(route, call, byToken(await newToken()));
  expect(code).toBe(thisRace || 200);
  if (route.startsWith("GET")) expect(reply.body).toMatch(new RegExp(`${runner.name}|${runner.receipt}|7001`));
  const [token] = await world.db.select().from(apiTokens).orderBy(sql`${apiTokens.createdAt} desc`).limit(1);
  const lines = await world.db
    .select()
    .from(auditLines)
    .where(gt(auditLines.seq, before ?? 0));
  const done = lines.filter(({ action }) => action !== "make-token");
  expect(done.map(({ actor, details }) => [actor, details.token])).toEqual(
    done.map(() => [organiserId, token?.tokenId]),
  );
  // Who saw or took personal data is recorded; who reads numbers or is refused is not.
  const isRecorded = /GET .*(entries|entries\/:code|audit|export|invitations)$/.test(route);
  expect([route, done.length > 0]).toEqual([route, isRecorded]);
});

test("the same by a session is recorded without a token", async () => {
  await makeThings(world, runnerId);
  const token = await openSession(world.db, { accountId: organiserId, loginType: "5", device: "x" });
  await ask(
    "GET /sign-up/organise/entries",
    { url: "/sign-up/organise/entries?domainName=trail.localhost" },
    { token },
  );
  const [line] = await world.db.select().from(auditLines).orderBy(sql`${auditLines.seq} desc`).limit(1);
  expect([line?.action, line?.actor, line?.details.token]).toEqual(["list", organiserId, undefined]);
});
