import type { Sentence } from "#core/text.ts";
import type { ProblemKind } from "./kind.ts";
import { type ProblemCode, problemCodes, problemTable } from "./table.ts";

/**
 * The explanation of a code as `startline explain`, SARIF and docs/problems.md show it. Paragraphs
 * are separated by an empty line.
 */
export interface Explanation {
  title: Sentence;
  text: Sentence;
  example?: string;
}

/** The explanation of one code. */
export function explanationOf(code: ProblemCode): Explanation {
  const { title, explanation, example }: ProblemKind = problemTable[code];
  const text = { zh: explanation.zh.join("\n\n"), en: explanation.en.join("\n\n") };
  return { title, text, ...(example !== undefined && { example }) };
}

/** The explanations of all codes, in the order of the codes. */
export function explanations(): Record<string, Explanation> {
  return Object.fromEntries(problemCodes.map((code) => [code, explanationOf(code)]));
}
