import { type ProblemParams, severities } from "#locales/generated/problems/codes.ts";

/**
 * A code of the tables in locales/problems/. A released code never changes its meaning and is never
 * given to another problem.
 */
export type ProblemCode = keyof ProblemParams;

/** The params of one code: what its sentences print. */
export type ParamsOf<Code extends ProblemCode> = ProblemParams[Code];

/** All codes in order. */
export const problemCodes = Object.keys(severities) as ProblemCode[];

/** Returns whether a text is a code of the tables. */
export function isProblemCode(text: string): text is ProblemCode {
  return Object.hasOwn(severities, text);
}
