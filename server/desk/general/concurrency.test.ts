import { count, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testForm } from "#forms/testForm.ts";
import type { Database } from "../../base/db/open.ts";
import { submissions } from "../../base/db/signupSchema.ts";
import { withoutAdvisoryLocks } from "../../base/db/testOverlap.ts";
import { openShared, type SharedDatabase } from "../../base/db/testShared.ts";
import { readEnv } from "../../base/env/env.ts";
import { secrets } from "../../base/secrets/testSecrets.ts";
import type { CheckedSubmission } from "../../entry/claims/checked.ts";
import { storeOne } from "../../entry/enter.ts";
import type { SendingTools } from "../../people/sending/permit.ts";
import { findRefusal } from "../../race/refusals.ts";

// What only a database with real concurrency can get wrong.
let shared: SharedDatabase;
let db: Database;
let tools: SendingTools;

beforeAll(async () => {
  shared = await openShared({ servers: 1 });
  db = shared.db();
  tools = { env: readEnv({}), db, secrets, warn: () => undefined };
});
afterAll(() => shared.close());

const answer = (id: string, overrides: Partial<CheckedSubmission>): CheckedSubmission => {
  const form = testForm({ properties: { name: {} } }, { id, use: "general" });
  return {
    accountId: null,
    raceId: "race",
    domainName: "run.example",
    use: "general",
    item: id,
    form: { form, hash: id, uri: "/files/none", body: JSON.stringify(form), checkShape: () => [] },
    policies: [],
    answers: [{ name: "Lin" }],
    documentMacs: [undefined],
    uploadIds: [],
    feeFen: 0,
    raceEndsAt: undefined,
    key: crypto.randomUUID(),
    bodyMac: "same",
    ...overrides,
  };
};
const submit = (db: Database, submission: CheckedSubmission) =>
  db.transaction((tx) => storeOne(tx as Database, { ...tools, db }, submission));
const readStored = async (id: string) =>
  (await db.select({ many: count() }).from(submissions).where(eq(submissions.formId, id)))[0]?.many;

const submitMany = (db: Database, id: string, max: number) =>
  Promise.allSettled(Array.from({ length: 24 }, () => submit(db, answer(id, { max }))));

test("of many who submit at once, a form takes as many as it has room for", async () => {
  const refused = (await submitMany(db, "exact", 5)).filter((result) => result.status === "rejected");
  expect(refused.every(({ reason }) => findRefusal(reason, "answers")?.error === "answers/full")).toBe(true);
  expect([refused.length, await readStored("exact")]).toEqual([19, 5]);
});

test("control: without its lock the form takes more than it has room for", async () => {
  // The first answer alone stores its form, for which the others would wait.
  const before = (unlocked: Database) => submit(unlocked, answer("over", { max: 2 }));
  await withoutAdvisoryLocks(shared, { table: "submissions", until: 3, before }, (unlocked) =>
    submitMany(unlocked, "over", 2),
  );
  expect(await readStored("over")).toBeGreaterThan(2);
});

const pressOften = (id: string) => {
  const key = crypto.randomUUID();
  return Promise.allSettled(Array.from({ length: 24 }, () => submit(db, answer(id, { key }))));
};

test("who presses many times at once has submitted once, with one receipt", async () => {
  const results = await pressOften("pressed");
  const receipts = results.flatMap((result) => (result.status === "fulfilled" ? result.value.receipt.receipt : []));
  expect([receipts.length, new Set(receipts).size, await readStored("pressed")]).toEqual([24, 1, 1]);
});

test("control: without the index every press is an answer", async () => {
  await db.execute(sql`drop index one_answer_for_a_key`);
  await pressOften("doubled");
  expect(await readStored("doubled")).toBeGreaterThan(1);
});
