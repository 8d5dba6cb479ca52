import { collectNotation, parseTime } from "#core/raceTimes.ts";
import { readGenderCell } from "../cells/genderCell.ts";
import { isEmptyCell } from "../cells/plainCell.ts";
import { collectStatuses, readStatus, readStatusWord } from "../cells/statusCell.ts";
import { type HeaderMeaning, plainHeader, readHeader } from "../headers/headerNames.ts";
import { placeNumberedSplits, readSplitHeader, type SplitHeader } from "../headers/splits.ts";
import type {
  Certainty,
  ColumnTarget,
  Field,
  ItemFacts,
  MappingQuestion,
  Proposal,
  ProposedColumn,
} from "../model/mapping.ts";
import { countCells } from "./countCells.ts";
import { findNamed } from "./findNamed.ts";

/** The header of a file, its last line, and the cells of some rows below it. */
export interface HeaderAndSamples {
  isSheetSure?: boolean;
  header: readonly string[];
  headerLine: number;
  samples: readonly (readonly string[])[];
}

interface Column {
  index: number;
  header: string;
  cells: string[];
  meaning: HeaderMeaning | undefined;
  split: SplitHeader | undefined;
}

type Decision = readonly [target: ColumnTarget, certainty: Certainty];

const unused: Decision = [null, "unused"];
const unknown: Decision = [null, "unknown"];
// Most cells of a column agree with its name, a few are faults.
const most = 0.8;

/**
 * Proposes what each column of a file holds, by its name and its cells. Unknown columns are listed;
 * a question is put for all that a person should look at.
 */
export function proposeMapping(table: HeaderAndSamples, facts: ItemFacts): Proposal {
  const { header, headerLine, samples, isSheetSure = true } = table;
  const width = countCells(header, samples);
  const columns = Array.from({ length: width }, (_column, index): Column => {
    const name = (header[index] ?? "").trim();
    const meaning = name === "" ? undefined : readHeader(name);
    const cells = samples.map((row) => row[index] ?? "").filter((cell) => !isEmptyCell(cell));
    const split = meaning === undefined && name !== "" ? readSplitHeader(name, facts) : undefined;
    return { index, header: name, cells, meaning, split };
  });
  const decide = decideBy(columns, facts);
  const proposed = columns.map((column): ProposedColumn => {
    const [target, certainty] = checkCells(column, decide(column));
    return { index: column.index, header: column.header, target, certainty, hasTimes: hasTimes(column.cells) };
  });
  const questions: MappingQuestion[] = [
    ...askSheet(isSheetSure),
    ...leaveTwins(proposed),
    ...askColumns(proposed),
    ...askNotations(proposed, columns, facts),
    ...askItems(proposed, columns, facts),
    ...askWhole(proposed),
  ];
  return {
    mapping: { headerLine, columns: proposed.map(({ target }) => target) },
    columns: proposed,
    questions,
    isSure: questions.length === 0,
  };
}

// What a name with several meanings is depends on the other columns.
function decideBy(columns: readonly Column[], facts: ItemFacts): (column: Column) => Decision {
  const has = (meaning: HeaderMeaning) => columns.some((column) => column.meaning === meaning);
  const numbered = columns.filter(({ split }) => split?.kind === "number");
  const placed = placeNumberedSplits(
    numbered.map(({ split }) => (split?.kind === "number" ? split.number : 0)),
    facts.points,
  );
  const sure = (field: Field): Decision => [{ field }, "sure"];
  return (column) => {
    const { meaning, split } = column;
    if (meaning === undefined && split === undefined) return column.cells.length === 0 ? unused : unknown;
    if (split)
      return decideSplit(column, split, { hasTime: has("gun") || has("net") || has("time"), numbered, placed });
    switch (meaning) {
      case "unused":
        return unused;
      case "time":
        if (has("gun") && has("net")) return [null, "unused"];
        return sure(has("gun") ? "net" : "gun");
      case "number":
        if (has("bib")) return unused;
        return [{ field: "bib" }, isSequence(column.cells) ? "likely" : "sure"];
      case "nameReversed":
        return [{ field: "name", isReversed: true }, "sure"];
      case "name":
        return sure(has("firstName") && !has("lastName") ? "lastName" : "name");
      case "lastName":
        return sure(has("firstName") ? "lastName" : "name");
      case "firstName":
        return sure(has("lastName") || has("name") ? "firstName" : "name");
      default:
        return meaning === undefined ? unknown : sure(meaning);
    }
  };
}

function decideSplit(
  column: Column,
  split: SplitHeader,
  {
    hasTime,
    numbered,
    placed,
  }: {
    hasTime: boolean;
    numbered: readonly Column[];
    placed: ReturnType<typeof placeNumberedSplits>;
  },
): Decision {
  if (split.kind === "point") return [{ field: "split", point: split.point }, "sure"];
  if (split.kind === "finish") return hasTime ? unused : [{ field: "gun" }, "likely"];
  const point = split.kind === "number" ? placed?.points[numbered.indexOf(column)] : undefined;
  if (point !== undefined) return [{ field: "split", point }, placed?.isSure ? "sure" : "likely"];
  return unknown;
}

// 1, 2, 3 in the order of the lines.
function isSequence(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.every((cell, index) => Number(cell) === Number(cells[0]) + index);
}

// A name that its cells contradict is only likely.
function checkCells({ cells }: Column, [target, certainty]: Decision): Decision {
  if (!target || certainty !== "sure" || cells.length === 0) return [target, certainty];
  const check = getCheck(target.field, cells);
  if (!check) return [target, certainty];
  const fitting = cells.filter(check).length;
  return [target, fitting >= cells.length * most ? "sure" : "likely"];
}

function getCheck(field: Field, cells: readonly string[]): ((cell: string) => boolean) | undefined {
  if (field === "gun" || field === "net" || field === "split")
    return (cell) => parseTime(cell) !== undefined || readStatusWord(cell) !== undefined;
  if (field === "gender") return (cell) => readGenderCell(cell, false) !== undefined;
  if (field === "overallRank" || field === "genderRank" || field === "ageGroupRank")
    return (cell) => /^\d+[.)]?(?:\s*\/\s*\d+)?$/.test(cell.trim()) || readStatusWord(cell) !== undefined;
  if (field !== "status") return undefined;
  const vote = collectStatuses();
  for (const cell of cells) vote.add(cell.trim(), true);
  const system = vote.decide();
  return (cell) => readStatus(cell.trim(), system) !== undefined;
}

function hasTimes(cells: readonly string[]): boolean {
  const times = cells.filter((cell) => /[:'"时分hH]/.test(cell) && parseTime(cell) !== undefined);
  return times.length > 0 && times.length >= cells.length / 2;
}

function askSheet(isSure: boolean): MappingQuestion[] {
  return isSure ? [] : [{ code: "sheet" }];
}

// The first of two columns of one field is read; one that is empty is no question.
function leaveTwins(columns: ProposedColumn[]): MappingQuestion[] {
  const first = new Map<string, number>();
  const questions: MappingQuestion[] = [];
  for (const column of columns) {
    if (!column.target) continue;
    const name = `${column.target.field} ${column.target.point ?? ""}`;
    const other = first.get(name);
    if (other === undefined) {
      first.set(name, column.index);
      continue;
    }
    column.target = null;
    column.certainty = "likely";
    questions.push({ code: "twice", index: column.index, other });
  }
  return questions;
}

function askColumns(columns: readonly ProposedColumn[]): MappingQuestion[] {
  return columns
    .filter(({ target, certainty, hasTimes }) =>
      certainty === "likely" ? target !== null : certainty === "unknown" && hasTimes,
    )
    .map(({ index }) => ({ code: "column", index }));
}

function askNotations(
  proposed: readonly ProposedColumn[],
  columns: readonly Column[],
  { points, distanceKm }: ItemFacts,
): MappingQuestion[] {
  return proposed.flatMap(({ index, target }): MappingQuestion[] => {
    if (target?.field !== "gun" && target?.field !== "net" && target?.field !== "split") return [];
    const point = points.find(({ id }) => id === target.point);
    const vote = collectNotation(target.field === "split" ? point?.distanceKm : distanceKm);
    for (const cell of columns[index]?.cells ?? []) vote.add(cell);
    return vote.decide().isSure ? [] : [{ code: "notation", index }];
  });
}

function askItems(
  proposed: readonly ProposedColumn[],
  columns: readonly Column[],
  { items }: ItemFacts,
): MappingQuestion[] {
  return proposed.flatMap(({ index, target }) => {
    if (target?.field !== "item") return [];
    const names = new Map((columns[index]?.cells ?? []).map((cell) => [plainHeader(cell), cell.trim()]));
    return [...names.values()]
      .filter((name) => findNamed(name, items) === undefined)
      .map((name): MappingQuestion => ({ code: "item", index, name }));
  });
}

function askWhole(columns: readonly ProposedColumn[]): MappingQuestion[] {
  const hasOne = (fields: readonly Field[]) => columns.some(({ target }) => target && fields.includes(target.field));
  const questions: MappingQuestion[] = [];
  if (!hasOne(["bib", "name", "document", "entryCode"])) questions.push({ code: "identity" });
  if (!hasOne(["gun", "net", "status"])) questions.push({ code: "time" });
  return questions;
}
