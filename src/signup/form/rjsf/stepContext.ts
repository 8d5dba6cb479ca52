import { createContext, useContext, useRef, useSyncExternalStore } from "react";
import { isWithin } from "#core/pointers.ts";
import type { Language } from "#core/text.ts";
import type { AnswerProblem } from "#forms/form.ts";
import type { Units } from "#src/site/units.ts";
import type { EntrantForm } from "../../model/entrantForm.ts";
import type { RenderInput } from "../../model/loadForm.ts";
import type { PlainParts } from "./parts.ts";

/** What the fields of a step share. It stays the same as long as the step is shown. */
export interface Step {
  entrantForm: EntrantForm;
  units: Units;
  prefix: string;
  /** The properties of this step, in their order. */
  names: string[];
  /** What draws properties that are no field units; undefined if the form has none. */
  plain: PlainParts | undefined;
  renderInput: RenderInput;
}

export const StepContext = createContext<Step | undefined>(undefined);

/** Returns the step around this field; throws outside of one. */
export function useStep(): Step {
  const step = useContext(StepContext);
  if (!step) throw new Error("useStep() was called outside of a form.");
  return step;
}

/** Returns the problems at or below a pointer; the same list until they change. */
export function useProblems({ subscribe, problems }: EntrantForm, pointer: string): AnswerProblem[] {
  const last = useRef<AnswerProblem[]>([]);
  const read = () => {
    const answerProblems = problems().filter((problem) => isWithin(problem.pointer, pointer));
    const isSame =
      answerProblems.length === last.current.length &&
      answerProblems.every((answerProblem, index) => answerProblem === last.current[index]);
    if (!isSame) last.current = answerProblems;
    return last.current;
  };
  return useSyncExternalStore(subscribe, read, read);
}

/** Returns the messages of problems by their place below a pointer; "" for the pointer itself. */
export function messagesBelow(problems: AnswerProblem[], pointer: string, language: Language): Record<string, string> {
  return Object.fromEntries(
    problems.map((problem) => [problem.pointer.slice(pointer.length), problem.message[language]]),
  );
}
