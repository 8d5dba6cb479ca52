import { formatTime } from "#core/raceTimes.ts";
import type { FileProblem } from "../model/problem.ts";

/** A runner who has a rank. */
export interface RankedRow {
  line: number;
  rank: number;
  gunMs: number | null;
  netMs: number | null;
  /** Those of one group are ranked together. */
  group: string;
}

// Ranks may be of times that were rounded to whole seconds.
const tolerance = 1000;

/**
 * Returns the params of the first two rows of which the better rank has the later time, both by the
 * gun and net, as far as they are known: some rank by the gun for the first places and net for all
 * others, and no rule ranks like that. Undefined if ranks and times agree.
 */
export function findContradiction(rows: readonly RankedRow[]): FileProblem["params"] | undefined {
  const groups = new Map<string, RankedRow[]>();
  for (const row of rows) {
    const group = groups.get(row.group);
    if (group) group.push(row);
    else groups.set(row.group, [row]);
  }
  for (const group of groups.values()) {
    const pair = findInGroup(group.sort((one, other) => one.rank - other.rank || one.line - other.line));
    if (pair) return describe(pair);
  }
  return undefined;
}

function findInGroup(rows: readonly RankedRow[]): [RankedRow, RankedRow] | undefined {
  let latest: RankedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const last = rows[index - 1];
    if (last?.rank === row.rank && isApart(last, row)) return [last, row];
    const better = [...latest, last].find((other) => other && other.rank < row.rank && isLater(other, row));
    if (better) return [better, row];
    latest = [findLatest(latest[0], row, "gunMs"), findLatest(latest[1], row, "netMs")];
  }
  return undefined;
}

function findLatest(one: RankedRow | undefined, other: RankedRow, key: "gunMs" | "netMs"): RankedRow {
  return one && (one[key] ?? -1) >= (other[key] ?? -1) ? one : other;
}

function listDifferences(one: RankedRow, other: RankedRow): number[] {
  return (["gunMs", "netMs"] as const).flatMap((key) => {
    const [time, otherTime] = [one[key], other[key]];
    return time === null || otherTime === null ? [] : [time - otherTime];
  });
}

function isLater(one: RankedRow, other: RankedRow): boolean {
  const differences = listDifferences(one, other);
  return differences.length > 0 && differences.every((difference) => difference >= tolerance);
}

// Two with one rank have one time.
function isApart(one: RankedRow, other: RankedRow): boolean {
  const differences = listDifferences(one, other);
  return differences.length > 0 && differences.every((difference) => Math.abs(difference) >= tolerance);
}

function describe([better, worse]: [RankedRow, RankedRow]): FileProblem["params"] {
  const key = better.netMs !== null && worse.netMs !== null ? "netMs" : "gunMs";
  return {
    row: better.line,
    rank: better.rank,
    time: formatTime(better[key] ?? 0, { digits: 2 }),
    otherRow: worse.line,
    otherRank: worse.rank,
    otherTime: formatTime(worse[key] ?? 0, { digits: 2 }),
  };
}
