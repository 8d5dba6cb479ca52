import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type CallName, callEntry, contract } from "#contract/contract.ts";
import { organiserOf } from "#core/authorities.ts";
import { removeAudit } from "../audit/testAudit.ts";
import { realNames, uploads } from "../base/db/accountSchema.ts";
import { auditLines } from "../base/db/auditSchema.ts";
import { refundRequests } from "../base/db/organiseSchema.ts";
import { answeredForms, entrants, submissionFiles, submissions, teams } from "../base/db/signupSchema.ts";
import { removeEntries } from "../entries/testEntries.ts";
import { keepInvitation, keepRequestedPlaces, keepRequestedRefund } from "../organise/testOrganise.ts";
import { openSession } from "../people/accounts/sessions.ts";
import { addAccount, cheapAccounts } from "../people/accounts/testPeople.ts";
import { keepTeam } from "../signups/teams/testTeams.ts";
import { keepSubmission } from "../signups/testSignups.ts";
import { openWorld, tinyDocument, tinyRace, tinySite, type World } from "../testWorld.ts";
import { makeForm, makePdf } from "../uploads/testFiles.ts";
import { type Row, race, rows, type Things } from "./raceRows.ts";

const callers = ["nobody", "runner", "otherRace", "thisRace", "allRaces"] as const;
type Caller = (typeof callers)[number];

/** Organiser calls that are about the organiser's own account and name no race. */
const ownCalls = ["", "/begin", "/confirm", "/pass"].map(
  (end, n) => `${n === 0 ? "GET" : "POST"} /user-center/second-factor${end}`,
);

function unlisted(routes: string[]): string[] {
  return routes.filter((route) => !(route in rows) && !ownCalls.includes(route));
}

const organiserCalls = Object.keys(contract).filter((name) => callEntry(name as CallName).caller === "organiser");

test("anyone who adds an organiser's route states what organisers of another race get", () => {
  expect(unlisted(organiserCalls)).toEqual([]);
  expect(unlisted([...organiserCalls, "GET /sign-up/forgotten"])).toEqual(["GET /sign-up/forgotten"]);
  const made = new Set(world.routes.map(({ method, url }) => `${method} ${url}`));
  expect(Object.keys(rows).filter((route) => !made.has(route))).toEqual([]);
});

let world: World;
let accountIds: Record<Exclude<Caller, "nobody"> | "owner", string>;
beforeAll(async () => {
  const site = (folder: string, raceId: string) => ({
    [`${folder}/site.json`]: tinySite({ id: folder, $schema, race: raceOf(raceId) }),
    [`${folder}/documents/rules.json`]: tinyDocument(),
    [`${folder}/race.json`]: { ...tinyRace, raceId },
  });
  const $schema = "https://startline.dev/schemas/site/v3.schema.json";
  // Its item has the id of the race, by which a test sees that somebody saw its places.
  const raceOf = (raceId: string) => ({
    name: { zh: "小城跑", en: "Small Town Run" },
    startsAt: "2036-01-06T09:00:00+08:00",
    items: [{ id: `item-${raceId}`, name: { zh: "十公里", en: "Ten kilometres" }, distanceKm: 10, places: 5 }],
  });
  world = await openWorld({ ...site("trail", "7001"), ...site("river", "7002") }, { accounts: cheapAccounts });
  const add = (name: string, authorities: string[] = []) =>
    addAccount(world, { email: `${name}@example.com`, authorities });
  accountIds = {
    owner: await add("owner"),
    runner: await add("runner"),
    otherRace: await add("other-race", [organiserOf("7002"), organiserOf("70")]),
    thisRace: await add("this-race", [organiserOf("7001")]),
    allRaces: await add("all-races", ["ORGANISER"]),
  };
}, 120_000);
afterAll(() => world.close());

const openToken = (accountId: string) => openSession(world.db, { accountId, loginType: "5", device: "x" });
const tokenOf = async (caller: Caller) => (caller === "nobody" ? undefined : openToken(accountIds[caller]));

const name = "王小明";
const cardNumber = "11010519491231002X";
const receipt = "RACETEST01";

async function makeThings(): Promise<Things> {
  const { db, secrets } = world;
  const { owner } = accountIds;
  await removeEntries(db);
  await db.delete(refundRequests);
  for (const table of [submissions, realNames, uploads]) await db.delete(table);
  const fileId = await sendFile(owner);
  const more = { use: "through-entry", auditStatus: 1, domainName: race, receipt } as const;
  const answers = [{ name }];
  const submissionId = await keepSubmission(world, { accountId: owner, raceId: "7001", answers, more });
  await db.update(entrants).set({ documentMac: "x" }).where(eq(entrants.submissionId, submissionId));
  await db.insert(submissionFiles).values({ submissionId, uploadId: fileId });
  await makeTeam();
  const { code, requestId } = await keepRequestedRefund(world, { accountId: owner, raceId: "7001" });
  await db.insert(realNames).values({
    ...{ accountId: owner, cardType: "1", cardMac: "x", auditStatus: 1, submittedAt: new Date() },
    ...{ nameSealed: secrets.seal(name), cardSealed: secrets.seal(cardNumber) },
  });
  const changeId = await keepRequestedPlaces(world, "7001");
  const invitationId = await keepInvitation(world, { raceId: "7001", domainName: race });
  return { submissionId, fileId, runnerId: owner, code, requestId, changeId, invitationId };
}

// Of the same runner, who is its captain.
async function makeTeam(): Promise<void> {
  const { db } = world;
  const { owner: captainId } = accountIds;
  await db.delete(teams);
  const body = {
    id: "relay",
    use: "sign-up",
    team: { min: 2, max: 3, name: "/teamName" },
    schema: {},
    fields: {},
    steps: [],
    calculated: [],
  };
  const head = { formId: "relay", version: 1, use: "sign-up", uri: "/files/none" } as const;
  const hash = "7".repeat(32);
  await db
    .insert(answeredForms)
    .values({ ...head, hash, body: JSON.stringify(body) })
    .onConflictDoNothing();
  const more = { formHash: hash, domainName: race } as const;
  const submissionId = await keepSubmission(world, { accountId: captainId, raceId: "7001", answers: [{ name }], more });
  await keepTeam(world, { submissionId, captainId, raceId: "7001" });
}

async function sendFile(accountId: string): Promise<string> {
  const { payload, headers } = makeForm("mine.pdf", makePdf(name));
  const reply = await world.app.inject({
    ...{ method: "POST", url: "/user-center/base/uploadFile", payload },
    headers: { ...headers, token: await openToken(accountId) },
  });
  return reply.json().data.id;
}

async function ask(route: string, { url, json }: { url?: string; json?: object }, token: string | undefined) {
  const [method, path = ""] = route.split(" ") as ["GET" | "POST", string];
  const headers = token === undefined ? {} : { token };
  const reply = await world.app.inject({ method, url: url ?? path, headers, ...(json && { payload: json }) });
  const isJson = /json/.test(String(reply.headers["content-type"]));
  return { code: (isJson && reply.json().code) || (isJson && reply.statusCode === 200 ? 0 : reply.statusCode), reply };
}

const cases = Object.entries(rows).flatMap(([route, row]) =>
  callers.map((caller): [string, Caller, number, Row] => [route, caller, expectedOf(row, caller), row]),
);

function expectedOf({ nobody = 401, runner = 403, otherRace, thisRace = 0 }: Row, caller: Caller): number {
  return { nobody, runner, otherRace, thisRace, allRaces: thisRace }[caller];
}

test.each(cases)("%s by %s is answered with %i", async (route, caller, expected, { request }) => {
  const things = await makeThings();
  const { code, reply } = await ask(route, request(things), await tokenOf(caller));
  expect(code).toBe(expected);
  const isOrganiser = caller === "thisRace" || caller === "allRaces";
  // What would be seen is seen by those who may, or the rest of this test proves nothing.
  if (isOrganiser && route.startsWith("GET") && !route.startsWith("GET /uploads"))
    expect(reply.body).toMatch(new RegExp(`${name}|${receipt}|7001`));
  if (!isOrganiser) for (const secret of [name, cardNumber, receipt, "7001"]) expect(reply.body).not.toContain(secret);
  const [row] = await world.db.select().from(submissions).where(eq(submissions.use, "through-entry"));
  const [document] = await world.db.select().from(realNames);
  const decided = [row?.auditStatus, document?.auditStatus].filter((status) => status !== 1);
  expect(decided.length).toBe(isOrganiser && /(applications|reviews)\/decide$/.test(route) ? 1 : 0);
});

test("an organiser reads no file that a runner has not submitted, and no document that the race does not need", async () => {
  const things = await makeThings();
  const unsent = await sendFile(accountIds.owner);
  const token = await tokenOf("thisRace");
  const all = await tokenOf("allRaces");
  const addressOf = async (id: string, reader: string | undefined) =>
    (await ask("POST /user-center/base/uploads/address", { json: { id } }, reader)).code;
  expect(await addressOf(unsent, token)).toBe(404);
  expect(await addressOf(unsent, all)).toBe(404);
  await world.db.update(realNames).set({ cardUploadId: unsent });
  expect(await addressOf(unsent, token)).toBe(0);
  expect(await addressOf(unsent, await tokenOf("otherRace"))).toBe(404);
  const [document] = (await ask("GET /user-center/reviews", {}, token)).reply.json().data;
  expect(document.races).toEqual([{ raceId: "7001", title: { zh: "小城跑", en: "Small Town Run" } }]);
  // A form that asks for no document needs none.
  await world.db.update(entrants).set({ documentMac: null }).where(eq(entrants.submissionId, things.submissionId));
  expect(await addressOf(unsent, token)).toBe(404);
  expect((await ask("GET /user-center/reviews", {}, token)).reply.json().data).toEqual([]);
  expect((await ask("GET /user-center/reviews", {}, all)).reply.json().data).toMatchObject([{ races: [] }]);
  const decision = { json: { accountId: things.runnerId, isApproved: true } };
  expect((await ask("POST /user-center/reviews/decide", decision, token)).code).toBe(409);
  expect((await ask("POST /user-center/reviews/decide", decision, all)).code).toBe(0);
});

test("who is refused leaves no trace of having read", async () => {
  const things = await makeThings();
  await removeAudit(world.db);
  const token = await tokenOf("otherRace");
  for (const [route, { request }] of Object.entries(rows)) await ask(route, request(things), token);
  expect(await world.db.select().from(auditLines)).toEqual([]);
});
