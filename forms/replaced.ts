import { isObject, pointerKeys } from "#core/pointers.ts";
import type { Answers } from "./form.ts";

/**
 * Returns a copy of the answers with another value at a JSON Pointer, or without it if the value is
 * undefined; objects on the path are copied.
 */
export function replaced(answers: Answers, pointer: string, answer: unknown): Answers {
  return put(answers, pointerKeys(pointer), answer) as Answers;
}

function put(value: unknown, [key, ...rest]: string[], answer: unknown): unknown {
  if (key === undefined) return answer;
  if (Array.isArray(value))
    return value.map((entry, place) => (String(place) === key ? put(entry, rest, answer) : entry));
  const object = isObject(value) ? value : {};
  const inner = put(Object.hasOwn(object, key) ? object[key] : undefined, rest, answer);
  // Entries instead of assignment: a key named __proto__ stays an ordinary key.
  if (Object.hasOwn(object, key))
    return Object.fromEntries(
      Object.entries(object).flatMap(([name, old]) =>
        name !== key ? [[name, old]] : inner === undefined ? [] : [[key, inner]],
      ),
    );
  return inner === undefined ? object : Object.fromEntries([...Object.entries(object), [key, inner]]);
}
