import type { Sentence } from "#core/text.ts";
import type { Described, ProblemKind } from "./kind.ts";
import type { PrintedProblem, Problem } from "./problems.ts";
import { problemTable } from "./table.ts";

/**
 * The sentence of a problem: its place, what is wrong and what to do. The only place where problems
 * become text; only reporters call it.
 */
export function messageOf({ code, pointer, params }: Described): Sentence {
  const { message }: ProblemKind = problemTable[code as keyof typeof problemTable];
  const { zh, en } = message(params as never, messageOf);
  return pointer === "" ? { zh, en } : { zh: `“${pointer}”：${zh}`, en: `${pointer}: ${en}` };
}

/** A problem with its sentence, for outputs that keep both. */
export function withMessage(problem: Problem): PrintedProblem {
  return { ...problem, message: messageOf(problem) };
}
