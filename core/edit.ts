import { isObject, pointerKeys } from "./pointers.ts";

/**
 * A copy with another value at an existing place; what is not on the way is shared. The input stays
 * as it was.
 */
export function replaceAt(root: unknown, pointer: string, value: unknown): unknown {
  return editAt(root, pointerKeys(pointer), () => [value]);
}

/** A copy without the value at a place: a key goes, a list closes up. */
export function removeAt(root: unknown, pointer: string): unknown {
  return editAt(root, pointerKeys(pointer), () => []);
}

function editAt(value: unknown, [key, ...rest]: string[], edit: () => unknown[]): unknown {
  if (key === undefined) return edit()[0];
  const change = (inner: unknown) => (rest.length > 0 ? [editAt(inner, rest, edit)] : edit());
  if (Array.isArray(value)) {
    const index = Number(key);
    if (String(index) !== key || !(index in value)) return value;
    // A list can have thousands of places that are edited one after the other.
    const copy = value.slice();
    copy.splice(index, 1, ...change(value[index]));
    return copy;
  }
  if (!isObject(value) || !Object.hasOwn(value, key)) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) =>
      name === key ? change(inner).map((newValue) => [name, newValue]) : [[name, inner]],
    ),
  );
}
