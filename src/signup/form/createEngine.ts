import { valueAt } from "#core/pointers.ts";
import { calculateAnswers } from "#forms/calculated.ts";
import type { AnswerProblem, Answers } from "#forms/form.ts";
import { keepAside } from "#forms/keepAside.ts";
import type { Engine, EntrantForm, Surroundings } from "./engine.ts";
import type { Later } from "./later.ts";
import type { LoadedForm } from "./loadForm.ts";
import { watchPresses, whenReleased } from "./whenReleased.ts";

/** Makes the form of one entrant, with what has been answered so far. What is wrong shows once the check of answers has come. */
export function createEngine(
  loaded: LoadedForm,
  later: Later,
  surroundings: () => Surroundings,
  start: EntrantForm,
): Engine {
  const { form, isValid } = loaded;
  const listeners = new Set<() => void>();
  const checked = new Set<string>();
  const memory = new Map<string, unknown>();
  let refused: (AnswerProblem & { value: unknown })[] = [];
  let problems: AnswerProblem[] = [];
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const contextOf = (answers: Answers) => {
    const { others, ...context } = surroundings();
    const { answers: before, index } = others();
    const entrants = [...before];
    entrants[index] = answers;
    return { ...context, entrants, index };
  };
  const settled = ({ answers, aside }: EntrantForm): EntrantForm => ({
    answers: calculateAnswers(form, answers, contextOf(answers)),
    aside,
  });
  let state = settled(start);
  const findProblems = () => {
    const come = later.current();
    // Whoever goes on to the next step waits for it, and hears where it cannot be had.
    if (!come) void later.load().then(show, () => {});
    if (!come) return [];
    return come
      .checkAnswers(form, come.checkShape, state.answers, contextOf(state.answers))
      .filter(({ pointer }) => checked.has(nameIn(pointer)))
      .map(come.withSentence);
  };
  const show = () => {
    refused = refused.filter(({ pointer, value }) => Object.is(valueAt(state.answers, pointer), value));
    const found = checked.size > 0 ? findProblems() : [];
    problems = [...refused.filter(({ pointer }) => !found.some((one) => one.pointer === pointer)), ...found];
    tell();
  };
  // The answers are known at once; what is wrong with them comes and goes between presses.
  const review = () => {
    tell();
    whenReleased(show);
  };
  watchPresses();
  return {
    loaded,
    memory,
    current: () => state,
    answerAt: (pointer) => valueAt(state.answers, pointer),
    change(answers) {
      const kept = keepAside(form, state, calculateAnswers(form, answers, contextOf(answers)), isValid);
      // What came back can change what follows from it.
      state = settled(kept);
      review();
    },
    replace(entrant) {
      state = settled(entrant);
      memory.clear();
      checked.clear();
      refused = [];
      review();
    },
    leave(pointer) {
      const name = nameIn(pointer);
      if (checked.has(name) || valueAt(state.answers, `/${name}`) === undefined) return;
      checked.add(name);
      review();
    },
    problems: () => problems,
    check(names) {
      const all = names ?? form.steps.flatMap(({ fields }) => fields);
      for (const name of all) checked.add(name);
      show();
      return problems.filter(({ pointer }) => all.includes(nameIn(pointer)));
    },
    refuse(found) {
      refused = found.map((problem) => ({ ...problem, value: valueAt(state.answers, problem.pointer) }));
      show();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The name of the property that a place inside the answers belongs to. */
export function nameIn(pointer: string): string {
  return (pointer.split("/")[1] ?? "").replaceAll("~1", "/").replaceAll("~0", "~");
}
