import { createContext, useContext, useSyncExternalStore } from "react";
import type { AnswerProblem } from "#forms/form.ts";
import type { Units } from "#src/site/units.ts";
import type { Engine } from "./engine.ts";
import type { Drawn } from "./loadForm.ts";
import type { PlainParts } from "./plain/plainParts.ts";

/** What the fields of a step share. It stays the same as long as the step is shown. */
export interface FieldWorld {
  engine: Engine;
  units: Units;
  prefix: string;
  /** The properties of this step, in their order. */
  names: string[];
  /** What draws properties that are no field units; there where the form has any. */
  plain: PlainParts | undefined;
  drawn: Drawn;
}

export const EngineContext = createContext<FieldWorld | undefined>(undefined);

/** The step around this field; throws outside of one. */
export function useFieldWorld(): FieldWorld {
  const world = useContext(EngineContext);
  if (!world) throw new Error("useFieldWorld() was called outside of a form.");
  return world;
}

/** What is wrong at or below a place of the answers; the same list until that changes. */
export function useProblems(engine: Engine, pointer: string): string {
  const read = () => JSON.stringify(problemsWithin(engine.problems(), pointer));
  return useSyncExternalStore(engine.subscribe, read, read);
}

function problemsWithin(problems: AnswerProblem[], pointer: string): [at: string, message: AnswerProblem["message"]][] {
  return problems
    .filter((problem) => problem.pointer === pointer || problem.pointer.startsWith(`${pointer}/`))
    .map((problem) => [problem.pointer.slice(pointer.length), problem.message]);
}
