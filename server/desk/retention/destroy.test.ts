import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts, uploads } from "../../base/db/accountSchema.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import { entries, persons } from "../../base/db/entrySchema.ts";
import { orders } from "../../base/db/orderSchema.ts";
import { readRows } from "../../base/db/readRows.ts";
import { answeredForms, entrants, submissionFiles, submissions } from "../../base/db/signupSchema.ts";
import { openTenKm, placedRace, placePaid } from "../../entry/orders/testPlaced.ts";
import { checkInvariants } from "../../entry/places/invariants.ts";
import { checkReceipt } from "../../money/receipts/check.ts";
import { signStored } from "../../money/receipts/sign.ts";
import { storeUpload } from "../../people/uploads/service.ts";
import { makePdf } from "../../people/uploads/testFiles.ts";
import { openWorld, type World } from "../../testWorld.ts";
import { destroyOldAnswers } from "./destroy.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld({}, {}, undefined, { sandboxRaces: [placedRace] });
  await world.db.insert(accounts).values({ accountId: "runner", nick: "n" });
  await openTenKm(world.db, 10);
});
afterAll(() => world.close());

const sweep = (signUpsKeptDays?: number) =>
  destroyOldAnswers({ ...world.tools, env: { ...world.env, ...(signUpsKeptDays && { signUpsKeptDays }) } });

const marked = { name: "标记甲", document: { number: "MARK-1234" }, phone: "13900001234", emergency: "标记乙" };

/**
 * A paid sign-up with all of a runner's data, for a race that ended so many days ago; null if
 * nobody knows when it ends.
 */
async function signUp(endedDaysAgo: number | null, formHash = "0".repeat(32)): Promise<string> {
  const { db, secrets } = world;
  const id = await placePaid(world.tools);
  const personId = randomUUID();
  await db.insert(persons).values({ personId, birthday: "1990-01-02" });
  await db.update(entries).set({ personId }).where(eq(entries.submissionId, id));
  await db.update(entrants).set({ documentMac: personId, lookUpMac: personId }).where(eq(entrants.submissionId, id));
  await db
    .update(submissions)
    .set({
      formHash,
      domainName: "gone.localhost",
      answersSealed: secrets.seal(JSON.stringify([marked])),
      raceEndsAt: endedDaysAgo === null ? null : (sql`now() - make_interval(days => ${endedDaysAgo})` as never),
    })
    .where(eq(submissions.submissionId, id));
  const path = join(world.env.dataDir, `${personId}.pdf`);
  await writeFile(path, makePdf("One"));
  const file = { accountId: "runner", path, name: "certificate.pdf", isImage: false };
  const stored = await storeUpload(world.tools.uploads, file);
  if (stored.outcome !== "stored") throw new Error(stored.outcome);
  await db.insert(submissionFiles).values({ submissionId: id, uploadId: stored.upload.uploadId });
  return id;
}

// Reads the facts of a sign-up that could still name its runner.
async function readLeft(id: string) {
  const { db, secrets } = world;
  const [row] = await db.select().from(submissions).where(eq(submissions.submissionId, id));
  const [entrant] = await db.select().from(entrants).where(eq(entrants.submissionId, id));
  const [entry] = await db.select().from(entries).where(eq(entries.submissionId, id));
  const files = await db.select().from(submissionFiles).where(eq(submissionFiles.submissionId, id));
  return {
    answers: JSON.parse(secrets.open(row?.answersSealed ?? "")),
    hasDocument: entrant?.documentMac !== null || entrant.lookUpMac !== null,
    hasPerson: entry?.personId !== null,
    files: files.length,
    state: entry?.state,
  };
}

const full = { answers: [marked], hasDocument: true, hasPerson: true, files: 1, state: "confirmed" };
const emptied = { answers: [{}], hasDocument: false, hasPerson: false, files: 0, state: "confirmed" };

test("documents, phones, emergency contacts and files of runners are destroyed so many days after the race, and entries and money stay", async () => {
  const [early, late, endless] = [await signUp(29), await signUp(31), await signUp(null)];
  const receipt = (await signStored(world.tools, "runner", late)) ?? "";
  const orderBefore = await world.db.select().from(orders).where(eq(orders.orderId, late));
  const report = await checkInvariants(world.db, placedRace);
  // Without the setting and without a form that sets the days, everything stays.
  expect(await sweep()).toBe(0);
  expect(await sweep(30)).toBe(1);
  expect(await readLeft(late)).toEqual(emptied);
  expect([await readLeft(early), await readLeft(endless)]).toEqual([full, full]);
  expect(await world.db.$count(persons)).toBe(2);
  expect(await world.db.$count(uploads)).toBe(2);
  expect(await world.db.select().from(orders).where(eq(orders.orderId, late))).toEqual(orderBefore);
  expect((await checkInvariants(world.db, placedRace)).invariants).toEqual(report.invariants);
  expect(await world.db.select().from(auditLines).where(eq(auditLines.action, "destroy"))).toMatchObject([
    { raceId: placedRace, actor: "server", entity: "answers", details: { count: 1 } },
  ]);
  // A receipt that was kept still shows that the sign-up is on record, and a new one cannot be
  // made.
  expect((await checkReceipt(world.tools, receipt)).outcome).toBe("on-record");
  expect(await signStored(world.tools, "runner", late)).toBeUndefined();
  // Once is enough.
  expect(await sweep(30)).toBe(0);
});

test("nothing in any table names a runner whose data were destroyed", async () => {
  const id = await signUp(31);
  const { db, secrets } = world;
  const [entry] = await db.select().from(entries).where(eq(entries.submissionId, id));
  const personId = entry?.personId ?? "";
  const tables = await readRows<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where(schemaname = 'public')`,
  );
  const find = async () => {
    const names: string[] = [];
    for (const { name } of tables) {
      const rows = await readRows<{ line: string }>(db, sql.raw(`select to_jsonb(t)::text as line from "${name}" t`));
      for (const { line } of rows) {
        const isOpened = Object.values(JSON.parse(line)).some((value) =>
          opens(secrets.open, value).includes("MARK-1234"),
        );
        if (line.includes(personId) || (isOpened && line.includes(id))) names.push(name);
      }
    }
    return [...new Set(names)].sort();
  };
  // Control: before, they do.
  expect(await find()).toEqual(["entrants", "entries", "persons", "submissions"]);
  await sweep(30);
  expect(await find()).toEqual([]);
});

function opens(open: (sealed: string) => string, value: unknown): string {
  if (typeof value !== "string") return "";
  try {
    return open(value);
  } catch {
    return value;
  }
}

test("a form promises another time than the server", async () => {
  const hash = "1".repeat(32);
  const [form] = await world.db.select().from(answeredForms);
  const body = JSON.stringify({ ...JSON.parse(form?.body ?? "{}"), keepDays: 10 });
  await world.db.insert(answeredForms).values({ ...(form as NonNullable<typeof form>), hash, body });
  const [keptId, goneId] = [await signUp(9, hash), await signUp(11, hash)];
  expect(await sweep()).toBe(1);
  expect([await readLeft(keptId), await readLeft(goneId)]).toEqual([full, emptied]);
});
