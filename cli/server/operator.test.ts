import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { accounts, securityEvents } from "#server/base/db/accountSchema.ts";
import { auditLines } from "#server/base/db/auditSchema.ts";
import { type Database, openDatabase } from "#server/base/db/open.ts";
import { orders, payments, refunds } from "#server/base/db/orderSchema.ts";
import { releases, sites } from "#server/base/db/schema.ts";
import { submissions } from "#server/base/db/signupSchema.ts";
import { layTestDatabase } from "#server/base/db/testDatabase.ts";
import { secretKey, secrets } from "#server/base/secrets/testSecrets.ts";
import { keepOrder } from "#server/entry/orders/testOrders.ts";
import { keepSubmission } from "#server/entry/testSignups.ts";
import { tinyDocument, tinySite } from "#server/testWorld.ts";
import { runStartline } from "../callStartline.ts";

const dataDir = mkdtempSync(join(tmpdir(), "startline-operator-"));
const env = { DATA_DIR: dataDir, SECRET_KEY: secretKey, NODE_ENV: "development" };
const site = join(dataDir, "tiny");
const raceId = "7001";

beforeAll(async () => {
  await layTestDatabase(dataDir);
  mkdirSync(join(site, "documents"), { recursive: true });
  writeFileSync(join(site, "documents/rules.json"), JSON.stringify(tinyDocument()));
  writeFileSync(join(site, "site.json"), JSON.stringify(tinySite()));
  writeFileSync(join(site, "race.json"), JSON.stringify({ raceId, raceName: "小城跑", signUpMaxNumber: 300 }));
  for (const domain of ["tiny.example", "www.tiny.example"])
    expect((await call("publish", site, "--domain", domain)).code).toBe(0);
  await inDatabase(async (db) => {
    await db.insert(accounts).values([
      { accountId: "runner", nick: "跑者", email: "runner@example.org" },
      { accountId: "payer", nick: "p", email: "payer@example.org" },
    ]);
    await keepSubmission({ db, secrets }, { raceId, accountId: "runner", answers: [{ name: "孙悟空" }] });
    // One for a race that is over stays, for its organiser.
    const overrides = { raceEndsAt: new Date("2020-01-01"), domainName: "gone.example" };
    await keepSubmission({ db, secrets }, { raceId: "old", accountId: "runner", more: overrides });
  });
});
afterAll(() => rmSync(dataDir, { recursive: true }));

const call = (...words: string[]) => runStartline(words, env);

async function inDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const { db, close } = await openDatabase({ dataDir });
  return work(db).finally(close);
}

test("a runner who asks the operator gets all that is kept, in a file that nobody else can read", async () => {
  const out = join(dataDir, "runner.json");
  expect(await call("accounts", "export", "nobody@example.org", "--out", out)).toMatchObject({ code: 1 });
  expect(existsSync(out)).toBe(false);
  expect((await call("accounts", "export", "runner@example.org")).code).toBe(2);
  expect(await call("accounts", "export", "runner@example.org", "--out", out)).toMatchObject({ code: 0, err: "" });
  const exported = JSON.parse(readFileSync(out, "utf8"));
  expect(exported.account).toMatchObject({ email: "runner@example.org", nick: "跑者" });
  expect(exported.signUps).toHaveLength(2);
  expect(JSON.stringify(exported.signUps)).toContain("孙悟空");
  expect((statSync(out).mode & 0o777).toString(8)).toBe("600");
  await inDatabase(async (db) => {
    expect(await db.select().from(auditLines).where(eq(auditLines.entityId, "runner"))).toMatchObject([
      { actor: "command", action: "export", entity: "account" },
    ]);
    expect(await db.select().from(securityEvents)).toMatchObject([{ kind: "data-exported", accountId: "runner" }]);
  });
});

test("an account is deleted only with --yes, with its sign-ups but those for races that are over", async () => {
  const question = await call("accounts", "delete", "runner@example.org");
  expect(question.code).toBe(1);
  expect(question.out).toMatch(/goes with 1 sign-up or answer; 1 sign-up for a race that is over stays.+--yes/);
  expect(await inDatabase((db) => db.$count(accounts))).toBe(2);
  expect((await call("accounts", "delete", "runner@example.org", "--yes")).code).toBe(0);
  await inDatabase(async (db) => {
    expect(await db.select().from(submissions)).toMatchObject([{ raceId: "old", accountId: null }]);
    const isIt = eq(auditLines.action, "deleted");
    expect(await db.select().from(auditLines).where(isIt)).toMatchObject([{ actor: "command", entityId: "runner" }]);
  });
  expect((await call("accounts", "delete", "runner@example.org", "--yes")).err).toContain("No account");
});

test("a site cannot be taken down while a runner can still pay or waits for a refund, and can be afterwards", async () => {
  const id = await inDatabase((db) => keepOrder({ db, secrets }, { accountId: "payer", raceId }));
  const removeSite = () => call("sites", "remove", "tiny", "--yes");
  // One of two domain names may go: runners still reach the site at the other.
  expect((await call("domains", "remove", "www.tiny.example")).out).toContain("Nothing was removed");
  expect((await call("domains", "remove", "www.tiny.example", "--yes")).out).toContain("no longer shows site tiny");
  expect((await call("domains", "remove", "www.tiny.example", "--yes")).err).toContain("No site is bound");
  const unpaid = /Nothing was removed\. The race of site tiny has 1 order or payment and 0 refunds open/;
  expect((await call("domains", "remove", "tiny.example", "--yes")).err).toMatch(unpaid);
  expect((await removeSite()).err).toMatch(unpaid);

  await inDatabase(async (db) => {
    await db.update(orders).set({ state: "paid" });
    const payment = { outTradeNo: "t1", orderId: id, merchant: "sandbox", way: "qr" as const, amountFen: 9900 };
    await db.insert(payments).values({ ...payment, state: "paid", transactionId: "x", paidAt: sql`now()` as never });
    const refund = { refundNo: "r1", outTradeNo: "t1", orderId: id, amountFen: 9900, key: "k", requestedBy: "payer" };
    await db.insert(refunds).values({ ...refund, reason: "organiser" });
  });
  expect((await removeSite()).err).toContain("0 orders or payments and 1 refund open");
  // One that failed is still owed, until another is back.
  await inDatabase((db) => db.update(refunds).set({ state: "failed" }));
  expect((await removeSite()).err).toContain("1 refund open");
  await inDatabase(async (db) => {
    const again = { refundNo: "r2", outTradeNo: "t1", orderId: id, amountFen: 9900, key: "k2", requestedBy: "payer" };
    await db.insert(refunds).values({ ...again, reason: "organiser", state: "refunded", doneAt: sql`now()` as never });
  });
  expect((await call("sites", "remove", "tiny")).out).toMatch(/has 1 edition.+Nothing was removed/);
  const result = await removeSite();
  expect(result).toMatchObject({ code: 0, err: "" });
  expect(result.out).toMatch(/Removed site tiny \(tiny\.example\) with 1 edition/);
  await inDatabase(async (db) => {
    expect([await db.$count(sites), await db.$count(releases), await db.$count(orders)]).toEqual([0, 0, 1]);
  });
  expect((await removeSite()).err).toContain("There is no site named tiny");
});
