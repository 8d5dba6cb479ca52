import { resultFields } from "#core/resultFields.ts";
import type { ColumnTarget, ItemFacts, Mapping } from "../files/model/mapping.ts";
import type { ResultTable } from "../files/reading/openTable.ts";

const notations = {
  number: ["days", "seconds", "milliseconds"],
  pair: ["minutes", "hours"],
} as const;

/**
 * Reads the columns of a file as a person chose them, in JSON with `columns` and, if wanted,
 * `headerLine`, `items` and `splitsFrom`; undefined if that is not what it is, or names a point or
 * item that does not exist.
 */
export function readMapping(text: string, table: ResultTable, facts: ItemFacts): Mapping | undefined {
  const value = parse(text);
  if (typeof value !== "object" || value === null) return undefined;
  const { columns, items, splitsFrom, headerLine = table.headerLine } = value as Record<string, unknown>;
  if (!Array.isArray(columns) || columns.length > 300 || !columns.every((target) => isTarget(target, facts)))
    return undefined;
  if (items !== undefined && !isItems(items, facts)) return undefined;
  if (splitsFrom !== undefined && splitsFrom !== "gun" && splitsFrom !== "start") return undefined;
  if (!Number.isInteger(headerLine) || Number(headerLine) < 0) return undefined;
  return {
    headerLine: Number(headerLine),
    columns,
    ...(items !== undefined && { items }),
    ...(splitsFrom !== undefined && { splitsFrom }),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isTarget(value: unknown, { points }: ItemFacts): value is ColumnTarget {
  if (value === null) return true;
  if (typeof value !== "object") return false;
  const { field, point, notation, isReversed, ...rest } = value as Record<string, unknown>;
  if (Object.keys(rest).length > 0 || !resultFields.some((name) => name === field)) return false;
  if (point !== undefined && !points.some(({ id }) => id === point)) return false;
  if (isReversed !== undefined && typeof isReversed !== "boolean") return false;
  return notation === undefined || isNotation(notation);
}

function isNotation(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  const { number, pair } = value as Record<string, unknown>;
  return notations.number.some((name) => name === number) && notations.pair.some((name) => name === pair);
}

function isItems(value: unknown, { items }: ItemFacts): value is Record<string, string | null> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.values(value).every((item) => item === null || (typeof item === "string" && items.has(item)));
}
