import { isEmptyCell } from "../cells/plainCell.ts";
import type { Field, ItemFacts, Mapping } from "../model/mapping.ts";
import type { FileProblem, ProblemCode } from "../model/problem.ts";
import type { ResultRow } from "../model/row.ts";
import type { Decisions } from "./decisions.ts";

/** What the rows of a file are read by. */
export interface RowReader {
  mapping: Mapping;
  facts: ItemFacts;
  decisions: Decisions;
  /** How many cells a complete row has. */
  width: number;
  /** Columns that are refused as a whole. */
  refused: ReadonlySet<number>;
}

/** A row that is being read. */
export interface Draft {
  row: ResultRow;
  reader: RowReader;
  cells: readonly string[];
  indexes: ReadonlyMap<Field, number>;
}

/** Returns a row of a line of which nothing is known. */
export function emptyRow(line: number, points: number): ResultRow {
  return {
    line,
    bib: null,
    name: null,
    latinName: null,
    gender: 0,
    birthday: null,
    birthYear: null,
    age: null,
    club: null,
    country: null,
    city: null,
    category: null,
    wave: null,
    gunMs: null,
    netMs: null,
    splitsMs: Array.from({ length: points }, () => null),
    status: null,
    overallRank: null,
    genderRank: null,
    ageGroupRank: null,
    document: null,
    entryCode: null,
    problems: [],
    isRefused: false,
  };
}

/** Adds a problem to a row, at a field, a column or the whole line. */
export function report(
  { row, reader, indexes }: Draft,
  place: Field | number | null,
  code: ProblemCode,
  params: FileProblem["params"] = {},
) {
  const column = typeof place === "string" ? (indexes.get(place) ?? null) : place;
  const field = column === null ? null : (reader.mapping.columns[column]?.field ?? null);
  row.problems.push({ line: row.line, column, field, code, params });
}

/** Returns what a row states for a field; "" if nothing. */
export function getCell({ cells, indexes }: Draft, field: Field): string {
  const index = indexes.get(field);
  const cell = index === undefined ? "" : (cells[index] ?? "");
  return isEmptyCell(cell) ? "" : cell.trim();
}

/** As much of a cell as a person needs to recognise it. */
export const shownLength = 40;
