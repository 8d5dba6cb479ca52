import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ApplicationPage, DecisionRefusal, ReviewedApplication, ReviewRace } from "#contract/applications.ts";
import type { SubmissionReceipt } from "#contract/signup.ts";
import { everyRight } from "#core/authorities.ts";
import { removeAudit } from "../../base/audit/testAudit.ts";
import { accounts } from "../../base/db/accountSchema.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { removeEntries } from "../../entry/places/testEntries.ts";
import { buildBody, park, person, raceFolder, testApplication } from "../../entry/testForm.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount, call } from "../../people/accounts/testPeople.ts";
import { cheapAccounts } from "../../people/accounts/testSettings.ts";
import { makeForm, makePdf } from "../../people/uploads/testFiles.ts";
import { openWorld, testKey, tinyDocument, tinySite, type World } from "../../testWorld.ts";

let world: World;
let form: Parameters<typeof buildBody>[0];
let ids: Record<"runner" | "first" | "second", string>;
let tokens: Record<"runner" | "first" | "second", string>;

const withProof = () => {
  const form = testApplication() as { schema: { properties: object }; uiSchema: object; steps: { fields: string[] }[] };
  const files = { $ref: "https://startline.dev/schemas/field/file-upload/v1.schema.json" };
  return {
    ...form,
    schema: { ...form.schema, properties: { ...form.schema.properties, files } },
    uiSchema: { ...form.uiSchema, files: { label: { zh: "证明", en: "Proof" }, options: { endings: ["pdf"] } } },
    steps: [{ ...form.steps[0], fields: ["name", "document", "files"] }],
  };
};

beforeAll(async () => {
  const siteFiles = {
    "lake/site.json": tinySite({ race: { name: { zh: "湖边跑" }, startsAt: "2036-02-06T09:00:00+08:00" } }),
    "lake/documents/rules.json": tinyDocument(),
    "lake/race.json": { raceId: "7002", raceName: "湖边跑" },
  };
  const settings = { accounts: cheapAccounts, captcha: { kind: "off" } } as const;
  world = await openWorld({ ...raceFolder({ forms: [withProof()] }), ...siteFiles }, settings);
  const { data } = (await world.app.inject(`/website-center/site-config?domainName=${park}`)).json();
  const { files } = (await world.app.inject(data.uri)).json();
  const { url } = files["forms/direct.json"];
  form = { ...(await world.app.inject(url)).json(), hash: url.split("/")[2] };
  const open = (id: string) => openSession(world.db, { accountId: id, loginType: "5", device: "test" });
  ids = {
    runner: await addAccount(world, { email: "runner@example.com" }),
    first: await addAccount(world, { email: "first@example.com", authorities: everyRight() }),
    second: await addAccount(world, { email: "second@example.com", authorities: everyRight() }),
  };
  tokens = { runner: await open(ids.runner), first: await open(ids.first), second: await open(ids.second) };
  await world.db.update(accounts).set({ nick: "Lin" }).where(eq(accounts.accountId, ids.first));
});
beforeEach(async () => {
  await removeEntries(world.db);
  await world.db.delete(submissions);
  await removeAudit(world.db);
});
afterAll(() => world.close());

const apply = async (n: number, { item = "ten-km", more = {}, token = tokens.runner } = {}) => {
  const { name, document } = person(n);
  const json = buildBody(form, { entrants: [{ name, document, ...more }], item });
  const { code, data, msg } = await call<SubmissionReceipt>(world, "/sign-up/submissions", { json, token });
  expect([code, msg]).toEqual([0, ""]);
  return data;
};
const decide = (submissionId: string, isApproved: boolean, reason?: string, token = tokens.first) =>
  call<DecisionRefusal | null>(world, "/sign-up/applications/decide", {
    json: { submissionId, isApproved, ...(reason && { reason }) },
    token,
  });
const list = async (query: Record<string, string> = {}, token = tokens.first) =>
  (
    await call<ApplicationPage>(
      world,
      `/sign-up/review/applications?${new URLSearchParams({ domainName: park, ...query })}`,
      { token },
    )
  ).data;
const read = (id: string, language = "en", token = tokens.first) =>
  call<ReviewedApplication>(world, `/sign-up/review/applications/${id}`, {
    token,
    headers: { "accept-language": language },
  });
const names = ({ applications }: ApplicationPage) => applications.map(({ entrants }) => entrants[0]?.name);

describe("an organiser", () => {
  test("chooses among the races that take applications, each with how many wait", async () => {
    const application = await apply(1);
    await apply(2);
    await decide(application.submissionId, true);
    const { data } = await call<ReviewRace[]>(world, "/sign-up/review/races", { token: tokens.first });
    expect(data).toMatchObject([
      { domainName: park, timeZone: "Asia/Shanghai", counts: { waiting: 1, approved: 1, rejected: 0, withdrawn: 0 } },
    ]);
    expect(data[0]?.items.map(({ id }) => id)).toEqual(["ten-km", "solo", "kids"]);
  });

  test("finds applications by status, item, name and receipt, and reads who decided", async () => {
    const [first, two] = [await apply(1), await apply(2)];
    const three = await apply(3, { item: "kids" });
    await decide(first.submissionId, true);
    await decide(two.submissionId, false, "照片看不清");
    expect(names(await list())).toEqual(["跑者1", "跑者2", "跑者3"]);
    expect(names(await list({ status: "waiting" }))).toEqual(["跑者3"]);
    expect(names(await list({ item: "ten-km", text: "者2" }))).toEqual(["跑者2"]);
    expect(names(await list({ text: three.receipt.toLowerCase().slice(1, 9) }))).toEqual(["跑者3"]);
    expect(names(await list({ text: "nobody" }))).toEqual([]);
    const rejected = await list({ status: "rejected" }, tokens.second);
    expect(rejected.counts).toEqual({ waiting: 1, approved: 1, rejected: 1, withdrawn: 0 });
    expect(rejected.applications[0]?.decision).toMatchObject({
      status: "rejected",
      reason: "照片看不清",
      decidedBy: "organiser",
      nick: "Lin",
    });
    expect((await list({ status: "approved" })).applications[0]?.decision).toMatchObject({ decidedBy: "you" });
    const wrong = `/sign-up/review/applications?domainName=${park}&status=lost`;
    expect((await call(world, wrong, { token: tokens.first })).code).toBe(400);
    const lists = await world.db.select().from(auditLines).where(eq(auditLines.action, "list"));
    expect(lists[3]).toMatchObject({ actor: ids.first, entityId: "7001" });
    expect(JSON.stringify(lists)).not.toContain("nobody");
  });

  test("reads a long list page by page, each application once, also while searching", async () => {
    for (let n = 1; n <= 53; n++) await apply(n);
    for (const query of [{}, { text: "跑者" }] as Record<string, string>[]) {
      const first = await list(query);
      const secondPage = await list({ ...query, after: first.next ?? "" });
      expect([first.applications.length, secondPage.applications.length, secondPage.next]).toEqual([50, 3, null]);
      expect(new Set([...names(first), ...names(secondPage)]).size).toBe(53);
    }
  });

  test("reads one application in their language, by its id or its receipt, and opens its files", async () => {
    const { payload, headers } = makeForm("proof.pdf", makePdf("proof"));
    const upload = { method: "POST", url: "/user-center/base/uploadFile", payload } as const;
    const { id } = (await world.app.inject({ ...upload, headers: { ...headers, token: tokens.runner } })).json().data;
    const receipt = await apply(1, { more: { files: [{ id, name: "proof.pdf" }] } });
    const { data } = await read(receipt.submissionId);
    expect(data.entrantWords[0]?.map(({ label }) => label)).toEqual(["姓名 (en)", "证件 (en)", "Proof"]);
    expect(data.files).toMatchObject([{ id, name: "proof.pdf", entrant: 0, pointer: "/files" }]);
    expect((await read(receipt.receipt, "zh")).data.entrantWords[0]?.[0]?.label).toBe("姓名");
    const address = await call<{ url: string }>(world, "/user-center/base/uploads/address", {
      json: { id },
      token: tokens.first,
    });
    expect((await world.app.inject(address.data.url)).statusCode).toBe(200);
    const isRead = and(eq(auditLines.action, "read"), eq(auditLines.actor, ids.first));
    const lines = await world.db.select().from(auditLines).where(isRead);
    expect(lines.map(({ entity }) => entity)).toEqual(["application", "application", "upload"]);
    expect(await read("no-such-id")).toMatchObject({ code: 404, msg: "There is no such application." });
  });

  test("who comes second learns how the first one decided, and what is stored stays", async () => {
    const { submissionId } = await apply(1);
    expect((await decide(submissionId, false, "成绩未达标")).code).toBe(0);
    const late = await decide(submissionId, true, undefined, tokens.second);
    expect(late).toMatchObject({
      code: 409,
      msg: "This application is already rejected. It cannot be decided twice.",
      data: {
        reason: "already-decided",
        decision: { status: "rejected", reason: "成绩未达标", decidedBy: "organiser", nick: "Lin" },
      },
    });
    expect((await read(submissionId)).data).toMatchObject({ auditStatus: 3, decision: { decidedBy: "you" } });
    expect((await decide("no-such-id", true)).data).toEqual({
      error: "application/nothing-to-decide",
      reason: "not-found",
    });
    const ownApplication = await apply(2, { token: tokens.second });
    expect((await decide(ownApplication.submissionId, true, undefined, tokens.second)).data).toEqual({
      error: "application/own",
      reason: "own-application",
    });
    expect((await decide(ownApplication.submissionId, false)).data).toEqual({
      error: "application/reason-missing",
      reason: "no-reason",
    });
  });

  test("exports what the filter shows, and nothing else", async () => {
    const application = await apply(1);
    await apply(2, { item: "kids" });
    await decide(application.submissionId, true);
    const take = (query: object) =>
      world.app.inject({
        url: `/sign-up/export?${new URLSearchParams({ domainName: park, format: "csv", use: "through-entry", ...query })}`,
        headers: { token: tokens.first },
      });
    const all = await take({});
    expect(all.headers["content-disposition"]).toContain(`${encodeURIComponent("公园跑 申请 ")}2`);
    expect(all.body.match(/跑者\d/g)).toEqual(["跑者1", "跑者2"]);
    expect((await take({ status: "approved" })).body.match(/跑者\d/g)).toEqual(["跑者1"]);
    expect((await take({ item: "kids", text: "跑者" })).body.match(/跑者\d/g)).toEqual(["跑者2"]);
    expect((await take({ text: "nobody" })).json()).toMatchObject({ code: 404 });
    expect((await take({ use: "sign-up" })).json()).toMatchObject({ code: 404 });
  });
});

test("a decision by the command is stored as the command's, and only with the server's key", async () => {
  const { submissionId, receipt } = await apply(1);
  const json = { submissionId: receipt, isApproved: true };
  expect((await call(world, "/admin/applications/decide", { json, token: tokens.first })).status).toBe(404);
  const headers = { authorization: `Bearer ${testKey}` };
  const decision = await call(world, "/admin/applications/decide", { json, headers });
  expect(decision.data).toMatchObject({ outcome: "decided", decision: { status: "approved", decidedBy: "command" } });
  const again = await call(world, "/admin/applications/decide", {
    json: { ...json, isApproved: false, reason: "x" },
    headers,
  });
  expect(again.data).toMatchObject({ outcome: "refused", refusal: { reason: "already-decided" } });
  const lines = await world.db.select().from(auditLines).where(eq(auditLines.entityId, submissionId));
  expect(lines.map(({ actor, action }) => [actor, action])).toEqual([["command", "approve"]]);
  expect((await read(submissionId)).data.decision).toMatchObject({ decidedBy: "command", nick: null });
});
