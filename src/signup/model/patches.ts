import { isObject, pointerKeys, toPointer } from "#core/pointers.ts";
import type { DraftContent } from "./content.ts";

/**
 * Returns the places at which two contents differ, as JSON Pointers with entrants by their id
 * (/entrants/3f2a/answers/phone); none if both are stored as the same text. What the contents share
 * is not compared.
 */
export function patchesBetween(before: DraftContent, after: DraftContent): string[] {
  return before === after ? [] : listChangedPointers(byId(before), byId(after));
}

/** Returns the beginning of all patches of an entrant's answers. */
export function answersPlace(entrant: string): string {
  return toPointer(["entrants", entrant, "answers"]);
}

function byId(content: DraftContent): unknown {
  return { ...content, entrants: Object.fromEntries(content.entrants.map((entrant) => [entrant.id, entrant])) };
}

/**
 * Returns the JSON Pointers at which two JSON values differ, as deep as objects and lists go. A
 * missing key and undefined are the same.
 */
export function listChangedPointers(before: unknown, after: unknown, at = ""): string[] {
  if (Object.is(before, after)) return [];
  if (isObject(before) && isObject(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) => listChangedPointers(own(before, key), own(after, key), at + toPointer([key])));
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    const shared = Math.min(before.length, after.length);
    return Array.from({ length: Math.max(before.length, after.length) }).flatMap((_, index) => {
      const pointer = `${at}/${index}`;
      return index < shared ? listChangedPointers(before[index], after[index], pointer) : [pointer];
    });
  }
  return [at];
}

function own(object: Record<string, unknown>, key: string): unknown {
  return Object.hasOwn(object, key) ? object[key] : undefined;
}

/** Returns the name of the property that a place inside the answers belongs to. */
export function nameIn(pointer: string): string {
  return pointerKeys(pointer)[0] ?? "";
}
