import type { ResultStatus } from "#contract/resultWords.ts";
import { cutText } from "#core/invisible.ts";
import { formatTime, parseTime, usualNotation } from "#core/raceTimes.ts";
import { isEmptyCell } from "../cells/plainCell.ts";
import { readStatus, readStatusWord } from "../cells/statusCell.ts";
import { fileLimits } from "../model/limits.ts";
import { rankFields } from "../model/mapping.ts";
import type { ProblemCode } from "../model/problem.ts";
import { type Draft, getCell, report, shownLength } from "./rowDraft.ts";
import { checkSplits } from "./splitOrder.ts";

/** Reads gun and net times; returns the statuses that are written in their place. */
export function fillTimes(draft: Draft): ResultStatus[] {
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
  else if (time > longest) report(draft, index, "time-long", { value, most: fileLimits.hours });
  // Timing programs write a time that was not taken as zero.
  else if (time > 0) return time;
  return null;
}

const longest = fileLimits.hours * 3_600_000;

// What is no time at all may be a name in the wrong column.
function showTime(cell: string): string {
  return cell.replace(/[^\d:.,+\-'"hms ]/gi, "…").slice(0, shownLength);
}

/** Reads stated ranks; returns the statuses that are written in their place, as ITRA does. */
export function fillRanks(draft: Draft): ResultStatus[] {
  const words: ResultStatus[] = [];
  for (const field of rankFields) {
    const cell = getCell(draft, field);
    if (cell === "" || cell === "0") continue;
    const rank = /^#?(\d{1,7})(?:\.0*)?(?:\s*\/\s*\d+)?$/.exec(cell.normalize("NFKC"))?.[1];
    const word = readStatusWord(cell);
    if (rank !== undefined) draft.row[field] = Number(rank);
    else if (word) words.push(word);
    else report(draft, field, "rank-unreadable");
  }
  return words;
}

/** Reads the status from its column, or from words in the place of a time or rank. */
export function fillStatus(draft: Draft, words: readonly ResultStatus[]) {
  const { row } = draft;
  const system = draft.reader.decisions.statuses;
  const cell = getCell(draft, "status");
  const stated = cell === "" ? undefined : readStatus(cell, system);
  if (cell !== "" && stated === undefined)
    report(draft, "status", "status-unknown", { value: cutText(cell, shownLength) });
  const hasTime = row.gunMs !== null || row.netMs !== null;
  // DNF in the place of a time counts more than a status that every row has.
  const all = stated === undefined ? words : [stated, ...words];
  row.status = all.find((status) => status !== "finished") ?? (hasTime ? "finished" : null);
  // RACE RESULT calls regular who has no other status, also before the finish.
  if (row.status === null && all.length > 0 && system !== "raceResult") report(draft, "status", "time-missing");
}

/** Reads the splits, as times from the gun. */
export function fillSplits(draft: Draft, splits: readonly (number | undefined)[]) {
  const { row, reader } = draft;
  const { gunMs, netMs } = row;
  const isFromStart = reader.mapping.splitsFrom === "start";
  const offset = isFromStart && gunMs !== null && netMs !== null ? gunMs - netMs : 0;
  const times = splits.map((index) => {
    const cell = index === undefined ? "" : (draft.cells[index] ?? "").trim();
    if (index === undefined || isEmptyCell(cell) || readStatusWord(cell)) return null;
    const time = parseTime(cell, reader.decisions.notations.get(index) ?? usualNotation);
    if (time === undefined || time > longest) report(draft, index, "split-unreadable", { value: showTime(cell) });
    else if (time < 0) report(draft, index, "split-negative", { value: showTime(cell) });
    return time !== undefined && time > 0 && time <= longest ? time + offset : null;
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
