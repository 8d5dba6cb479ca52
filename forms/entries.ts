import { pointerKeys, toPointer } from "#core/pointers.ts";
import { isEqual } from "./conditions.ts";

/**
 * Returns the pointer of an answer after an entry of a list was added or removed; undefined if its
 * own entry was removed.
 */
export function movePointer(pointer: string, before: unknown, after: unknown): string | undefined {
  const keys: string[] = [];
  let [old, now] = [before, after];
  for (const key of pointerKeys(pointer)) {
    const place = Array.isArray(old) && Array.isArray(now) ? movePlace(Number(key), old, now) : key;
    if (place === undefined) return undefined;
    keys.push(String(place));
    [old, now] = [inside(old, key), inside(now, String(place))];
  }
  return toPointer(keys);
}

// Entries have no ids: equal ones at the beginning and at the end count as the same.
function movePlace(place: number, before: unknown[], after: unknown[]): number | undefined {
  const grown = after.length - before.length;
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && isEqual(before[first], after[first])) first++;
  let last = 0;
  while (last < shorter - first && isEqual(before[before.length - 1 - last], after[after.length - 1 - last])) last++;
  if (place < first || grown === 0) return place;
  if (place >= before.length - last) return place + grown;
  return grown > 0 ? place : undefined;
}

function inside(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
}
