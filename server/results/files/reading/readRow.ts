import { cutText } from "#core/invisible.ts";
import { readTextCell } from "../cells/plainCell.ts";
import { plainWord } from "../headers/headerNames.ts";
import { problemCodes } from "../model/problem.ts";
import type { ResultRow } from "../model/row.ts";
import type { FileRecord } from "../source/records.ts";
import { listColumns } from "./columns.ts";
import { findNamed } from "./findNamed.ts";
import { type Draft, emptyRow, getCell, type RowReader, report, shownLength } from "./rowDraft.ts";
import { fillIdentity, fillPerson, fillTexts } from "./rowPerson.ts";
import { fillRanks, fillSplits, fillStatus, fillTimes } from "./rowTimes.ts";

/** Makes the function that reads a record of a file into a row, with all that is wrong with it. */
export function makeRowReader(reader: RowReader): (record: FileRecord) => ResultRow {
  const columns = listColumns(reader.mapping).filter(({ index }) => !reader.refused.has(index));
  const indexes = new Map(columns.map(({ index, target }) => [target.field, index]));
  const splits = reader.facts.points.map(
    ({ id }) => columns.find(({ target }) => target.field === "split" && target.point === id)?.index,
  );
  return ({ line, cells, fault }) => {
    const row = emptyRow(line, splits.length);
    const draft: Draft = { row, reader, cells, indexes };
    if (fault) report(draft, null, fault);
    else if (cells.slice(reader.width).some((cell) => cell.trim() !== "")) report(draft, null, "columns-many");
    else if (reader.decisions.isEven && cells.length < reader.width) report(draft, null, "columns-few");
    else fill(draft, splits);
    row.isRefused = row.problems.some(({ code }) => problemCodes[code] === "row");
    return row;
  };
}

function fill(draft: Draft, splits: readonly (number | undefined)[]) {
  if (!isOfItem(draft)) return;
  fillIdentity(draft);
  fillPerson(draft);
  fillTexts(draft);
  const words = [...fillTimes(draft), ...fillRanks(draft)];
  fillStatus(draft, words);
  fillSplits(draft, splits);
}

function isOfItem(draft: Draft): boolean {
  if (!draft.indexes.has("item")) return true;
  const { mapping, facts } = draft.reader;
  const name = readTextCell(getCell(draft, "item"));
  if (name === null) {
    report(draft, "item", "item-missing");
    return false;
  }
  const stated = Object.entries(mapping.items ?? {}).find(([key]) => plainWord(key) === plainWord(name));
  const item = stated ? stated[1] : findNamed(name, facts.items);
  if (item === facts.item) return true;
  report(draft, "item", item === undefined ? "item-unknown" : "item-other", { value: cutText(name, shownLength) });
  return false;
}
