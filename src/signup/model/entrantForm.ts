import { valueAt } from "#core/pointers.ts";
import type { AnswerProblem, Answers } from "#forms/form.ts";
import type { Entrant } from "./content.ts";
import type { LoadedForm } from "./loadForm.ts";
import { nameIn } from "./patches.ts";
import type { SignUpStore } from "./store.ts";

/**
 * The form of one entrant: reads their part of the state, and dispatches what the runner does in
 * it.
 */
export interface EntrantForm {
  loaded: LoadedForm;
  /** What fields remember of earlier answers; neither saved nor sent. */
  memory: Map<string, unknown>;
  answers(): Answers;
  answerAt(pointer: string): unknown;
  /** Takes all answers after a change. */
  change(answers: Answers): void;
  /** The runner has left a field: it is checked from now on. */
  leave(pointer: string): void;
  /** What is shown as wrong: problems of fields that are checked or refused. */
  problems(): AnswerProblem[];
  /**
   * Checks properties (all if `names` is left out) and returns what is wrong with them; the checker
   * must be loaded.
   */
  check(names?: string[]): AnswerProblem[];
  /** Shows what the server refused, until the answer changes. */
  refuse(problems: AnswerProblem[]): void;
  subscribe(listener: () => void): () => void;
}

/** Creates the form of an entrant of the sign-up. */
export function createEntrantForm(store: SignUpStore, loaded: LoadedForm, id: string): EntrantForm {
  const entrant = (): Entrant => store.getState().content.entrants.find((entrant) => entrant.id === id) ?? gone;
  const checks = () => store.getState().checks[id];
  const answerAt = (pointer: string) => valueAt(entrant().answers, pointer);
  const problems = () => checks()?.problems ?? none;
  return {
    loaded,
    memory: new Map(),
    answers: () => entrant().answers,
    answerAt,
    change: (answers) => store.dispatch({ type: "answered", entrant: id, answers }),
    leave(pointer) {
      const name = nameIn(pointer);
      if (checks()?.names.has(name) || entrant().answers[name] === undefined) return;
      store.dispatch({ type: "fieldLeft", entrant: id, name });
    },
    problems,
    check(names = loaded.form.steps.flatMap(({ fields }) => fields)) {
      store.dispatch({ type: "stepChecked", entrant: id, names });
      return problems().filter(({ pointer }) => names.includes(nameIn(pointer)));
    },
    refuse: (refused) => store.dispatch({ type: "answersRefused", entrant: id, problems: refused }),
    subscribe: store.subscribe,
  };
}

const gone: Entrant = { id: "", answers: {}, aside: {} };
const none: AnswerProblem[] = [];
