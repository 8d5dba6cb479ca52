import type { FormLayout, Guard, Property } from "../schema/formFields.ts";

/** A question and the path to it: what must hold before it is asked. */
export type Question = Pick<Property, "pointer" | "top" | "keys" | "schema" | "when">;

/** Lists the questions of a form by the place of their answer; entries of lists are /children/*. */
export function listQuestions({ properties }: FormLayout): Map<string, Question[]> {
  const questions = new Map<string, Question[]>();
  for (const question of properties) {
    const placeQuestions = questions.get(question.pointer);
    if (placeQuestions) placeQuestions.push(question);
    else questions.set(question.pointer, [question]);
  }
  return questions;
}

/** Returns whether everything that must hold for one path holds on another, too. */
export function isOnPath(when: readonly Guard[], path: readonly Guard[]): boolean {
  return when.every((guard) => path.some((other) => isSameGuard(guard, other)));
}

/**
 * Returns whether two guards are the same one: the same place in the schema, about the same answer.
 */
export function isSameGuard(guard: Guard, other: Guard): boolean {
  return (
    guard.pointer === other.pointer && guard.holds === other.holds && guard.keys.join("/") === other.keys.join("/")
  );
}
