import { everyInvisible, withoutInvisible } from "./invisible.ts";
import { toPointer } from "./pointers.ts";

/**
 * The deepest nesting of a request and of a draft, in levels: programs that walk through a form
 * call themselves for each.
 */
const deepestAnswer = 60;

/** What is wrong with a text that enters, at a JSON Pointer into the value that holds it. */
export interface TextFault {
  pointer: string;
  reason: "character" | "encoding" | "depth";
  /** The name of an invisible character, such as U+0000. */
  character?: string;
}

/**
 * Returns the index of the first control character or half of a character in a text; -1 if there is
 * none.
 */
export function findInvisible(text: string): number {
  return text.search(everyInvisible);
}

/**
 * Returns a JSON value without control characters and halves of characters in its keys and texts.
 */
export function withoutInvisibleIn(value: unknown): unknown {
  if (typeof value === "string") return withoutInvisible(value);
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map(withoutInvisibleIn);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [withoutInvisible(key), withoutInvisibleIn(inner)]),
  );
}

/** Returns the name of the character with which a text begins, such as U+0000. */
export function nameOfCharacter(text: string): string {
  return `U+${text.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}`;
}

interface Place {
  value: unknown;
  key: string;
  parent: Place | undefined;
  depth: number;
}

/**
 * Returns the first invisible character in the texts and keys of a value, or the place that nests
 * too deeply; undefined if it can be stored and walked.
 */
export function findTextFault(value: unknown, deepest: number = deepestAnswer): TextFault | undefined {
  // With a list of its own instead of recursion: what nests without end must not end the program.
  const waiting: Place[] = [{ value, key: "", parent: undefined, depth: 0 }];
  for (let place = waiting.pop(); place; place = waiting.pop()) {
    const { value: inner, depth } = place;
    if (typeof inner === "string") {
      const at = findInvisible(inner);
      if (at >= 0) return describeInvisible(place, inner.slice(at));
    }
    if (typeof inner !== "object" || inner === null) continue;
    if (depth >= deepest && Object.keys(inner).length > 0) return { pointer: getPointer(place), reason: "depth" };
    for (const [key, next] of Object.entries(inner)) {
      const child = { value: next, key, parent: place, depth: depth + 1 };
      const at = findInvisible(key);
      if (at >= 0) return describeInvisible(child, key.slice(at));
      waiting.push(child);
    }
  }
  return undefined;
}

function describeInvisible(place: Place, text: string): TextFault {
  return { pointer: getPointer(place), reason: "character", character: nameOfCharacter(text) };
}

// A pointer is read by people and logged: it has no such characters itself.
function getPointer(place: Place): string {
  const keys: string[] = [];
  for (let step: Place = place; step.parent; step = step.parent) keys.unshift(withoutInvisible(step.key));
  return toPointer(keys);
}
