import { inTurns } from "../../../base/exports/inTurns.ts";
import { type Field, type ItemFacts, type Mapping, type RankField, rankFields } from "../model/mapping.ts";
import type { FileProblem } from "../model/problem.ts";
import type { ResultRow } from "../model/row.ts";
import type { FileRecord } from "../source/records.ts";
import { type BibRegister, registerBibs } from "./bibs.ts";
import { listColumns } from "./columns.ts";
import { countCells } from "./countCells.ts";
import { decideColumns } from "./decisions.ts";
import type { ResultTable } from "./openTable.ts";
import { findContradiction, type RankedRow } from "./rankOrder.ts";
import { makeRowReader } from "./readRow.ts";
import type { RowReader } from "./rowDraft.ts";
import { collectSplitOrigin } from "./splitOrigin.ts";

/** A file that was looked through, whose rows can be read. */
export interface ReadFile {
  /** What is wrong with the file, and with whole columns: these are not read. */
  problems: FileProblem[];
  /** From when its splits count, as the mapping states or the times show. */
  splitsFrom: "gun" | "start";
  /** Reads the rows after this line, one after the other, each with all that is wrong with it. */
  rows(afterLine?: number): AsyncGenerator<ResultRow>;
}

/**
 * Looks through a file by a mapping, and reads its rows. The file is read three times, in pieces:
 * what the notation of a column is, whether ranks agree with times and which bibs come twice is
 * only known at its end, and no row is kept. Everything else gets its turns between the rows.
 */
export async function readRows(table: ResultTable, mapping: Mapping, facts: ItemFacts): Promise<ReadFile> {
  const width = countCells(table.header, table.samples);
  const list = () => inTurns(listRows(table, mapping));
  const { decisions, problems } = await decideColumns(list(), mapping, facts, width);
  const refused = new Set(problems.flatMap(({ column }) => (column === null ? [] : [column])));
  const reader: RowReader = { mapping, facts, decisions, width, refused };
  const { bibs, contradictions, splitsFrom } = await lookThrough(list(), reader);
  for (const { column } of contradictions) if (column !== null) refused.add(column);
  const read = makeRowReader({ ...reader, mapping: { ...mapping, splitsFrom } });
  return {
    problems: [...problems, ...contradictions],
    splitsFrom,
    async *rows(afterLine = 0) {
      for await (const record of list()) {
        if (record.line <= afterLine) continue;
        const row = read(record);
        bibs.check(row);
        yield row;
      }
    },
  };
}

// Some programs write the header again on each page.
async function* listRows(table: ResultTable, { headerLine }: Mapping): AsyncGenerator<FileRecord> {
  const { header } = table;
  const isHeader = (cells: readonly string[]) =>
    cells.length > 0 && cells.length === header.length && cells.every((cell, index) => cell === header[index]);
  for await (const record of table.records()) if (record.line > headerLine && !isHeader(record.cells)) yield record;
}

async function lookThrough(
  records: AsyncIterable<FileRecord>,
  reader: RowReader,
): Promise<{ bibs: BibRegister; contradictions: FileProblem[]; splitsFrom: "gun" | "start" }> {
  const columns = listColumns(reader.mapping);
  const indexes = new Map<Field, number>(columns.map(({ index, target }) => [target.field, index]));
  const ranked = new Map<RankField, RankedRow[]>(
    rankFields.filter((field) => indexes.has(field) && isGrouped(field, indexes)).map((field) => [field, []]),
  );
  const bibs = registerBibs();
  const origin = collectSplitOrigin(reader.facts);
  const read = makeRowReader(reader);
  for await (const record of records) {
    const row = read(record);
    if (!row.isRefused) bibs.add(row, record.cells);
    if (row.isRefused || row.status !== "finished") continue;
    origin.add(row);
    for (const [field, rows] of ranked) {
      const rank = row[field];
      if (rank !== null)
        rows.push({ line: row.line, rank, gunMs: row.gunMs, netMs: row.netMs, group: getGroup(field, row) });
    }
  }
  const contradictions = [...ranked].flatMap(([field, rows]): FileProblem[] => {
    const params = findContradiction(rows);
    const column = indexes.get(field) ?? null;
    return params ? [{ line: reader.mapping.headerLine, column, field, code: "ranks-contradict", params }] : [];
  });
  return { bibs, contradictions, splitsFrom: reader.mapping.splitsFrom ?? origin.decide() };
}

// Without its groups, the ranks of a column cannot be compared.
function isGrouped(field: RankField, indexes: ReadonlyMap<Field, number>): boolean {
  if (field === "genderRank") return indexes.has("gender");
  return field === "overallRank" || indexes.has("category");
}

function getGroup(field: RankField, { gender, category }: ResultRow): string {
  if (field === "overallRank") return "";
  return field === "genderRank" ? String(gender) : `${gender} ${category ?? ""}`;
}
