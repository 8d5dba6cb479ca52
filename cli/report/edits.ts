import { existsSync, readFileSync } from "node:fs";
import { applyFixes } from "#compiler/edit/fixes.ts";
import type { Fix, Problem } from "#compiler/problems/problems.ts";

/**
 * One range of a file and its replacement. Lines and columns count from 1 and the end is exclusive,
 * as in SARIF.
 */
export interface Edit {
  region: { startLine: number; startColumn: number; endLine: number; endColumn: number };
  insertedText: string;
}

/**
 * The part of a text that a fix changes, as offsets, and its replacement; undefined if it changes
 * nothing.
 */
export function findChange(source: string, fix: Fix): { start: number; end: number; text: string } | undefined {
  return findDifference(source, applyFixes(source, [fix]).source);
}

/** The part in which two texts differ. */
export function findDifference(
  source: string,
  fixed: string,
): { start: number; end: number; text: string } | undefined {
  if (fixed === source) return undefined;
  const maxStart = Math.min(source.length, fixed.length);
  let start = 0;
  while (start < maxStart && source[start] === fixed[start]) start++;
  let tail = 0;
  while (tail < maxStart - start && source.at(-1 - tail) === fixed.at(-1 - tail)) tail++;
  return { start, end: source.length - tail, text: fixed.slice(start, fixed.length - tail) };
}

/**
 * The smallest change of the file that applies a problem's fix; undefined if there is none. Each
 * file is read once into `sources`.
 */
export function getEdit({ file, fix }: Problem, sources: Map<string, string>): Edit | undefined {
  if (!file || !fix || !existsSync(file)) return undefined;
  const source = sources.get(file) ?? readFileSync(file, "utf8");
  sources.set(file, source);
  const change = findChange(source, fix);
  if (!change) return undefined;
  const [from, to] = [getPlace(source, change.start), getPlace(source, change.end)];
  return {
    region: { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column },
    insertedText: change.text,
  };
}

function getPlace(source: string, offset: number): { line: number; column: number } {
  const text = source.slice(0, offset).replace(/^\ufeff/, "");
  const lineStart = text.lastIndexOf("\n") + 1;
  return { line: text.split("\n").length, column: text.length - lineStart + 1 };
}
