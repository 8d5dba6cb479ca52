import { pointerKeys } from "#core/pointers.ts";
import type { Problem } from "./problems.ts";

/** A problem, and those that repeat it in other places of its file. */
export interface RepeatedProblem {
  problem: Problem;
  repeats: Problem[];
}

// Problems about names: of many in one list or object, the cause is one, such as a table in the
// wrong place.
const aboutNames = new Set<string>(["SL2004", "SL6070"]);
const mostNames = 5;

/**
 * Groups problems that are printed once: the same one in several places of a file, and one about
 * many names of one list or object.
 */
export function groupRepeats(problems: readonly Problem[]): RepeatedProblem[] {
  const ofNames = problems.filter(({ code }) => aboutNames.has(code));
  const holders = group(ofNames, getHolder);
  const groups = group(problems, (problem) => {
    const holder = aboutNames.has(problem.code) ? getHolder(problem) : "";
    return (holders.get(holder)?.length ?? 0) > mostNames ? holder : identifyProblem(problem);
  });
  return [...groups.values()].flatMap(([problem, ...repeats]) => (problem ? [{ problem, repeats }] : []));
}

function group(problems: readonly Problem[], getKey: (problem: Problem) => string): Map<string, Problem[]> {
  const groups = new Map<string, Problem[]>();
  for (const problem of problems) {
    const key = getKey(problem);
    const members = groups.get(key);
    if (members) members.push(problem);
    else groups.set(key, [problem]);
  }
  return groups;
}

function identifyProblem({ file, code, severity, params, suggestion }: Problem): string {
  return JSON.stringify([file, code, severity, params, suggestion]);
}

// All entries of a list are one place.
function getHolder({ file, code, severity, pointer }: Problem): string {
  const keys = pointerKeys(pointer).slice(0, -1);
  return JSON.stringify([file, code, severity, keys.map((key) => (/^\d+$/.test(key) ? "*" : key))]);
}
