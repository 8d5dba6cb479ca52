import { findHeader } from "../headers/findHeader.ts";
import { readHeader } from "../headers/headerNames.ts";
import { fileLimits } from "../model/limits.ts";
import { type FileSource, type OpenSource, openSource, type SourceFault } from "../source/openSource.ts";
import type { FileRecord } from "../source/records.ts";

/** A file whose header was found, and some of its rows. */
export interface ResultTable extends OpenSource {
  /** Empty if no line looks like one: then `headerLine` is 0. */
  header: string[];
  /** The last line of the header, from 1. */
  headerLine: number;
  samples: string[][];
}

/** Opens a file of results and finds its header; returns why if it cannot be read. */
export async function openTable(file: FileSource, sheet?: string): Promise<ResultTable | SourceFault> {
  const source = await openSource(file, sheet);
  if (typeof source === "string") return source;
  const first: FileRecord[] = [];
  for await (const record of source.records()) {
    first.push(record);
    if (first.length >= fileLimits.linesAboveHeader + fileLimits.sampleRows) break;
  }
  if (first.length === 0) return "empty";
  const { header, last } = joinHeader(first);
  const samples = first
    .filter(({ line, fault }) => line > (last?.line ?? 0) && fault === undefined)
    .slice(0, fileLimits.sampleRows)
    .map(({ cells }) => cells);
  return { ...source, header, headerLine: last?.line ?? 0, samples };
}

function joinHeader(records: readonly FileRecord[]): { header: string[]; last: FileRecord | undefined } {
  const top = findHeader(records);
  if (!top) return { header: [], last: undefined };
  const below = records[records.indexOf(top) + 1];
  if (!below || !isSecondLine(top.cells, below.cells)) return { header: top.cells, last: top };
  const width = Math.max(top.cells.length, below.cells.length);
  const join = (_column: unknown, index: number) => below.cells[index]?.trim() || (top.cells[index] ?? "");
  return { header: Array.from({ length: width }, join), last: below };
}

// The names of splits under "分段成绩", whose cell is merged over all of them.
function isSecondLine(top: readonly string[], below: readonly string[]): boolean {
  const filled = below.flatMap((cell, index) => (cell.trim() === "" ? [] : [{ cell, above: top[index] ?? "" }]));
  return (
    filled.some(({ above }) => above.trim() === "") &&
    filled.every(({ cell, above }) => /\p{L}/u.test(cell) && readHeader(above) === undefined)
  );
}
