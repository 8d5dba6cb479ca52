import type { AnswerProblem } from "#forms/form.ts";
import { policiesToAgree } from "#forms/policies.ts";
import { listProblems } from "./checking.ts";
import { type DraftContent, hasAgreed } from "./content.ts";
import type { SignUp } from "./signUp.ts";

/** A problem with the entrant that it is about. */
export type EntrantProblem = AnswerProblem & { entrant: string };

/**
 * Reports everything that is wrong with the answers of all entrants, shown or not; the checker must
 * be loaded.
 */
export function checkAll({ loaded, checker, context }: SignUp, content: DraftContent): EntrantProblem[] {
  const check = checker.current();
  if (!check) throw new Error("The checker is not loaded.");
  const rules = { ...loaded, context };
  return content.entrants.flatMap(({ id }) =>
    listProblems(content, id, rules, check).map((problem) => ({ ...problem, entrant: id })),
  );
}

/** Returns the policies that are still to be agreed to. */
export function missingPolicies({ form, item }: Pick<SignUp, "form" | "item">, content: DraftContent) {
  return policiesToAgree(form, item).filter((policy) => !hasAgreed(content, policy));
}
