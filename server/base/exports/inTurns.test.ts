import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { writeCsv } from "./csv.ts";
import { inTurns } from "./inTurns.ts";
import { writeXlsx } from "./xlsx.ts";

/**
 * Rows that come without a turn for anything else between them, as those of the embedded database;
 * `read` counts how many were read.
 */
function manyRows(many: number, getName = (number: number) => `跑者${number}`) {
  const progress = { count: 0 };
  async function* rows() {
    for (; progress.count < many; progress.count++) yield [getName(progress.count), "十公里", "110101199001011234"];
  }
  return { read: progress, rows };
}

/** Counts the turns that others got while all of it was read. */
async function turnsDuring(pieces: AsyncIterable<unknown>): Promise<number> {
  let turns = 0;
  let isDone = false;
  const other = () => {
    turns += 1;
    if (!isDone) setImmediate(other);
  };
  setImmediate(other);
  for await (const _ of pieces);
  isDone = true;
  return turns;
}

test("everybody else is served while an organiser exports a large race", async () => {
  expect(await turnsDuring(inTurns(manyRows(200).rows(), 0))).toBeGreaterThanOrEqual(200);
  // The control: as the rows come, nobody is.
  expect(await turnsDuring(manyRows(200).rows())).toBe(0);
});

test.each([
  ["CSV", writeCsv],
  ["a workbook", (rows: AsyncIterable<string[]>) => writeXlsx(rows, "报名")],
])("a race of 30,000 is %s whose rows are read as fast as they are taken, and no faster", async (_kind, getFile) => {
  // Of names that cannot be compressed: a workbook of others has room in the buffers of its
  // streams.
  const { read, rows } = manyRows(30_000, () => randomBytes(150).toString("base64"));
  const pieces = getFile(rows())[Symbol.asyncIterator]();
  await pieces.next();
  // The rest stays in the database until somebody takes the next piece.
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(read.count).toBeLessThan(5000);
  let bytes = 0;
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) bytes += (next.value as Buffer).length;
  expect(read.count).toBe(30_000);
  expect(bytes).toBeGreaterThan(50_000);
});
