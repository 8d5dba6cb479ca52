import { pointerKeys, toPointer } from "#core/pointers.ts";
import type { CompiledForm } from "./form.ts";
import { propertyNames, schemasAt } from "./schemas.ts";

/**
 * Sorts what has a place in the answers as the form asks for it: by steps and fields, in an object
 * by its properties, in a list by entry.
 */
export function inFormOrder<Placed extends { pointer: string }>(form: CompiledForm, placed: Placed[]): Placed[] {
  const steps = form.steps.flatMap(({ fields }) => fields);
  const orders = new Map<string, string[]>([["", [...steps, ...propertyNames(schemasAt(form.schema, ""))]]]);
  const orderAt = (parent: string) => {
    const order = orders.get(parent) ?? propertyNames(schemasAt(form.schema, parent));
    orders.set(parent, order);
    return order;
  };
  const getPath = (pointer: string) => {
    const keys = pointerKeys(pointer);
    return keys.map((key, depth) => {
      const place = orderAt(toPointer(keys.slice(0, depth))).indexOf(key);
      return place >= 0 ? place : /^\d+$/.test(key) ? Number(key) : Number.MAX_SAFE_INTEGER;
    });
  };
  return placed
    .map((entry) => ({ entry, path: getPath(entry.pointer) }))
    .sort((first, second) => compare(first.path, second.path))
    .map(({ entry }) => entry);
}

// What concerns the whole of an object comes before its parts.
function compare(first: number[], second: number[]): number {
  const differs = first.findIndex((place, depth) => place !== second[depth]);
  if (differs < 0) return first.length - second.length;
  return (first[differs] ?? 0) - (second[differs] ?? -1);
}
