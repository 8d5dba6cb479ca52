import { asc, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { checkInvariants } from "../../entry/places/invariants.ts";
import { auditLines, auditLinks } from "../db/auditSchema.ts";
import { type Database, openDatabase } from "../db/open.ts";
import { openShared, type SharedDatabase } from "../db/testShared.ts";
import { chainPending } from "./chain.ts";
import { type AuditLine, recordAudit } from "./record.ts";
import { removeAudit } from "./testAudit.ts";

let shared: SharedDatabase;
let db: Database;
beforeAll(async () => {
  shared = await openShared({ isDurable: true });
  db = shared.db();
});
afterAll(() => shared.close());
beforeEach(() => removeAudit(db));

const line = (entityId: string): AuditLine => ({
  raceId: "1",
  actor: "x",
  action: "refund",
  entity: "order",
  entityId,
});
const chained = async () => {
  const rows = await db.select().from(auditLinks).orderBy(asc(auditLinks.number));
  const lines = new Map((await db.select().from(auditLines)).map(({ seq, entityId }) => [seq, entityId]));
  return rows.map((row) => lines.get(row.line));
};
const broken = async () => (await checkInvariants(db, "1")).invariants.find(({ name }) => name === "I11")?.broken;

/** Writes a line in a transaction that stays open until the returned function is called. */
function openLine(entityId: string): Promise<() => Promise<unknown>> {
  return new Promise((resolve) => {
    const done: Promise<unknown> = db.transaction(async (tx) => {
      await recordAudit(tx as Database, line(entityId));
      await new Promise<void>((commit) =>
        resolve(() => {
          commit();
          return done;
        }),
      );
    });
  });
}

test("a line whose transaction ends late is chained behind those that were written after it, and never lost", async () => {
  const commit = await openLine("first");
  await recordAudit(db, line("second"));
  expect(await chainPending(db)).toBe(1);
  expect(await broken()).toBe(0);
  await commit();
  // Control: who remembers only the newest number that is chained finds nothing more.
  const afterNewest = await db.execute(
    sql`select seq from audit_lines where(seq > (select max(line) from audit_links))`,
  );
  expect((afterNewest as unknown as { rows: object[] }).rows).toEqual([]);
  expect(await chainPending(db)).toBe(1);
  expect(await chained()).toEqual(["second", "first"]);
  expect(await broken()).toBe(0);
});

test("servers that chain at once make one chain with every line once", async () => {
  const many = 2500;
  await recordAudit(
    db,
    Array.from({ length: many }, (_, index) => line(String(index))),
  );
  const counts = await Promise.all([0, 1].map((server) => chainPending(shared.db(server))));
  // What one leaves the other finds, now or the next time.
  const restCount = await chainPending(db);
  expect(counts.reduce((sum, count) => sum + count, restCount)).toBe(many);
  expect(await chained()).toEqual(Array.from({ length: many }, (_, index) => String(index)));
  expect(await broken()).toBe(0);
});

test("while one server chains, another has nothing to do; without the lock they would write the same number", async () => {
  await recordAudit(db, [line("1"), line("2")]);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(727003)`);
    expect(await chainPending(shared.db(1))).toBe(0);
  });
  expect(await chainPending(db)).toBe(2);
  // Control: the key of the table refuses a second link of a number, so that a chain without the
  // lock would fail and not fork.
  const fork = db.insert(auditLinks).values({ raceId: "1", number: 2, source: "line", line: 99, hash: "x" });
  await expect(fork).rejects.toMatchObject({ cause: { constraint: "audit_links_race_id_number_pk" } });
});

test("a server refuses a PostgreSQL that forgets what it acknowledged, unless it is for development", async () => {
  const start = (isProduction: boolean) => openDatabase({ databaseUrl: shared.databaseUrl, dataDir: "", isProduction });
  const set = async (name: "fsync" | "synchronous_commit", value: "on" | "off") => {
    await db.execute(sql.raw(`alter system set ${name} = ${value}`));
    await db.execute(sql`select pg_reload_conf()`);
  };
  for (const name of ["fsync", "synchronous_commit"] as const) {
    await (await start(true)).close();
    await set(name, "off");
    await expect
      .poll(() =>
        start(true).then(
          ({ close }) => close(),
          (error) => error.message,
        ),
      )
      .toContain(`${name}=off`);
    await (await start(false)).close();
    await set(name, "on");
    await expect
      .poll(() =>
        start(true).then(
          ({ close }) => close(),
          (error) => error.message,
        ),
      )
      .toBeUndefined();
  }
});
