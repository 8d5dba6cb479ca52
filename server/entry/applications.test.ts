import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { ApplicationPage, ReviewedApplication } from "#contract/applications.ts";
import type { SubmissionHead, SubmissionReceipt, SubmissionRefusal } from "#contract/signup.ts";
import { everyRight } from "#core/authorities.ts";
import { removeAudit } from "../base/audit/testAudit.ts";
import { accounts } from "../base/db/accountSchema.ts";
import { auditLines } from "../base/db/auditSchema.ts";
import { submissions } from "../base/db/signupSchema.ts";
import { openSession } from "../people/accounts/sessions.ts";
import { addAccount, call } from "../people/accounts/testPeople.ts";
import { cheapAccounts } from "../people/accounts/testSettings.ts";
import { openWorld, type World } from "../testWorld.ts";
import { removeEntries } from "./places/testEntries.ts";
import { buildBody, park, person, raceFolder } from "./testForm.ts";

let world: World;
let form: Parameters<typeof buildBody>[0];
let ids: Record<"runner" | "organiser", string>;
let tokens: Record<"runner" | "other" | "organiser", string>;

beforeAll(async () => {
  world = await openWorld(raceFolder(), { accounts: cheapAccounts, captcha: { kind: "off" } });
  const { data } = (await world.app.inject(`/website-center/site-config?domainName=${park}`)).json();
  const { files } = (await world.app.inject(data.uri)).json();
  const { url } = files["forms/direct.json"];
  form = { ...(await world.app.inject(url)).json(), hash: url.split("/")[2] };
  const open = (id: string) => openSession(world.db, { accountId: id, loginType: "5", device: "test" });
  ids = {
    runner: await addAccount(world, { email: "runner@example.com" }),
    organiser: await addAccount(world, { email: "organiser@example.com", authorities: everyRight() }),
  };
  const otherId = await addAccount(world, { email: "other@example.com" });
  tokens = { runner: await open(ids.runner), other: await open(otherId), organiser: await open(ids.organiser) };
});
beforeEach(async () => {
  await removeEntries(world.db);
  await world.db.delete(submissions);
  await removeAudit(world.db);
});
afterAll(() => world.close());

const applicant = (n: number) => {
  const { name, document } = person(n);
  return { name, document };
};
const apply = (n = 1, token = tokens.runner, item = "ten-km") =>
  call<SubmissionReceipt & SubmissionRefusal>(world, "/sign-up/submissions", {
    json: buildBody(form, { entrants: [applicant(n)], item }),
    token,
  });
const decide = (submissionId: string, isApproved: boolean, reason?: string, token = tokens.organiser) =>
  call(world, "/sign-up/applications/decide", {
    json: { submissionId, isApproved, ...(reason !== undefined && { reason }) },
    token,
  });
const own = async () => (await call<SubmissionHead[]>(world, "/sign-up/submissions", { token: tokens.runner })).data;
const list = (token = tokens.organiser, suffix = "") =>
  call<ApplicationPage>(world, `/sign-up/review/applications?domainName=${park}&status=waiting${suffix}`, { token });
const waiting = async (suffix = "") => (await list(tokens.organiser, suffix)).data.applications;

test("a runner who applies sees that it waits, an organiser reads and approves it, and the runner sees that", async () => {
  const { data } = await apply();
  expect(await own()).toMatchObject([{ submissionId: data.submissionId, use: "through-entry", auditStatus: 1 }]);
  const [application] = await waiting();
  const url = `/sign-up/review/applications/${application?.submissionId}`;
  const review = await call<ReviewedApplication>(world, url, { token: tokens.organiser });
  expect(review.data.entrantWords[0]?.map(({ label, words }) => [label, words])).toEqual([
    ["姓名 (en)", "跑者1"],
    ["证件 (en)", expect.stringContaining("E10000001")],
  ]);
  expect((await decide(data.submissionId, true)).code).toBe(0);
  expect(await own()).toMatchObject([{ auditStatus: 2, refuseReason: null, isReplaced: false }]);
  expect(await waiting()).toEqual([]);
  const lines = await world.db.select().from(auditLines).where(eq(auditLines.entityId, data.submissionId));
  expect(lines.map(({ action, actor }) => [action, actor])).toEqual([
    ["read", ids.organiser],
    ["approve", ids.organiser],
  ]);
});

test("one person has one application for an item, and one for another", async () => {
  expect((await apply()).code).toBe(0);
  expect((await apply()).data).toMatchObject({
    reason: "already-registered",
    problems: [{ entrant: 0, pointer: "/document/number" }],
  });
  expect((await apply(1, tokens.other)).data.reason).toBe("already-registered");
  expect((await apply(1, tokens.runner, "kids")).code).toBe(0);
  expect((await apply(2)).code).toBe(0);
});

test("an application costs what its form states, and not the place, which nobody has yet", async () => {
  const body = buildBody(form, { entrants: [applicant(1)] });
  const submitAt = (feeFen: number) =>
    call<SubmissionRefusal>(world, "/sign-up/submissions", { json: { ...body, feeFen }, token: tokens.runner });
  for (const feeFen of [0, 5000]) expect((await submitAt(feeFen)).data).toMatchObject({ reason: "fee", feeFen: 2000 });
  expect((await submitAt(2000)).code).toBe(0);
});

test("a rejected runner reads why, applies again, and the new one takes the place of the old", async () => {
  const first = (await apply()).data.submissionId;
  expect((await decide(first, false)).code).toBe(409);
  expect((await decide(first, false, "   ")).code).toBe(409);
  expect((await decide(first, false, "证书看不清")).code).toBe(0);
  expect(await own()).toMatchObject([{ auditStatus: 3, refuseReason: "证书看不清", isReplaced: false }]);
  expect((await apply()).code).toBe(0);
  expect(await own()).toMatchObject([
    { auditStatus: 1, isReplaced: false },
    { auditStatus: 3, isReplaced: true },
  ]);
  // What was replaced is over: it cannot be approved after all.
  expect((await decide(first, true)).code).toBe(409);
  expect(await waiting()).toHaveLength(1);
});

test("a runner withdraws an application: organisers see that, decide it no more, and the runner can apply again", async () => {
  const withdraw = (id: string) =>
    call(world, `/sign-up/submissions/${id}/withdraw`, { json: {}, token: tokens.runner });
  const { submissionId } = (await apply()).data;
  expect((await withdraw(submissionId)).code).toBe(0);
  expect(await decide(submissionId, true)).toMatchObject({
    code: 409,
    msg: "The runner has withdrawn this application. There is nothing to decide.",
    data: { error: "application/withdrawn", reason: "withdrawn" },
  });
  expect((await list()).data).toMatchObject({ applications: [], counts: { waiting: 0, withdrawn: 1 } });
  const url = `/sign-up/review/applications?domainName=${park}&status=withdrawn`;
  const { data: withdrawn } = await call<ApplicationPage>(world, url, { token: tokens.organiser });
  expect(withdrawn.applications).toMatchObject([{ submissionId, withdrawnAt: expect.any(Number), decision: null }]);
  const second = (await apply()).data.submissionId;
  expect((await decide(second, false, "no certificate")).code).toBe(0);
  expect((await withdraw(second)).msg).toBe("This application was not approved, so there is nothing to withdraw.");
});

test("of a decision and a withdrawal at once one comes first, and nothing is both waiting and withdrawn", async () => {
  const { submissionId } = (await apply()).data;
  const withdrawal = call(world, `/sign-up/submissions/${submissionId}/withdraw`, { json: {}, token: tokens.runner });
  const [decision, withdrawn] = await Promise.all([decide(submissionId, false, "no"), withdrawal]);
  expect([decision.code, withdrawn.code].sort()).toEqual([0, 409]);
});

test("of two organisers the first decides, and nobody decides for themselves", async () => {
  const { data } = await apply();
  const both = await Promise.all([decide(data.submissionId, true), decide(data.submissionId, false, "no")]);
  expect(both.map(({ code }) => code).sort()).toEqual([0, 409]);
  const ownId = (await apply(5, tokens.organiser)).data.submissionId;
  expect(await decide(ownId, true)).toMatchObject({ code: 409, msg: "You cannot decide your own application." });
});

test("runners decide nothing and read nobody's applications", async () => {
  const { data } = await apply();
  for (const token of [tokens.runner, tokens.other]) {
    expect((await list(token)).code).toBe(403);
    expect((await decide(data.submissionId, true, undefined, token)).code).toBe(403);
  }
  expect(await own()).toMatchObject([{ auditStatus: 1 }]);
});

test("a long list is read page by page, each application once", async () => {
  for (let n = 1; n <= 53; n++) expect((await apply(n, n % 2 ? tokens.runner : tokens.other)).code).toBe(0);
  const first = await waiting();
  const secondPage = await waiting(`&after=${first.at(-1)?.submissionId}`);
  expect([first.length, secondPage.length]).toEqual([50, 3]);
  expect(new Set([...first, ...secondPage].map(({ receipt }) => receipt)).size).toBe(53);
});

test("an account that goes takes its applications and drafts along, and leaves what it ran", async () => {
  const accountId = await addAccount(world, { email: "going@example.com", password: "abc12345" });
  const token = await openSession(world.db, { accountId, loginType: "5", device: "test" });
  const coming = (await apply(8, token)).data.submissionId;
  const run = (await apply(9, token, "kids")).data.submissionId;
  // As of a race that was last year, at the same domain.
  const over = { raceId: "last-year", raceEndsAt: new Date("2025-01-01T00:00:00Z") };
  await world.db.update(submissions).set(over).where(eq(submissions.submissionId, run));
  const { default: encodePassword } = await import("#src/account/encodePassword.ts");
  const proof = { password: encodePassword("abc12345") };
  const exported = await call<{ signUps: { answers: object[] }[]; drafts: object[] }>(world, "/user-center/export", {
    json: { proof },
    token,
  });
  expect(exported.data.signUps.map(({ answers }) => answers)).toEqual([[applicant(9)], [applicant(8)]]);
  expect(JSON.stringify(exported.data)).not.toMatch(/Sealed|Mac"/);
  expect((await call(world, "/user-center/delete-account", { json: { proof }, token })).code).toBe(0);
  expect(await world.db.select().from(accounts).where(eq(accounts.accountId, accountId))).toEqual([]);
  const rows = await world.db.select().from(submissions);
  expect(rows.map(({ submissionId, accountId: owner }) => [submissionId, owner])).toEqual([[run, null]]);
  expect(rows.map(({ submissionId }) => submissionId)).not.toContain(coming);
});
