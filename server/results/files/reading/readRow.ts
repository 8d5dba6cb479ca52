import type { ResultStatus } from "#contract/resultWords.ts";
import { formatTime, parseTime, usualNotation } from "#core/raceTimes.ts";
import { cleanText } from "#core/typedText.ts";
import { hasLostDigits } from "#forms/values/lostDigits.ts";
import { readCountryCell } from "../cells/countryCell.ts";
import { readDayCell, readShortYear } from "../cells/dayCell.ts";
import { readGenderCell } from "../cells/genderCell.ts";
import { isEmptyCell, readIdentifierCell, readTextCell } from "../cells/plainCell.ts";
import { readStatus, readStatusWord } from "../cells/statusCell.ts";
import { plainHeader } from "../headers/headerNames.ts";
import { fileLimits } from "../model/limits.ts";
import type { Field, ItemFacts, Mapping } from "../model/mapping.ts";
import { type FileProblem, type ProblemCode, problemCodes } from "../model/problem.ts";
import type { ResultRow } from "../model/row.ts";
import type { FileRecord } from "../source/records.ts";
import { listColumns } from "./columns.ts";
import type { Decisions } from "./decisions.ts";
import { findNamed } from "./findNamed.ts";
import { readName } from "./readName.ts";
import { checkSplits } from "./splitOrder.ts";

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

interface Draft {
  row: ResultRow;
  reader: RowReader;
  cells: readonly string[];
  indexes: ReadonlyMap<Field, number>;
}

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

function emptyRow(line: number, points: number): ResultRow {
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

function report(
  { row, reader, indexes }: Draft,
  place: Field | number | null,
  code: ProblemCode,
  params: FileProblem["params"] = {},
) {
  const column = typeof place === "string" ? (indexes.get(place) ?? null) : place;
  const field = column === null ? null : (reader.mapping.columns[column]?.field ?? null);
  row.problems.push({ line: row.line, column, field, code, params });
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

function getCell({ cells, indexes }: Draft, field: Field): string {
  const index = indexes.get(field);
  const cell = index === undefined ? "" : (cells[index] ?? "");
  return isEmptyCell(cell) ? "" : cell.trim();
}

function isOfItem(draft: Draft): boolean {
  if (!draft.indexes.has("item")) return true;
  const { mapping, facts } = draft.reader;
  const name = readTextCell(getCell(draft, "item"));
  if (name === null) {
    report(draft, "item", "item-missing");
    return false;
  }
  const stated = Object.entries(mapping.items ?? {}).find(([key]) => plainHeader(key) === plainHeader(name));
  const item = stated ? stated[1] : findNamed(name, facts.items);
  if (item === facts.item) return true;
  report(draft, "item", item === undefined ? "item-unknown" : "item-other", { value: name.slice(0, shownLength) });
  return false;
}

// As much of a cell as a person needs to recognise it.
const shownLength = 40;

function fillIdentity(draft: Draft) {
  const { row, indexes } = draft;
  for (const field of ["bib", "document", "entryCode"] as const) {
    const text = readIdentifierCell(getCell(draft, field));
    if (text === null) continue;
    if (hasLostDigits(text)) report(draft, field, "digits-lost");
    else if (text.length > fileLimits.identifier) report(draft, field, "text-long", { most: fileLimits.identifier });
    else row[field] = field === "document" ? cleanText("number", text) : text;
  }
  const { name, country } = readName((field) => getCell(draft, field), isReversed(draft));
  row.name = cut(draft, indexes.has("name") ? "name" : "lastName", name);
  row.latinName = cut(draft, "latinName", readTextCell(getCell(draft, "latinName")));
  row.country = country ?? null;
  if (row.bib === null && row.name === null && row.document === null && row.entryCode === null)
    report(draft, indexes.has("bib") ? "bib" : null, "identity-missing");
  else if (row.bib === null && indexes.has("bib")) report(draft, "bib", "bib-missing");
}

function isReversed({ reader, indexes }: Draft): boolean {
  return reader.mapping.columns[indexes.get("name") ?? -1]?.isReversed === true;
}

function cut(draft: Draft, field: Field, text: string | null): string | null {
  if (text === null || text.length <= fileLimits.text) return text;
  report(draft, field, "text-long", { most: fileLimits.text });
  return text.slice(0, fileLimits.text);
}

function fillTexts(draft: Draft) {
  for (const field of ["club", "city", "category", "wave"] as const)
    draft.row[field] = cut(draft, field, readTextCell(getCell(draft, field)));
  const { wave } = draft.row;
  const { starts } = draft.reader.facts;
  if (wave === null || !starts) return;
  draft.row.wave = findNamed(wave, starts) ?? null;
  if (draft.row.wave === null) report(draft, "wave", "wave-unknown", { value: wave.slice(0, shownLength) });
}

function fillPerson(draft: Draft) {
  const { row } = draft;
  const { decisions } = draft.reader;
  const gender = getCell(draft, "gender");
  const read = gender === "" ? 0 : readGenderCell(gender, decisions.hasHombres);
  if (read === undefined) report(draft, "gender", "gender-unknown");
  row.gender = read ?? 0;
  const country = getCell(draft, "country");
  if (country !== "") row.country = readCountryCell(country, decisions.countries) ?? null;
  if (country !== "" && row.country === null) report(draft, "country", "country-unknown", { value: showWord(country) });
  fillBirth(draft);
  const age = getCell(draft, "age");
  if (age === "") return;
  const years = Number(/^(\d{1,3})(?:\.0+)?\s*(?:岁|周岁)?$/.exec(age)?.[1] ?? 0);
  if (years >= 1 && years <= 120) row.age = years;
  else report(draft, "age", "age-unreadable");
}

function fillBirth(draft: Draft) {
  const { row } = draft;
  const { decisions, facts } = draft.reader;
  const latest = facts.raceDay ? Number(facts.raceDay.slice(0, 4)) : new Date().getUTCFullYear();
  const cell = getCell(draft, "birthday");
  const year = getCell(draft, "birthYear");
  if (cell !== "") {
    const day = readDayCell(cell, decisions.days, latest);
    if (day === undefined) report(draft, "birthday", "birthday-unreadable");
    else if (day > (facts.raceDay ?? `${latest}-12-31`)) report(draft, "birthday", "birthday-future");
    else row.birthday = day;
  }
  if (row.birthday !== null) row.birthYear = Number(row.birthday.slice(0, 4));
  else if (year !== "") {
    const read = readYear(year, draft, latest);
    if (read !== undefined && read > latest - 120 && read <= latest) row.birthYear = read;
    else report(draft, "birthYear", "year-unreadable");
  }
}

function readYear(cell: string, { reader }: Draft, latest: number): number | undefined {
  if (/^\d{4}(?:\.0+)?年?$/.test(cell)) return Number(cell.slice(0, 4));
  if (/^'?\d{2}$/.test(cell)) return readShortYear(Number(cell.slice(-2)), latest);
  const day = readDayCell(cell, reader.decisions.days, latest);
  return day === undefined ? undefined : Number(day.slice(0, 4));
}

// A word of a few letters; anything else may be a name in the wrong column.
function showWord(cell: string): string {
  return cell.slice(0, shownLength);
}

/** Reads gun and net times; returns the statuses that are written in their place. */
function fillTimes(draft: Draft): ResultStatus[] {
  const { row } = draft;
  const words: ResultStatus[] = [];
  for (const [field, key] of [
    ["gun", "gunMs"],
    ["net", "netMs"],
  ] as const) {
    const index = draft.indexes.get(field);
    const cell = getCell(draft, field);
    if (cell === "" || index === undefined) continue;
    const word = readStatusWord(cell);
    if (word) words.push(word);
    else row[key] = readTime(draft, index, cell);
  }
  if (row.gunMs !== null && row.netMs !== null && row.netMs - row.gunMs >= 1000)
    report(draft, "net", "net-above-gun", { gun: formatTime(row.gunMs), net: formatTime(row.netMs) });
  return words;
}

function readTime(draft: Draft, index: number, cell: string): number | null {
  const time = parseTime(cell, draft.reader.decisions.notations.get(index) ?? usualNotation);
  const value = showTime(cell);
  if (time === undefined) report(draft, index, "time-unreadable", { value });
  else if (time < 0) report(draft, index, "time-negative", { value });
  else if (time > fileLimits.hours * 3_600_000) report(draft, index, "time-long", { value, most: fileLimits.hours });
  // Timing programs write a time that was not taken as zero.
  else if (time > 0) return time;
  return null;
}

// What is no time at all may be a name in the wrong column.
function showTime(cell: string): string {
  return cell.replace(/[^\d:.,+\-'"hms ]/gi, "…").slice(0, shownLength);
}

const ranks = [
  ["overallRank", "overallRank"],
  ["genderRank", "genderRank"],
  ["ageGroupRank", "ageGroupRank"],
] as const;

/** Reads stated ranks; returns the statuses that are written in their place, as ITRA does. */
function fillRanks(draft: Draft): ResultStatus[] {
  const words: ResultStatus[] = [];
  for (const [field, key] of ranks) {
    const cell = getCell(draft, field);
    if (cell === "" || cell === "0") continue;
    const rank = /^#?(\d{1,7})(?:\.0*)?(?:\s*\/\s*\d+)?$/.exec(cell.normalize("NFKC"))?.[1];
    const word = readStatusWord(cell);
    if (rank !== undefined) draft.row[key] = Number(rank);
    else if (word) words.push(word);
    else report(draft, field, "rank-unreadable");
  }
  return words;
}

function fillStatus(draft: Draft, words: readonly ResultStatus[]) {
  const { row } = draft;
  const system = draft.reader.decisions.statuses;
  const cell = getCell(draft, "status");
  const stated = cell === "" ? undefined : readStatus(cell, system);
  if (cell !== "" && stated === undefined) report(draft, "status", "status-unknown", { value: showWord(cell) });
  const hasTime = row.gunMs !== null || row.netMs !== null;
  // DNF in the place of a time counts more than a status that every row has.
  const all = stated === undefined ? words : [stated, ...words];
  row.status = all.find((status) => status !== "finished") ?? (hasTime ? "finished" : null);
  // RACE RESULT calls regular who has no other status, also before the finish.
  if (row.status === null && all.length > 0 && system !== "raceResult") report(draft, "status", "time-missing");
}

function fillSplits(draft: Draft, splits: readonly (number | undefined)[]) {
  const { row, reader } = draft;
  const { gunMs, netMs } = row;
  const isFromStart = reader.mapping.splitsFrom === "start";
  const offset = isFromStart && gunMs !== null && netMs !== null ? gunMs - netMs : 0;
  const times = splits.map((index) => {
    const cell = index === undefined ? "" : (draft.cells[index] ?? "").trim();
    if (index === undefined || isEmptyCell(cell) || readStatusWord(cell)) return null;
    const time = parseTime(cell, reader.decisions.notations.get(index) ?? usualNotation);
    if (time === undefined) report(draft, index, "split-unreadable", { value: showTime(cell) });
    else if (time < 0) report(draft, index, "split-negative", { value: showTime(cell) });
    return time !== undefined && time > 0 ? time + offset : null;
  });
  const finish = gunMs ?? (isFromStart ? netMs : null);
  const { kept, late, backwards } = checkSplits(times, finish);
  const reportAll = (places: readonly number[], code: ProblemCode) => {
    for (const place of places) report(draft, splits[place] ?? null, code, { time: formatTime(times[place] ?? 0) });
  };
  reportAll(late, "split-after-finish");
  reportAll(backwards, "split-backwards");
  row.splitsMs = kept;
}
