import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { everyRight } from "#core/authorities.ts";
import { removeAudit } from "../base/audit/testAudit.ts";
import { realNames } from "../base/db/accountSchema.ts";
import { auditLines } from "../base/db/auditSchema.ts";
import { entrants, submissions } from "../base/db/signupSchema.ts";
import { openSession } from "../people/accounts/sessions.ts";
import { addAccount } from "../people/accounts/testPeople.ts";
import type { World } from "../testWorld.ts";
import { ownCalls, type Row, rows } from "./raceRows.ts";
import { makeThings, openRaces, runner, sendFile } from "./testRaces.ts";

const callers = ["nobody", "runner", "otherRace", "thisRace", "allRaces"] as const;
type Caller = (typeof callers)[number];

test("each row is that of a route, and each call of organisers for a race has one", () => {
  const routeSet = new Set(world.routes.map(({ method, url }) => `${method} ${url}`));
  expect(Object.keys(rows).filter((route) => !routeSet.has(route))).toEqual([]);
  expect(ownCalls.filter((route) => !routeSet.has(route))).toEqual([]);
  expect(Object.keys(rows).length).toBeGreaterThan(35);
});

let world: World;
let accountIds: Record<Exclude<Caller, "nobody"> | "owner", string>;
beforeAll(async () => {
  world = await openRaces();
  const add = (name: string, authorities: string[] = []) =>
    addAccount(world, { email: `${name}@example.com`, authorities });
  accountIds = {
    owner: await add("owner"),
    runner: await add("runner"),
    otherRace: await add("other-race", [...everyRight("7002"), ...everyRight("70")]),
    thisRace: await add("this-race", everyRight("7001")),
    allRaces: await add("all-races", everyRight()),
  };
});
afterAll(() => world.close());

const openToken = (accountId: string) => openSession(world.db, { accountId, loginType: "5", device: "x" });
const readToken = async (caller: Caller) => (caller === "nobody" ? undefined : openToken(accountIds[caller]));

const { name, cardNumber, receipt } = runner;

async function ask(route: string, { url, json }: { url?: string; json?: object }, token: string | undefined) {
  const [method, path = ""] = route.split(" ") as ["GET" | "POST", string];
  const headers = token === undefined ? {} : { token };
  const reply = await world.app.inject({ method, url: url ?? path, headers, ...(json && { payload: json }) });
  const isJson = /json/.test(String(reply.headers["content-type"]));
  return { code: (isJson && reply.json().code) || (isJson && reply.statusCode === 200 ? 0 : reply.statusCode), reply };
}

const cases = Object.entries(rows).flatMap(([route, row]) =>
  callers.map((caller): [string, Caller, number, Row] => [route, caller, expectCode(row, caller), row]),
);

function expectCode({ nobody = 401, runner = 403, otherRace, thisRace = 0 }: Row, caller: Caller): number {
  return { nobody, runner, otherRace, thisRace, allRaces: thisRace }[caller];
}

test.each(cases)("%s by %s is answered with %i", async (route, caller, expected, { request }) => {
  const things = await makeThings(world, accountIds.owner);
  const { code, reply } = await ask(route, request(things), await readToken(caller));
  expect(code).toBe(expected);
  const isOrganiser = caller === "thisRace" || caller === "allRaces";
  // What would be seen is seen by those who may, or the rest of this test proves nothing.
  if (isOrganiser && expected < 400 && route.startsWith("GET") && !route.startsWith("GET /uploads"))
    expect(reply.body).toMatch(new RegExp(`${name}|${receipt}|7001`));
  if (!isOrganiser) for (const secret of [name, cardNumber, receipt, "7001"]) expect(reply.body).not.toContain(secret);
  const [row] = await world.db.select().from(submissions).where(eq(submissions.use, "through-entry"));
  const [document] = await world.db.select().from(realNames);
  const decidedStatuses = [row?.auditStatus, document?.auditStatus].filter((status) => status !== 1);
  expect(decidedStatuses.length).toBe(isOrganiser && /(applications|reviews)\/decide$/.test(route) ? 1 : 0);
});

test("an organiser reads no file that a runner has not submitted, and no document that the race does not need", async () => {
  const things = await makeThings(world, accountIds.owner);
  const unsent = await sendFile(world, accountIds.owner);
  const token = await readToken("thisRace");
  const all = await readToken("allRaces");
  const getAddress = async (id: string, reader: string | undefined) =>
    (await ask("POST /user-center/base/uploads/address", { json: { id } }, reader)).code;
  expect(await getAddress(unsent, token)).toBe(404);
  expect(await getAddress(unsent, all)).toBe(404);
  await world.db.update(realNames).set({ cardUploadId: unsent });
  expect(await getAddress(unsent, token)).toBe(0);
  expect(await getAddress(unsent, await readToken("otherRace"))).toBe(404);
  const [document] = (await ask("GET /user-center/reviews", {}, token)).reply.json().data;
  expect(document.races).toEqual([{ raceId: "7001", title: { zh: "小城跑", en: "Small Town Run" } }]);
  // A form that asks for no document needs none.
  await world.db.update(entrants).set({ documentMac: null }).where(eq(entrants.submissionId, things.submissionId));
  expect(await getAddress(unsent, token)).toBe(404);
  expect((await ask("GET /user-center/reviews", {}, token)).reply.json().data).toEqual([]);
  expect((await ask("GET /user-center/reviews", {}, all)).reply.json().data).toMatchObject([{ races: [] }]);
  const decision = { json: { accountId: things.runnerId, isApproved: true } };
  expect((await ask("POST /user-center/reviews/decide", decision, token)).code).toBe(409);
  expect((await ask("POST /user-center/reviews/decide", decision, all)).code).toBe(0);
});

test("who is refused leaves no trace of having read", async () => {
  const things = await makeThings(world, accountIds.owner);
  await removeAudit(world.db);
  const token = await readToken("otherRace");
  for (const [route, { request }] of Object.entries(rows)) await ask(route, request(things), token);
  expect(await world.db.select().from(auditLines)).toEqual([]);
});
