import type { FileProblem } from "#contract/resultFiles.ts";
import { problemCodes, type FileProblem as ReadProblem } from "../files/model/problem.ts";

/** Returns a problem of a file as the API states it. */
export function toProblem(problem: ReadProblem): FileProblem {
  return { ...problem, isRefused: problemCodes[problem.code] === "row" };
}
