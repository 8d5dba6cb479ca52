import { and, eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, test } from "vitest";
import { park } from "#fixtures/results/races.ts";
import { auditLines } from "../../base/db/auditSchema.ts";
import type { Database } from "../../base/db/open.ts";
import { resultBatches, resultSets, results } from "../../base/db/resultSchema.ts";
import { openTestDatabase } from "../../base/db/testDatabase.ts";
import { openShared } from "../../base/db/testShared.ts";
import { correctResult, listCorrections, releaseCorrection } from "./correct.ts";
import { deriveSet } from "./derive.ts";
import { listSets } from "./list.ts";
import { publishSet, type WantedSet } from "./publish.ts";
import { deriveRows, getRules, importRows, ms } from "./testResults.ts";

const open = await openTestDatabase();
const { db } = open;
afterAll(() => open.close());

let races = 0;
let edition = { raceId: "", item: "ten-km", edition: "2025" };
beforeEach(() => {
  edition = { ...edition, raceId: `race-${++races}` };
});

const rules = getRules(park, "ten-km");
const field = ["1", "2", "3"].map((bib) => ({ bib, gender: 1, netMs: ms(`4${bib}:00`), gunMs: ms(`4${bib}:05`) }));
const note = { zh: "更正了第 1 名的成绩。", en: "The result of the first runner was corrected." };
const publish = (wanted: Partial<WantedSet>, on: Database = db) =>
  publishSet(on, { edition, rules }, { kind: "preliminary", note: null, after: 0, ...wanted }, "tester");
const disqualify = (bib: string) =>
  correctResult(db, { edition, rules }, { bib, field: "status", value: "dsq", reason: "short cut" }, "tester");

test("results become preliminary, official and amended, and each set stays readable as it was", async () => {
  await importRows(db, edition, field);
  expect(await publish({ note })).toMatchObject({ number: 1, kind: "preliminary", note });
  await disqualify("1");
  expect(await publish({ kind: "official", after: 1 })).toMatchObject({ number: 2, kind: "official" });
  await disqualify("2");
  expect(await publish({ kind: "amended", note, after: 2 })).toMatchObject({ number: 3, kind: "amended", note });
  const sets = await listSets(db, edition);
  expect(sets.map(({ number, ranked, runners }) => [number, ranked, runners])).toEqual([
    [3, 1, 3],
    [2, 2, 3],
    [1, 3, 3],
  ]);
  expect((await deriveRows(db, edition, rules)).length).toBe(3);
});

test("what is published already is no new set, also from another file with the same results", async () => {
  await importRows(db, edition, field);
  const first = await publish({});
  expect(await publish({ after: 1 })).toEqual(first);
  await importRows(db, edition, field);
  expect(await publish({ after: 0 })).toEqual(first);
  expect(await publish({ kind: "official", after: 1 })).toMatchObject({ number: 2 });
  expect(await publish({ kind: "amended", note, after: 2 })).toMatchObject({ number: 2, kind: "official" });
});

test("an organiser who has not seen the newest set, or publishes out of order, publishes nothing", async () => {
  expect(await publish({})).toEqual({ error: "results/empty" });
  await importRows(db, edition, field);
  expect(await publish({ kind: "amended", note })).toEqual({ error: "results/not-official" });
  await publish({ kind: "official" });
  await disqualify("1");
  expect(await publish({ kind: "amended", note })).toEqual({ error: "results/changed", values: { number: 1 } });
  expect(await publish({ kind: "official", after: 1 })).toEqual({ error: "results/official-already" });
  expect(await publish({ kind: "amended", after: 1 })).toEqual({ error: "results/note-missing" });
  expect(await listSets(db, edition)).toHaveLength(1);
});

test("nobody changes a published set or its rows, nor any rank by hand", async () => {
  await importRows(db, edition, field);
  const set = await publish({});
  const setId = "setId" in set ? set.setId : 0;
  const isIt = eq(results.setId, setId);
  const fails = async (change: PromiseLike<unknown>) => expect(Promise.resolve(change)).rejects.toThrow();
  await fails(db.update(results).set({ overallRank: 9 }).where(isIt));
  await fails(db.delete(results).where(isIt));
  await fails(db.insert(results).values({ setId, row: 9, status: "finished" }));
  await fails(db.update(resultSets).set({ note }).where(eq(resultSets.setId, setId)));
  await fails(db.delete(resultSets).where(eq(resultSets.setId, setId)));
  expect(await db.$count(results, isIt)).toBe(3);
  // The control: a draft is derived anew as often as needed.
  const draft = await db.transaction((tx) => deriveSet(tx as Database, edition, rules));
  await expect(db.delete(results).where(eq(results.setId, draft))).resolves.toBeDefined();
});

test("a correction states who, why, before and after, is in the audit, and ends when it is released", async () => {
  await importRows(db, edition, field);
  const correction = await disqualify("1");
  expect(correction).toMatchObject({ before: "finished", after: "dsq", reason: "short cut", correctedBy: "tester" });
  const { correctionId = "" } = correction as { correctionId?: string };
  const release = () => releaseCorrection(db, { edition, rules }, { correctionId, reason: "film seen" }, "other");
  expect(await release()).toMatchObject({ releasedBy: "other" });
  expect(await release()).toMatchObject({ releasedBy: "other" });
  expect((await listCorrections(db, edition)).length).toBe(1);
  const [row] = await deriveRows(db, edition, rules);
  expect(row).toMatchObject({ bib: "1", overallRank: 1 });
  const lines = await db.select().from(auditLines).where(eq(auditLines.raceId, edition.raceId)).orderBy(auditLines.seq);
  expect(lines.map(({ action, actor, reason }) => [action, actor, reason])).toEqual([
    ["correct-result", "tester", "short cut"],
    ["release-result", "other", "film seen"],
  ]);
});

test("a second correction of a field takes the place of the first, and a wrong value or bib is refused", async () => {
  await importRows(db, edition, field);
  const correct = (bib: string, value: string | null) =>
    correctResult(db, { edition, rules }, { bib, field: "netMs", value, reason: "x" }, "tester");
  await correct("1", "2400000");
  expect(await correct("1", "2300000")).toMatchObject({ before: "2400000", after: "2300000" });
  expect((await listCorrections(db, edition)).filter(({ releasedAt }) => releasedAt === null)).toHaveLength(1);
  expect(await correct("9", "2300000")).toBe("results/unknown-bib");
  expect(await correct("1", "40:00")).toBe("results/wrong-value");
});

test("of two organisers who publish at once on two servers, both get the same set", async () => {
  const shared = await openShared();
  try {
    await importRows(shared.db(0), edition, field);
    const published = await Promise.all([0, 1].map((server) => publish({}, shared.db(server))));
    expect(published.map((set) => ("number" in set ? set.number : set))).toEqual([1, 1]);
    expect(
      await shared.db().$count(resultSets, and(eq(resultSets.raceId, edition.raceId), eq(resultSets.number, 1))),
    ).toBe(1);
    // The control: without the lock both derive, and one of them fails at the other's draft or set.
    const both = { ...edition, raceId: `${edition.raceId}-control` };
    await importRows(shared.db(0), both, field);
    const unlocked = await Promise.allSettled(
      [0, 1].map((server) =>
        shared.db(server).transaction(async (tx) => {
          const [newest] = await tx.select().from(resultSets).where(eq(resultSets.raceId, both.raceId));
          await new Promise((resolve) => setTimeout(resolve, 300));
          const set = { ...both, number: (newest?.number ?? 0) + 1, kind: "preliminary" as const, rules: {} };
          await tx.insert(resultSets).values({ ...set, publishedAt: new Date() });
        }),
      ),
    );
    expect(unlocked.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  } finally {
    await shared.close();
  }
});

test("an import that is undone while another organiser derives leaves no half of it", async () => {
  const shared = await openShared();
  try {
    const batchId = await importRows(shared.db(0), edition, field);
    await Promise.all([
      deriveRows(shared.db(0), edition, rules),
      shared.db(1).update(resultBatches).set({ state: "undone" }).where(eq(resultBatches.batchId, batchId)),
      deriveRows(shared.db(1), edition, rules),
    ]);
    expect(await deriveRows(shared.db(0), edition, rules)).toEqual([]);
  } finally {
    await shared.close();
  }
});
