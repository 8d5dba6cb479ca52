import type { checkAnswers } from "#forms/answers/checkAnswers.ts";
import type { AnswerProblem, CheckShape } from "#forms/form.ts";
import type { withSentence } from "#forms/sentences.ts";
import type { Lazy } from "../lazy.ts";
import { afterPointerUp, watchPointer } from "./afterPointerUp.ts";
import { nameIn } from "./patches.ts";
import { buildContext, type Rules } from "./reduce.ts";
import type { SignUpState } from "./state.ts";
import type { Change, SignUpStore } from "./store.ts";

/** What checks answers; loaded once the runner begins to fill the form in. */
export interface Checker {
  checkAnswers: typeof checkAnswers;
  checkShape: CheckShape;
  withSentence: typeof withSentence;
}

/**
 * Checks the answers of an entrant when they change, and dispatches what is wrong with the fields
 * that are checked.
 */
export function startChecking(store: SignUpStore, rules: Rules, checker: Lazy<Checker>): void {
  const check = (entrant: string) => {
    const { content, checks } = store.getState();
    const entrantChecks = checks[entrant];
    if (!entrantChecks) return;
    const loaded = checker.current();
    // A runner who continues to the next step waits for it, and sees if it cannot be loaded.
    if (entrantChecks.names.size > 0 && !loaded) void checker.load().then(() => check(entrant), ignore);
    const all = entrantChecks.names.size > 0 && loaded ? listProblems(content, entrant, rules, loaded) : [];
    const problems = all.filter(({ pointer }) => entrantChecks.names.has(nameIn(pointer)));
    store.dispatch({ type: "problemsFound", entrant, problems });
  };
  watchPointer();
  store.subscribe(({ event }: Change) => {
    if (event.type === "answered" || event.type === "fieldLeft") afterPointerUp(() => check(event.entrant));
    if (event.type === "stepChecked" || event.type === "answersRefused") check(event.entrant);
  });
}

/** Lists everything that is wrong with the answers of an entrant. */
export function listProblems(
  content: SignUpState["content"],
  entrant: string,
  { form, context }: Rules,
  { checkAnswers, checkShape, withSentence }: Checker,
): AnswerProblem[] {
  const checked = buildContext(content, entrant, context());
  return checkAnswers(form, checkShape, checked.entrants[checked.index] ?? {}, checked).map(withSentence);
}

const ignore = () => undefined;
