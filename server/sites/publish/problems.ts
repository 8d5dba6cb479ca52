import type { Problem } from "#compiler/problems/problems.ts";
import { report } from "#compiler/problems/report.ts";

/**
 * Returns the problem of a file whose text cannot be read; `cause` is the problem of the text, at
 * the same place.
 */
export function unreadableFile(code: "SL4004" | "SL4007" | "SL5415", file: string, cause: Problem): Problem {
  const { line, column, pointer, params } = cause;
  const finding = report(code, "", { cause: { code: cause.code, pointer, params } }, { file });
  return { ...finding, ...(line !== undefined && { line }), ...(column !== undefined && { column }) };
}

/**
 * Returns whether a problem is of the text of a file: of its encoding, its characters, its size or
 * its depth.
 */
export function isOfText({ code }: Problem): boolean {
  return ["SL1005", "SL1008", "SL3003", "SL3004"].includes(code);
}
