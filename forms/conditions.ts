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
  const given = Array.isArray(answer) ? [answer, ...answer] : [answer];
  return given.some((one) => condition.in.some((value) => isEqual(one, value)));
}

/** Returns whether two JSON values are the same; the order of keys does not count. */
export function isEqual(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((entry, place) => isEqual(entry, other[place]));
  }
  if (!isObject(one) || !isObject(other)) return false;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key], other[key]))
  );
}
