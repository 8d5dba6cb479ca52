import type { Sentence } from "#core/text.ts";
import { messages } from "#locales/generated/forms/problems.ts";
import { getText } from "#locales/getText.ts";
import type { FoundProblem } from "./foundProblem.ts";
import type { ProblemText } from "./problemText.ts";

/**
 * Returns a problem with its sentence: the organiser's own if there is one. If theirs is in Chinese
 * only, the English one is ours.
 */
export function withSentence<Problem extends Pick<FoundProblem, "text" | "own">>(
  problem: Problem,
): Problem & { message: Sentence } {
  const { zh, en } = writeSentence(problem.text);
  return { ...problem, message: { zh: problem.own?.zh ?? zh, en: problem.own?.en || en } };
}

/** Returns the sentence of a problem. */
export function writeSentence({ key, values }: ProblemText): Sentence {
  const { zh, en } = getText(messages, key, values as never);
  // A sentence can begin with what it is about: "this answer".
  return { zh, en: en.charAt(0).toUpperCase() + en.slice(1) };
}
