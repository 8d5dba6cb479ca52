import { checkAnswers } from "#forms/checkAnswers.ts";
import type { AnswerProblem } from "#forms/form.ts";
import { policiesToAgree } from "#forms/policies.ts";
import { withSentence } from "#forms/sentences.ts";
import type { SignUp } from "./flow/useSignUp.ts";
import { hasAgreed } from "./signUpState.ts";

/** A problem with the entrant that it is about. */
export type EntrantProblem = AnswerProblem & { entrant: string };

/** Everything that is wrong with the answers of all entrants, whether it has been looked at or not. */
export function checkAll({ store, form, later, surroundings }: SignUp): EntrantProblem[] {
  const { checkShape } = later.current() ?? {};
  if (!checkShape) throw new Error("The check of answers has not come yet.");
  const { entrants } = store.current();
  return entrants.flatMap(({ id }, index) => {
    const { others: _, ...context } = surroundings(id);
    const answers = entrants.map((entrant) => entrant.answers);
    const found = checkAnswers(form, checkShape, answers[index] ?? {}, {
      ...context,
      entrants: answers,
      index,
    });
    return found.map((problem) => ({ ...withSentence(problem), entrant: id }));
  });
}

/** The policies that are still to be agreed to. */
export function missingPolicies({ store, form, item }: SignUp) {
  const state = store.current();
  return policiesToAgree(form, item.id).filter((policy) => !hasAgreed(state, policy));
}
