import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { SentCode } from "#contract/account.ts";
import { workParts } from "#contract/captcha.ts";
import { type CallName, callEntry, contract } from "#contract/contract.ts";
import type { ExactLimit } from "#contract/limits.ts";
import { tokenScopes } from "#core/apiTokens.ts";
import { everyRight } from "#core/authorities.ts";
import { findNumbers } from "#src/account/captcha/findNumbers.ts";
import encodePassword from "#src/account/encodePassword.ts";
import type { Request } from "../../access/callers.ts";
import { expectations } from "../../access/expectations.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { type Answered, addAccount, call, findCode, otherThan } from "../../people/accounts/testPeople.ts";
import { cheapAccounts } from "../../people/accounts/testSettings.ts";
import { hashTarget } from "../../people/captcha/passes.ts";
import { storeChallenge } from "../../people/captcha/service.ts";
import { passFor } from "../../people/captcha/testPerson.ts";
import { workBits } from "../../people/captcha/work.ts";
import { lookUpSite } from "../../people/sending/testSenders.ts";
import { makeToken, newApiToken } from "../../people/tokens/service.ts";
import { grantPhotos } from "../../results/photos/gallery/grant.ts";
import { signArchive } from "../../results/photos/serve/addresses.ts";
import { openWorld, type World } from "../../testWorld.ts";
import { captchas, limits } from "../db/accountSchema.ts";
import { type RouteLimits, routeLimits } from "./routes.ts";
import { exactLimits } from "./table.ts";
import { keyPattern } from "./testKeys.ts";

const routes = Object.entries<RouteLimits>(routeLimits);

/** Finds the faults of these entries, for the routes that a server has. */
function findFaults(entries: [string, RouteLimits][], routeNames: string[]): string[] {
  const isLimited = ({ network, account, own = [], sends, only }: RouteLimits) =>
    network !== undefined || account !== undefined || own.length > 0 || sends || only !== undefined;
  return [
    ...routeNames.filter((route) => !entries.some(([name]) => name === route)).map((route) => `${route} has no entry`),
    ...entries.filter(([name]) => !routeNames.includes(name)).map(([name]) => `${name} is no route`),
    ...entries
      .filter(([, entry]) => entry.cost !== "cheap" && !isLimited(entry))
      .map(([name]) => `${name} has no limit`),
    ...entries
      .filter(([name, { account }]) => account && !["user", "organiser"].includes(identifyCaller(name)))
      .map(([name]) => `${name} counts accounts, but has none`),
  ];
}

const identifyCaller = (name: string) => (name in contract ? callEntry(name as CallName).caller : "anyone");

test("every route has an entry with its cost, and one that costs anything has a limit", () => {
  // `access.test.ts` compares these with the routes that are made.
  const routeNames = Object.keys(expectations);
  expect(findFaults(routes, routeNames)).toEqual([]);
  expect(findFaults([...routes, ["GET /x", { cost: "reads" }]], [...routeNames, "GET /x", "GET /y"])).toEqual([
    "GET /y has no entry",
    "GET /x has no limit",
  ]);
});

let world: World;
let byTicket: World;
let accountId: string;
const email = "runner@example.com";
const phone = "13800138000";
const settings = { accounts: cheapAccounts, captcha: { kind: "slider" } } as const;
const unreachable = { url: "http://127.0.0.1:9", script: "https://x.example/x.js" };

beforeAll(async () => {
  world = await openWorld(lookUpSite, settings);
  const ticket = { kind: "ticket", appId: 1, appSecret: "x", secretId: "x", secretKey: "x", ...unreachable } as const;
  byTicket = await openWorld({}, { ...settings, captcha: ticket });
  accountId = await addAccount(world, { email, phone, password: "abc123", authorities: everyRight() });
});
afterAll(async () => {
  for (const testWorld of [world, byTicket]) await testWorld.close();
});

type Sent = { code: string; verificationToken?: string };

/** Has a code sent, and returns a wrong guess at it. */
async function getGuess(
  path: string,
  json: Record<string, string>,
  scene: Parameters<typeof passFor>[1],
): Promise<Sent> {
  const target = json.userPhone ?? json.accountEmail ?? email;
  const pass = await passFor(world, scene, target);
  const message = await call<SentCode>(world, `/user-center/${path}`, {
    json: { ...json, ...pass },
    token: await logIn(),
  });
  return { code: otherThan(await findCode(world, target)), verificationToken: message.data.verificationToken };
}

const logIn = () => openSession(world.db, { accountId, loginType: "5", device: "test" });
const purpose = { scene: "login", target: phone } as const;
const wrongPassword = encodePassword("abc124");
const passwords = { loginPassword: wrongPassword, confirmPassword: wrongPassword, encryptType: "1" };
const puzzle = async () => (await call<{ sessionId: string }>(world, "/captcha/puzzle", { json: purpose })).data;
const wrongAnswer = async () => ({ json: { sessionId: (await puzzle()).sessionId, x: 1, track: [] } });

const photoGrant = () => {
  const runner = { raceId: "7001", edition: "2025", item: null, bib: "1" };
  return { domainName: "tiny.localhost", grant: grantPhotos(world.secrets, runner).grant };
};

/**
 * A request to a route that counts towards this limit and is refused for its own reasons at most.
 */
async function requestFor(route: string, limit: ExactLimit): Promise<Request> {
  const byCode = limit === "codeGuess";
  const proof = async () => {
    if (!byCode) return { proof: { password: "x" } };
    const { code, verificationToken } = await getGuess("confirm-code", { channel: "email" }, "confirm-identity");
    return { proof: { captcha: code, verificationToken } };
  };
  switch (route) {
    case "POST /user-center/login": {
      if (!limit.startsWith("code"))
        return { form: { loginType: "5", accountEmail: email, password: wrongPassword, encryptType: "1" } };
      const { code, verificationToken = "" } = await getGuess(
        "sms-code",
        { captchaType: "2", userPhone: phone },
        "login",
      );
      return { form: { loginType: "1", phone, captcha: code, ...(byCode && { verificationToken }) } };
    }
    case "POST /user-center/register-by-email": {
      const accountEmail = "newcomer@example.com";
      const guess = await getGuess("email-code", { accountEmail, emailSendType: "1" }, "register");
      const token = byCode ? {} : { verificationToken: "" };
      return { json: { accountEmail, ...guess, ...token, loginPassword: wrongPassword, encryptType: "1" } };
    }
    case "POST /user-center/reset-password-by-email":
    case "POST /user-center/reset-password-by-phone": {
      const isEmail = route.endsWith("email");
      const { code, ...token } = isEmail
        ? await getGuess("email-code", { accountEmail: email, emailSendType: "2" }, "reset-by-email")
        : await getGuess("sms-code", { captchaType: "3", userPhone: phone }, "reset-by-phone");
      const contact = isEmail ? { accountEmail: email } : { phone };
      return { json: { ...contact, captcha: code, ...token, ...passwords } };
    }
    case "POST /user-center/contact":
      return { json: { accountEmail: "new@example.com", captcha: "0", verificationToken: "x", ...(await proof()) } };
    case "POST /user-center/password":
      return { json: { ...passwords, ...(await proof()) } };
    case "POST /user-center/second-factor/confirm": {
      const json = { proof: { password: encodePassword("abc123") } };
      await call(world, "/user-center/second-factor/begin", { json, token: await logIn() });
      return { json: { code: "000000" } };
    }
    case "POST /user-center/tokens":
      return { json: { name: "x", races: ["7001"], scopes: ["numbers:read"], days: 1, ...(await proof()) } };
    case "POST /user-center/second-factor/begin":
    case "POST /user-center/export":
    case "POST /user-center/delete-account":
      return { json: await proof() };
    case "POST /sign-up/photos/search":
      return { json: { domainName: "tiny.localhost", bib: "1", name: "x" } };
    case "POST /sign-up/photos/archive":
      return { json: { ...photoGrant(), photoIds: ["x"] } };
    case "POST /sign-up/photos/remove":
      return { json: { ...photoGrant(), photoId: "x", kind: "not-me" } };
    case "GET /sign-up/photos/archive":
      return { url: signArchive(world.secrets, ["x"], Date.now()) };
    case "POST /captcha/puzzle":
      if (limit.startsWith("captchaWrong")) await call(world, "/captcha/answer", await wrongAnswer());
      return { json: purpose };
    case "POST /captcha/answer":
      return wrongAnswer();
    case "POST /captcha/work":
      if (limit.startsWith("captchaWork")) await call(world, "/captcha/work-answer", await doneWork());
      return { json: purpose };
    case "POST /captcha/work-answer":
      return doneWork();
    case "POST /captcha/ticket":
      return { json: { ...purpose, ticket: "x", randstr: "x" } };
    case "POST /sign-up/look-up":
      return { json: await makeLookUp(byCode) };
    default: {
      const some = async () => "none";
      const none = { accountId, email, sessionId: "none", submit: some, order: some, makeTeam: some };
      const file = async () => ({ id: "none", url: "/uploads/none/x.pdf" });
      const target = { ...none, sendFile: file, submitFile: file };
      return (await expectations[route]?.request?.(target, "owner")) ?? {};
    }
  }
}

// By a code that is wrong, or by a document that nobody has.
async function makeLookUp(byCode: boolean): Promise<object> {
  const body = { domainName: "trail.localhost", queryType: 1 };
  const sent = byCode ? email : "E1";
  const pass = await passFor(world, "look-up", sent);
  if (!byCode) return { ...body, by: "document", document: { type: "2", number: sent, name: "x" }, ...pass };
  const json = { domainName: body.domainName, contact: sent, ...pass };
  const { data } = await call<SentCode>(world, "/sign-up/look-up/code", { json });
  const code = otherThan(await findCode(world, sent));
  const { verificationToken } = data;
  return { ...body, by: "code", code: { contact: sent, code, verificationToken } };
}

// Solved once: what is tried here is not the solving.
const salt = "salt-of-tests";
let numbers: number[];

/** Work that was begun long enough ago and is done. */
async function doneWork(): Promise<Request> {
  const mac = hashTarget(world.secrets, phone);
  const sessionId = await storeChallenge(world, { kind: "work", scene: "login", targetMac: mac, answer: salt });
  await world.db.update(captchas).set({ createdAt: sql`now() - interval '1 minute'` });
  numbers ??= await findNumbers(
    { salt, parts: workParts, bits: workBits },
    () => undefined,
    new AbortController().signal,
  );
  return { json: { sessionId, numbers } };
}

const isOfTokens = (limit: ExactLimit) => limit === "wrongToken" || limit.endsWith("okenCalls");

/** An API token that counts towards a limit: the account's own, or one that nobody has. */
async function bearerFor(route: string, limit: ExactLimit): Promise<string> {
  // An API token is refused before, as everywhere without an entry in the contract.
  if (limit === "wrongToken") return route in contract ? newApiToken() : "slm_none";
  const fields = { name: "x", races: ["7001"], scopes: [...tokenScopes], days: 1 };
  ownToken ??= makeToken(world, { ...fields, accountId });
  const result = await ownToken;
  return result === "too-many" ? "" : result.secret;
}

let ownToken: ReturnType<typeof makeToken> | undefined;

/** Makes a request; returns the envelope, and the header with the seconds to wait. */
async function send(
  route: string,
  limit: ExactLimit,
  { url, json, form, file }: Request,
): Promise<{ code: number; data: unknown; retryAfter: unknown }> {
  const target = route === "POST /captcha/ticket" ? byTicket : world;
  const [method, path = ""] = route.split(" ") as ["POST", string];
  const caller = identifyCaller(route);
  const bearer = isOfTokens(limit) ? await bearerFor(route, limit) : undefined;
  const isLoggedIn = !bearer && (caller === "user" || caller === "organiser" || limit === "answer");
  const token = isLoggedIn ? await logIn() : undefined;
  const payload = file
    ? { payload: file.payload, headers: file.headers }
    : bearer && { headers: { authorization: `Bearer ${bearer}` } };
  const reply: Answered = await call(target, url ?? path, {
    method,
    token,
    ...(json && { json }),
    ...(form && { form }),
    ...payload,
  });
  return { code: reply.code, data: reply.data, retryAfter: reply.headers["retry-after"] };
}

const trials = routes.flatMap(([route, { account, own = [] }]) =>
  [...(account ? [account] : []), ...own].map((limit): [string, ExactLimit] => [route, limit]),
);

describe("no request goes past a limit of its route:", () => {
  test("each limit of the table is one of a route", () => {
    expect(new Set(trials.map(([, limit]) => limit))).toEqual(new Set(Object.keys(exactLimits)));
  });

  test.each(trials)("%s stops at %s, and works again once that is lifted", async (route, limit) => {
    const { db } = route === "POST /captcha/ticket" ? byTicket : world;
    const tryOnce = async () => send(route, limit, await requestFor(route, limit));
    await db.delete(limits);
    expect((await tryOnce()).code).not.toBe(429);
    await db.delete(limits).where(sql`not (${limits.key} like ${keyPattern(limit)})`);
    const rows = await db.select().from(limits);
    expect(rows.length, `${limit} is not counted`).toBeGreaterThan(0);
    const request = await requestFor(route, limit);
    await db.delete(limits);
    await db.insert(limits).values(rows.map((row) => ({ ...row, count: 1_000_000 })));
    const refused = await send(route, limit, request);
    if (limit === "failedLoginPerNetwork" || limit === "failedLoginOfAll") {
      expect(refused).toMatchObject({ code: 400, data: { error: "captcha/not-passed" } });
    } else if (limit === "codeGuessWithoutToken") {
      expect(refused).toMatchObject({ code: 400, data: { error: "account/wrong-code" } });
    } else {
      const { seconds } = refused.data as { seconds?: number };
      expect([refused.code, refused.retryAfter]).toEqual([429, String(seconds)]);
      expect(seconds).toBeGreaterThan(0);
    }
    await db.delete(limits);
    expect((await tryOnce()).code).not.toBe(429);
  });
});
