import type { AnswerContext, AnswerProblem, Answers } from "#forms/form.ts";
import type { LoadedForm } from "./loadForm.ts";

/** What the form of one entrant is made of. */
export interface EntrantForm {
  answers: Answers;
  /** Answers of branches that do not show at the moment, by JSON Pointer. */
  aside: Record<string, unknown>;
}

/** Where the form is used: the item, the day, and the other entrants. */
export type Surroundings = Omit<AnswerContext, "entrants" | "index"> & {
  others(): { answers: Answers[]; index: number };
};

/**
 * The form of one entrant while it is filled in: takes answers, keeps what is hidden, and knows what is wrong with the fields
 * that the runner has left. It tells whoever listens, so that a keystroke draws one field anew and not the form.
 */
export interface Engine {
  loaded: LoadedForm;
  /** What fields remember of earlier answers; it goes when the form is left, and is neither kept nor sent. */
  memory: Map<string, unknown>;
  current(): EntrantForm;
  answerAt(pointer: string): unknown;
  /** Takes what the form made of a change. */
  change(answers: Answers): void;
  /** Replaces everything, as when a draft is restored. */
  replace(entrant: EntrantForm): void;
  /** The runner has left a field: from now on it is checked. */
  leave(pointer: string): void;
  /** What is to be shown as wrong, by pointer; only of fields that were left or refused. */
  problems(): AnswerProblem[];
  /** Checks whole fields (names of properties; all of them where left out) and shows what is wrong with them; the check must have come. */
  check(names?: string[]): AnswerProblem[];
  /** Shows what the server refused, until the field is changed. */
  refuse(problems: AnswerProblem[]): void;
  subscribe(listener: () => void): () => void;
}
