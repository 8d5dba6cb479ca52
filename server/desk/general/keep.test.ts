import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { removeAudit } from "../../base/audit/testAudit.ts";
import { uploads as uploadRows } from "../../base/db/accountSchema.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { submissionFiles, submissions } from "../../base/db/signupSchema.ts";
import { operator } from "../../base/rights.ts";
import { keepSubmission } from "../../entry/testSignups.ts";
import { passwordsAt } from "../../people/accounts/passwords.ts";
import { openSession } from "../../people/accounts/sessions.ts";
import { addAccount } from "../../people/accounts/testPeople.ts";
import { cheapAccounts } from "../../people/accounts/testSettings.ts";
import { storeUpload } from "../../people/uploads/service.ts";
import { makePdf } from "../../people/uploads/testFiles.ts";
import { openUploads, type Uploads } from "../../people/uploads/uploads.ts";
import type { World } from "../../testWorld.ts";
import { deleteAnswer } from "./delete.ts";
import { deleteOldAnswers } from "./keep.ts";
import { type Answering, openAnswering, person } from "./testAnswering.ts";
import { readAnswers, volunteerForm } from "./testGeneral.ts";

let world: World;
let form: Answering["form"];
let sendAs: Answering["sendAs"];
let forget: Answering["forget"];
let uploads: Uploads;
let accountId: string;
let token: string;

beforeAll(async () => {
  ({ world, form, sendAs, forget } = await openAnswering([
    volunteerForm(),
    volunteerForm({ id: "short", keepDays: 30 }),
    volunteerForm({ id: "few", onePer: undefined, max: 1 }),
  ]));
  uploads = await openUploads(world);
  accountId = await addAccount(world, { email: "runner@example.com" });
  token = await openSession(world.db, { accountId, loginType: "5", device: "test" });
});
beforeEach(async () => {
  await forget();
  await removeAudit(world.db);
});
afterAll(() => world.close());

const tools = () => ({
  ...world,
  uploads,
  passwords: passwordsAt(cheapAccounts.passwordCost),
  warn: () => undefined,
});
const left = async () => (await world.db.select().from(submissions)).map(({ formId }) => formId).sort();

/** Moves answers and the end of their race into the past; the test race itself is in 2036. */
async function age(days: number, raceEndedDaysAgo: number | null = null) {
  const ago = (count: number) => sql`now() - make_interval(days => ${count})`;
  await world.db.update(submissions).set({
    createdAt: ago(days) as never,
    raceEndsAt: raceEndedDaysAgo === null ? null : (ago(raceEndedDaysAgo) as never),
    // A site that is gone: the race ended as it was announced.
    domainName: "gone.localhost",
  });
}

describe("answers without an account", () => {
  test("are deleted a year after them if the race has no end, and not a day earlier", async () => {
    await sendAs(readAnswers(form("volunteers"), person()));
    await age(364);
    expect(await deleteOldAnswers(tools())).toBe(0);
    await age(366);
    expect(await deleteOldAnswers(tools())).toBe(1);
    expect(await left()).toEqual([]);
    expect(await world.db.select().from(auditLines)).toMatchObject([
      { actor: "server", action: "expire", entity: "answers", details: { formId: "volunteers", count: 1 } },
    ]);
  });

  test("are kept for as long after the end of the race, and for another time if the server sets one", async () => {
    await sendAs(readAnswers(form("volunteers"), person()));
    await age(700, 300);
    expect(await deleteOldAnswers(tools())).toBe(0);
    const env = { ...world.env, answersKeptDays: 299 };
    expect(await deleteOldAnswers({ ...tools(), env })).toBe(1);
  });

  test("outlast a race that was postponed, by the current times of its site", async () => {
    await sendAs(readAnswers(form("short"), person()));
    await age(700, 300);
    await world.db.update(submissions).set({ domainName: "park.localhost" });
    expect(await deleteOldAnswers(tools())).toBe(0);
    await age(700, 300);
    expect(await deleteOldAnswers(tools())).toBe(1);
  });
});

test("a form that promises a time keeps it also for those with an account; other answers go with the account", async () => {
  for (const id of ["short", "volunteers"]) await sendAs(readAnswers(form(id), person()), { token });
  await age(31);
  expect(await deleteOldAnswers(tools())).toBe(1);
  await age(2000);
  expect(await deleteOldAnswers(tools())).toBe(0);
  expect(await left()).toEqual(["volunteers"]);
});

test("sign-ups and applications are never deleted by their age", async () => {
  for (const use of ["sign-up", "through-entry"] as const) await keepSubmission(world, { raceId: "r", more: { use } });
  await age(5000, 5000);
  expect(await deleteOldAnswers(tools())).toBe(0);
  expect(await left()).toHaveLength(2);
});

async function upload(name: string): Promise<string> {
  const path = join(world.env.dataDir, name);
  await writeFile(path, makePdf("One"));
  const stored = await storeUpload(uploads, { accountId, path, name, isImage: false });
  if (stored.outcome !== "stored") throw new Error(stored.outcome);
  return stored.upload.uploadId;
}

describe("an organiser who deletes an answer by its receipt", () => {
  const remove = (receipt: string, isConfirmed = true, domainName = "park.localhost") =>
    deleteAnswer(tools(), operator, { domainName, receipt, isConfirmed });

  test("reads first what it is, and has nothing deleted before it is confirmed", async () => {
    const { data } = await sendAs(readAnswers(form("few"), person()));
    const answer = { form: { zh: "志愿者" }, hasAccount: false, files: 0, createdAt: data.createdAt };
    expect(await remove(` ${data.receipt.toLowerCase()} `, false)).toMatchObject({ outcome: "found", answer });
    expect(await left()).toEqual(["few"]);
    expect(await remove(data.receipt)).toMatchObject({ outcome: "deleted", answer });
    expect(await left()).toEqual([]);
    expect(await remove(data.receipt)).toEqual({ outcome: "unknown", answer: null });
    const lines = await world.db.select().from(auditLines);
    expect(lines).toMatchObject([
      { actor: "command", action: "delete", entity: "answers", details: { formId: "few" } },
    ]);
    expect(JSON.stringify(lines)).not.toContain("volunteer1");
    // Its place is free again.
    expect((await sendAs(readAnswers(form("few"), person(2)))).code).toBe(0);
  });

  test("deletes its files, but none that another submission names", async () => {
    const { data } = await sendAs(readAnswers(form("volunteers"), person()), { token });
    const [submission] = await world.db.select().from(submissions);
    const ids = await Promise.all(["one.pdf", "shared.pdf"].map(upload));
    const otherId = await keepSubmission(world, { accountId, raceId: "r" });
    const fileRows = ids.map((uploadId) => ({ submissionId: submission?.submissionId ?? "", uploadId }));
    await world.db.insert(submissionFiles).values([...fileRows, { submissionId: otherId, uploadId: ids[1] ?? "" }]);
    const keys = await world.db.select().from(uploadRows).orderBy(uploadRows.createdAt);
    expect(await remove(data.receipt)).toMatchObject({ outcome: "deleted", answer: { files: 2, hasAccount: true } });
    expect((await world.db.select().from(uploadRows)).map(({ uploadId }) => uploadId)).toEqual([ids[1]]);
    const stored = [];
    for await (const { key } of uploads.store.list()) stored.push(key);
    expect(stored).toEqual(keys.filter(({ uploadId }) => uploadId === ids[1]).map(({ key }) => key));
  });

  test("cannot delete a sign-up, nor an answer of another race", async () => {
    const { data } = await sendAs(readAnswers(form("volunteers"), person()));
    const [row] = await world.db.select().from(submissions);
    const submissionId = await keepSubmission(world, { raceId: row?.raceId ?? "" });
    const [signUp] = await world.db.select().from(submissions).where(eq(submissions.submissionId, submissionId));
    expect((await remove(signUp?.receipt ?? "")).outcome).toBe("not-an-answer");
    expect((await remove(data.receipt, true, "other.localhost")).outcome).toBe("no-race");
    await world.db.update(submissions).set({ raceId: "another race" });
    expect((await remove(data.receipt)).outcome).toBe("unknown");
    expect(await left()).toHaveLength(2);
  });
});
