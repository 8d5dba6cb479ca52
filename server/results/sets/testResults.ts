import { randomUUID } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import type { RuledRace } from "#fixtures/results/races.ts";
import type { Database } from "../../base/db/open.ts";
import { resultBatches, resultCorrections, resultRows, results } from "../../base/db/resultSchema.ts";
import { deriveSet } from "./derive.ts";
import { type Edition, type ResultRules, readResultRules } from "./rules.ts";

/** A row of a file, without what the test does not need. */
export type TestRow = Partial<Omit<typeof resultRows.$inferInsert, "batchId">>;

/** Returns the rules of an item of a sample race. */
export function getRules(race: RuledRace, item: string, edition = "2025"): ResultRules {
  const rules = readResultRules(race, { item, edition });
  if (!rules) throw new Error(`The race has no item ${item}.`);
  return rules;
}

/** Stores an imported batch with these rows, newer than those before it, and returns its id. */
export async function importRows(db: Database, edition: Edition, rows: readonly TestRow[]): Promise<string> {
  const batchId = randomUUID();
  const file = { fileName: "results.csv", readingHash: batchId, reading: { columns: [], questions: [] } };
  const importSeq = sql`(select coalesce(max(import_seq), 0) + 1 from result_batches)`;
  await db
    .insert(resultBatches)
    .values({ batchId, ...edition, ...file, importSeq, state: "imported", madeBy: "tester" });
  const values = rows.map((row, index) => ({ line: index + 2, ...row, batchId }));
  for (let from = 0; from < values.length; from += 1000)
    await db.insert(resultRows).values(values.slice(from, from + 1000));
  return batchId;
}

/** Sets a field of a runner by hand, and returns the id of the correction. */
export async function correctRow(
  db: Database,
  edition: Edition,
  { bib, field, after }: Pick<typeof resultCorrections.$inferInsert, "bib" | "field" | "after">,
): Promise<string> {
  const correctionId = randomUUID();
  const values = { correctionId, ...edition, bib, field, after, reason: "test", correctedBy: "tester" };
  await db.insert(resultCorrections).values(values);
  return correctionId;
}

/** Derives the draft and returns its rows in the order of the list. */
export async function deriveRows(db: Database, edition: Edition, rules: ResultRules) {
  const setId = await db.transaction((tx) => deriveSet(tx as Database, edition, rules));
  return db.select().from(results).where(eq(results.setId, setId)).orderBy(asc(results.row));
}

/** Returns ms of a time such as 2:10:05.3 or 35:10. */
export function ms(written: string): number {
  return Math.round(written.split(":").reduce((sum, part) => sum * 60 + Number(part), 0) * 1000);
}
