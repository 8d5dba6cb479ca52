import type { Sentence } from "#core/text.ts";
import { printProblem } from "#locales/print/problem.ts";
import type { Described } from "./kind.ts";
import type { PrintedProblem, Problem } from "./problems.ts";

/**
 * Returns the sentence of a problem: its place, what is wrong and what to do. The only place where
 * problems become text; only reporters call it.
 */
export function readMessage({ code, pointer, params }: Described): Sentence {
  const { zh, en } = printProblem(code, params, readMessage);
  return pointer === "" ? { zh, en } : { zh: `“${pointer}”：${zh}`, en: `${pointer}: ${en}` };
}

/** Returns a problem with its sentence, for outputs that keep both. */
export function withMessage(problem: Problem): PrintedProblem {
  return { ...problem, message: readMessage(problem) };
}
