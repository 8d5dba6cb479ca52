import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { and, eq, max, sql } from "drizzle-orm";
import type { CheckedBatch } from "#contract/resultFiles.ts";
import { cutText } from "#core/invisible.ts";
import { insertRows } from "../../base/db/insertRows.ts";
import type { Database } from "../../base/db/open.ts";
import { type BatchReading, resultBatches, resultRows } from "../../base/db/resultSchema.ts";
import type { Reviewer } from "../../base/rights.ts";
import type { Secrets } from "../../base/secrets/secrets.ts";
import type { RaceTools } from "../../race/tools.ts";
import type { ItemFacts, Mapping } from "../files/model/mapping.ts";
import type { ResultRow } from "../files/model/row.ts";
import { openTable, type ResultTable } from "../files/reading/openTable.ts";
import { proposeMapping } from "../files/reading/proposeMapping.ts";
import { readRows } from "../files/reading/readRows.ts";
import type { Edition } from "../sets/rules.ts";
import { describeBatch } from "./batches.ts";
import type { FileTarget } from "./facts.ts";
import { readMapping } from "./mapping.ts";
import { findPersons } from "./persons.ts";
import { toProblem } from "./problems.ts";

/** What reading and storing files of results works with. */
export type ImportTools = Pick<RaceTools, "db" | "boundSites" | "store"> & { secrets: Secrets };

/** A file of results on this server's disk, and how it is to be read. */
export interface ArrivedFile {
  path: string;
  name: string;
  /** The columns as a person chose them, in JSON; they are proposed if it is left out. */
  mapping?: string | undefined;
  sheet?: string | undefined;
}

/** Why a file cannot be read. */
export type FileRefusal =
  | { error: "results/wrong-mapping" }
  | { error: "results/unreadable"; fault: Extract<Awaited<ReturnType<typeof openTable>>, string> };

/**
 * Reads a file of results and stores its rows as a batch that is not imported, each with what is
 * wrong with it. A file that was read before, in the same way, is not stored again; one whose
 * reading was cut off is continued.
 */
export async function checkFile(
  tools: ImportTools,
  reviewer: Reviewer,
  { edition, facts, hasEntries }: FileTarget,
  file: ArrivedFile,
): Promise<CheckedBatch | FileRefusal> {
  const table = await openTable({ read: () => createReadStream(file.path) }, file.sheet);
  if (typeof table === "string") return { error: "results/unreadable", fault: table };
  const plan = planReading(table, facts, file.mapping);
  if (!plan) return { error: "results/wrong-mapping" };
  const pointIds = facts.points.map(({ id }) => id);
  const readingHash = await hashReading(file, plan.mapping, pointIds);
  const batchId = await openBatch(tools.db, edition, { ...plan.reading, readingHash, pointIds, file, reviewer });
  await storeRows(tools, batchId, table, plan.mapping, facts);
  return describeBatch(tools.db, { batchId, hasEntries }, { sheets: table.sheets, samples: takeSamples(table, plan) });
}

const samplesOfColumn = 3;
const mostLetters = 40;

// A document number is stored as a hash alone, and is shown to nobody.
function takeSamples({ samples }: ResultTable, { mapping, reading }: Plan): string[][] {
  return reading.columns.map((_column, index) => {
    if (mapping.columns[index]?.field === "document") return [];
    const cells = samples.map((row) => (row[index] ?? "").trim()).filter((cell) => cell !== "");
    return cells.slice(0, samplesOfColumn).map((cell) => cutText(cell, mostLetters));
  });
}

interface Plan {
  mapping: Mapping;
  reading: BatchReading;
}

// What a person chose needs no questions.
function planReading(table: ResultTable, facts: ItemFacts, chosen: string | undefined): Plan | undefined {
  const proposal = proposeMapping(table, facts);
  const mapping = chosen === undefined ? proposal.mapping : readMapping(chosen, table, facts);
  if (!mapping) return undefined;
  const columns = proposal.columns.map(({ index, header, certainty }) => {
    const target = mapping.columns[index] ?? null;
    return {
      header: cutText(header, 100),
      field: target?.field ?? null,
      ...(target?.point !== undefined && { point: target.point }),
      ...(target?.isReversed === true && { isReversed: true }),
      certainty: chosen === undefined ? certainty : ("sure" as const),
    };
  });
  return { mapping, reading: { columns, questions: chosen === undefined ? proposal.questions : [] } };
}

async function hashReading({ path, sheet = "" }: ArrivedFile, mapping: Mapping, pointIds: string[]): Promise<string> {
  const hash = createHash("sha256").update(JSON.stringify([mapping, sheet, pointIds]));
  for await (const bytes of createReadStream(path)) hash.update(bytes as Buffer);
  return hash.digest("hex");
}

async function openBatch(
  db: Database,
  edition: Edition,
  {
    readingHash,
    pointIds,
    file,
    reviewer,
    ...reading
  }: BatchReading & { readingHash: string; pointIds: string[]; file: ArrivedFile; reviewer: Reviewer },
): Promise<string> {
  const batch = {
    batchId: randomUUID(),
    ...edition,
    readingHash,
    pointIds,
    reading,
    fileName: cutText(file.name, 200),
  };
  const [row] = await db
    .insert(resultBatches)
    .values({ ...batch, state: "reading", madeBy: reviewer.actor })
    .onConflictDoUpdate({
      target: [resultBatches.raceId, resultBatches.item, resultBatches.edition, resultBatches.readingHash],
      // Who confirms the columns as they were proposed has answered what was asked.
      set: { fileName: batch.fileName, ...(file.mapping !== undefined && { reading }) },
    })
    .returning({ batchId: resultBatches.batchId });
  return row?.batchId ?? batch.batchId;
}

const chunkRows = 1000;

async function storeRows(
  tools: ImportTools,
  batchId: string,
  table: ResultTable,
  mapping: Mapping,
  facts: ItemFacts,
): Promise<void> {
  const { db } = tools;
  const isBatch = eq(resultBatches.batchId, batchId);
  const [batch] = await db.select().from(resultBatches).where(isBatch);
  if (batch?.state !== "reading") return;
  const [stored] = await db
    .select({ line: max(resultRows.line) })
    .from(resultRows)
    .where(eq(resultRows.batchId, batchId));
  const { problems, rows } = await readRows(table, mapping, facts);
  // A file without splits states nothing about points: that is not the same as points that lack.
  const hasSplits = mapping.columns.some((target) => target?.field === "split");
  let chunk: ResultRow[] = [];
  let storing: Promise<void> = Promise.resolve();
  // The next rows are read while these are stored, in their order.
  const store = async () => {
    await storing;
    storing = storeChunk(tools, batchId, hasSplits ? chunk : chunk.map((row) => ({ ...row, splitsMs: null })));
    // If reading fails first, its error is the one that is thrown.
    storing.catch(() => undefined);
    chunk = [];
  };
  for await (const row of rows(stored?.line ?? 0)) {
    chunk.push(row);
    if (chunk.length === chunkRows) await store();
  }
  await store();
  await storing;
  await db
    .update(resultBatches)
    .set({ state: "checked", problems: problems.map(toProblem), ...(await countStored(db, batchId)) })
    .where(and(isBatch, eq(resultBatches.state, "reading")));
}

async function countStored(db: Database, batchId: string) {
  const isOfBatch = eq(resultRows.batchId, batchId);
  const refusedRows = await db.$count(resultRows, and(isOfBatch, eq(resultRows.isRefused, true)));
  return { storedRows: await db.$count(resultRows, isOfBatch), refusedRows };
}

type StoredRow = Omit<ResultRow, "splitsMs"> & { splitsMs: ResultRow["splitsMs"] | null };

async function storeChunk({ db, secrets }: ImportTools, batchId: string, rows: StoredRow[]): Promise<void> {
  if (rows.length === 0) return;
  const persons = await findPersons(db, secrets, rows);
  await insertRows(
    db,
    resultRows,
    rows.map((row, index) => toStored(batchId, row, persons[index] ?? null)),
    {
      more: sql`on conflict do nothing`,
    },
  );
  await db
    .update(resultBatches)
    .set({ storedRows: sql`${resultBatches.storedRows} + ${rows.length}` })
    .where(and(eq(resultBatches.batchId, batchId), eq(resultBatches.state, "reading")));
}

function toStored(batchId: string, row: StoredRow, personId: string | null) {
  const { document: _document, overallRank, genderRank, ageGroupRank, problems, ...columns } = row;
  return { batchId, ...columns, personId, problems: problems.length > 0 ? problems.map(toProblem) : null };
}
