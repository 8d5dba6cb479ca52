import { existsSync, readFileSync } from "node:fs";
import { applyFixes } from "#compiler/problems/fixes.ts";
import type { Problem } from "#compiler/problems/problems.ts";

/** One stretch of a file, counted from 1 and with its end left out as SARIF has it, and the text that comes in its place. */
export interface Edit {
  region: { startLine: number; startColumn: number; endLine: number; endColumn: number };
  insertedText: string;
}

/** The smallest change of a problem's file that makes its fix; undefined where there is none. Files are read once into `sources`. */
export function editOf({ file, fix }: Problem, sources: Map<string, string>): Edit | undefined {
  if (!file || !fix || !existsSync(file)) return undefined;
  const source = sources.get(file) ?? readFileSync(file, "utf8");
  sources.set(file, source);
  const mended = applyFixes(source, [fix]).source;
  if (mended === source) return undefined;
  const most = Math.min(source.length, mended.length);
  let start = 0;
  while (start < most && source[start] === mended[start]) start++;
  let tail = 0;
  while (tail < most - start && source.at(-1 - tail) === mended.at(-1 - tail)) tail++;
  const [from, to] = [placeOf(source, start), placeOf(source, source.length - tail)];
  return {
    region: { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column },
    insertedText: mended.slice(start, mended.length - tail),
  };
}

function placeOf(source: string, offset: number): { line: number; column: number } {
  const text = source.slice(0, offset).replace(/^\ufeff/, "");
  const lineStart = text.lastIndexOf("\n") + 1;
  return { line: text.split("\n").length, column: text.length - lineStart + 1 };
}
