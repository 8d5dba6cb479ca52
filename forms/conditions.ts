import { isObject, valueAt } from "#core/pointers.ts";
import type { FormCondition } from "#schemas/generated/types.ts";
import type { Answers } from "./form.ts";

/**
 * Returns whether a condition holds: the answer, or an entry of a list of answers, is one of the
 * values. No condition always holds.
 */
export function holds(condition: FormCondition | undefined, answers: Answers): boolean {
  if (!condition) return true;
  const answer = valueAt(answers, condition.field);
  const candidates = Array.isArray(answer) ? [answer, ...answer] : [answer];
  return candidates.some((candidate) => condition.in.some((value) => isEqual(candidate, value)));
}

/** Returns whether two JSON values are the same; the order of keys does not count. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((entry, place) => isEqual(entry, b[place]));
  }
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => Object.hasOwn(b, key) && isEqual(a[key], b[key]));
}
