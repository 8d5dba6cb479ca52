import { type SQL, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { checkInvariants } from "../../entry/places/invariants.ts";
import { buildBody, person } from "../../entry/testForm.ts";
import { form, submit, submitToOneRace, tokens, world } from "../../entry/testSubmitting.ts";
import { call } from "../../people/accounts/testPeople.ts";
import type { Database } from "../db/open.ts";
import { readRows } from "../db/readRows.ts";
import { chainPending, linkHash } from "./chain.ts";
import { type AuditLine, recordAudit } from "./record.ts";
import { withoutTriggers } from "./testAudit.ts";
import { lineTexts } from "./texts.ts";

submitToOneRace();

const broken = async (raceId?: string) => {
  const { invariants } = await checkInvariants(world.db, raceId);
  return invariants.find(({ name }) => name === "I11")?.broken;
};
const line: AuditLine = { raceId: "7001", actor: "organiser", action: "refund", entity: "order", entityId: "1" };

/**
 * Two runners sign up, one withdraws, and an organiser acts in this race and in another; all of it
 * is chained.
 */
async function chainSome() {
  const { data } = await submit(buildBody(form, { entrants: [person(1), person(2)] }));
  await call(world, `/sign-up/submissions/${data.submissionId}/withdraw`, { json: {}, token: tokens.runner });
  await recordAudit(world.db, [line, { ...line, raceId: "7002", before: "paid", after: "refunded", reason: "ill" }]);
  await recordAudit(world.db, { actor: "command", action: "second-factor-reset", entity: "account", entityId: "x" });
  return chainPending(world.db);
}

test("anyone who notes the newest hash can recompute it from the lines of the race", async () => {
  // Two entries begin and end, one sign-up is withdrawn, and three lines.
  expect(await chainSome()).toBe(8);
  expect(await chainPending(world.db)).toBe(0);
  const texts = await readRows<{ source: string; line: string; text: string }>(
    world.db,
    sql`${lineTexts.entry(sql`true`)} union all ${lineTexts.line(sql`true`)}`,
  );
  const links = await readRows<{ source: string; line: string; race_id: string; number: number; hash: string }>(
    world.db,
    sql`select * from audit_links order by race_id, number`,
  );
  const counts: Record<string, number> = {};
  let hash = "";
  for (const link of links) {
    const number = (counts[link.race_id] ?? 0) + 1;
    counts[link.race_id] = number;
    if (number === 1) hash = "";
    const text =
      texts.find((text) => text.source === link.source && String(text.line) === String(link.line))?.text ?? "";
    hash = linkHash(hash, number, text);
    expect([Number(link.number), link.hash]).toEqual([number, hash]);
  }
  expect(counts).toEqual({ "": 1, "7001": 6, "7002": 1 });
  expect([await broken("7001"), await broken("7002"), await broken()]).toEqual([0, 0, 0]);
});

test("no program changes, deletes or empties what was done", async () => {
  await chainSome();
  for (const table of ["audit_lines", "audit_links", "entry_history"].map((name) => sql.identifier(name)))
    for (const query of [sql`update ${table} set at = now()`, sql`delete from ${table}`, sql`truncate ${table}`])
      await expect(world.db.execute(query)).rejects.toMatchObject({
        cause: { message: expect.stringContaining("append-only") },
      });
  // Control: without the triggers it would.
  await withoutTriggers(world.db, [sql`delete from audit_lines`]);
  expect(await readRows(world.db, sql`select * from audit_lines`)).toEqual([]);
});

// What only the owner of the database can do.
const tampering: [what: string, statement: SQL][] = [
  [
    "a line that was changed",
    sql`update audit_lines set actor = 'nobody' where race_id = '7001' and action = 'refund'`,
  ],
  [
    "a reason that was added",
    sql`update audit_lines set reason = 'asked' where race_id = '7001' and action = 'refund'`,
  ],
  ["a change of an entry that was changed", sql`update entry_history set reason = 'x' where after = 'withdrawn'`],
  ["an instant that was moved by a microsecond", sql`update entry_history set at = at + interval '1 microsecond'`],
  ["a line that was removed", sql`delete from audit_lines where race_id = '7001' and action = 'refund'`],
  [
    "a line that was removed with its link",
    sql`
    with gone as (delete from entry_history where seq = (select min(seq) from entry_history) returning seq)
    delete from audit_links using gone where source = 'entry' and line = gone.seq`,
  ],
  ["a line that was put under another race", sql`update audit_lines set race_id = '7002' where race_id = '7001'`],
  [
    "two links that changed places",
    sql`
    update audit_links a set hash = b.hash, line = -a.number from audit_links b where a.race_id = '7001' and b.race_id = '7001' and a.number = 1 and b.number = 2`,
  ],
  ["a link with a hash of its own", sql`update audit_links set hash = repeat('0', 64) where number = 1`],
  [
    "a line that was slipped in",
    sql`
    insert into audit_lines (race_id, actor, action, entity, entity_id) values ('7001', 'x', 'refund', 'order', '2')`,
  ],
];

describe("the check of the chain finds", () => {
  test.each(tampering)("%s", async (_what, statement) => {
    await chainSome();
    expect(await broken("7001")).toBe(0);
    await withoutTriggers(world.db, [statement]);
    expect(await broken("7001")).toBeGreaterThan(0);
    expect(await broken()).toBeGreaterThan(0);
  });

  test("a line that was removed before it was chained", async () => {
    await recordAudit(world.db, line);
    expect(await broken("7001")).toBe(0);
    await withoutTriggers(world.db, [sql`delete from audit_lines`]);
    expect(await broken("7001")).toBe(1);
    expect(await chainPending(world.db)).toBe(0);
    expect(await broken("7001")).toBe(1);
  });

  test("nothing of a transaction that did not happen", async () => {
    const undone = world.db.transaction(async (tx) => {
      await recordAudit(tx as Database, line);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await recordAudit(world.db, line);
    expect(await chainPending(world.db)).toBe(1);
    expect(await broken("7001")).toBe(0);
  });
});
