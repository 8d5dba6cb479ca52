import { isObject } from "#core/pointers.ts";
import type { Answers } from "./form.ts";

/**
 * Returns the answers that were given: without empty texts, empty lists, and objects in which
 * nothing was answered.
 */
export function givenAnswers(answers: Answers): Answers {
  return withoutEmpty(answers);
}

// Deeper than any form: hostile answers must not overflow the stack.
const deepest = 64;

// Entries of lists keep their places, so that a problem points to the entry which has it.
function withoutEmpty(object: Record<string, unknown>, depth = 0): Record<string, unknown> {
  if (depth > deepest) return object;
  return Object.fromEntries(
    Object.entries(object)
      .map(([name, value]) => [name, removeEmpty(value, depth + 1)] as const)
      .filter(([, value]) => !isEmpty(value)),
  );
}

function removeEmpty(value: unknown, depth: number): unknown {
  if (isObject(value)) return withoutEmpty(value, depth);
  if (!Array.isArray(value)) return value;
  return value.map((entry) => (isObject(entry) ? withoutEmpty(entry, depth) : entry));
}

/**
 * Returns whether a value is no answer: nothing, an empty text, an empty list or an empty object.
 */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === "") return true;
  // A tuple has all its places before any of them is answered.
  if (Array.isArray(value)) return value.every((entry) => entry === undefined || entry === null);
  return isObject(value) && Object.keys(value).length === 0;
}
