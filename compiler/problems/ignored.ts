import { isObject, type JsonObject } from "#core/pointers.ts";
import type { Finding, Problem } from "./problems.ts";
import { report } from "./report.ts";
import { isProblemCode } from "./table.ts";

const mostEntries = 100;

/**
 * Returns a file's value without its `$ignore`, which is about the checks and is never published.
 */
export function withoutIgnores(value: JsonObject): JsonObject {
  if (!Object.hasOwn(value, "$ignore")) return value;
  const { $ignore: _, ...rest } = value;
  return rest;
}

/**
 * Leaves out the warnings that the file's `$ignore` names with code, pointer and reason. Errors
 * stay: they would break the site for visitors. An entry that is incomplete, or that ignores
 * nothing, is a problem itself.
 */
export function applyIgnores(
  problems: Problem[],
  value: unknown,
  { locate, file }: { locate(finding: Finding): Problem; file?: string | undefined },
): Problem[] {
  const list = isObject(value) ? value.$ignore : undefined;
  if (list === undefined) return problems;
  if (!Array.isArray(list) || list.length > mostEntries)
    return [...problems, locate(report("SL2021", "/$ignore", { wrong: Array.isArray(list) ? "many" : "list" }))];
  let remaining = problems;
  const ownProblems = list.flatMap((entry, index): Problem[] => {
    const at = `/$ignore/${index}`;
    const { code, pointer, because } = isObject(entry) ? entry : ({} as JsonObject);
    if (typeof code !== "string" || !isProblemCode(code)) return [locate(report("SL2021", at, { wrong: "code" }))];
    if (typeof pointer !== "string") return [locate(report("SL2021", at, { wrong: "pointer" }))];
    if (!isReason(because)) return [locate(report("SL2021", at, { wrong: "because" }))];
    const matches = problems.filter(
      (problem) => problem.code === code && problem.pointer === pointer && problem.file === file,
    );
    const ignored = matches.filter(({ severity }) => severity !== "error");
    remaining = remaining.filter((problem) => !ignored.includes(problem));
    return ignored.length > 0 ? [] : [locate(report("SL2022", at, { code, isError: matches.length > 0 }))];
  });
  return [...remaining, ...ownProblems];
}

function isReason(because: unknown): boolean {
  return typeof because === "string" && because.trim().length >= 3;
}
