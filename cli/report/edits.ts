import { existsSync, readFileSync } from "node:fs";
import { applyFixes } from "#compiler/problems/fixes.ts";
import type { Problem } from "#compiler/problems/problems.ts";

/** One range of a file and its replacement. Lines and columns count from 1 and the end is exclusive, as in SARIF. */
export interface Edit {
  region: { startLine: number; startColumn: number; endLine: number; endColumn: number };
  insertedText: string;
}

/** The smallest change of the file that applies a problem's fix; undefined if there is none. Each file is read once into `sources`. */
export function editOf({ file, fix }: Problem, sources: Map<string, string>): Edit | undefined {
  if (!file || !fix || !existsSync(file)) return undefined;
  const source = sources.get(file) ?? readFileSync(file, "utf8");
  sources.set(file, source);
  const fixed = applyFixes(source, [fix]).source;
  if (fixed === source) return undefined;
  const most = Math.min(source.length, fixed.length);
  let start = 0;
  while (start < most && source[start] === fixed[start]) start++;
  let tail = 0;
  while (tail < most - start && source.at(-1 - tail) === fixed.at(-1 - tail)) tail++;
  const [from, to] = [placeOf(source, start), placeOf(source, source.length - tail)];
  return {
    region: { startLine: from.line, startColumn: from.column, endLine: to.line, endColumn: to.column },
    insertedText: fixed.slice(start, fixed.length - tail),
  };
}

function placeOf(source: string, offset: number): { line: number; column: number } {
  const text = source.slice(0, offset).replace(/^\ufeff/, "");
  const lineStart = text.lastIndexOf("\n") + 1;
  return { line: text.split("\n").length, column: text.length - lineStart + 1 };
}
