import { toLink } from "../operations.ts";
import { isObject, type JsonObject } from "../pointers.ts";

/** The text of an organiser's field, or undefined where there is none. */
export function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** A bilingual text, or undefined where both languages are missing. */
export function bilingual(zh: unknown, en?: unknown): { zh: string; en?: string } | undefined {
  const [chinese, english] = [textOf(zh), textOf(en)];
  if (chinese === undefined && english === undefined) return undefined;
  return english === undefined ? { zh: chinese ?? "" } : { zh: chinese ?? english, en: english };
}

/** Whether a switch is on: true, 1, "1" or "true". */
export function isOn(value: unknown): boolean {
  return value === true || value === 1 || value === "1" || value === "true";
}

/** A link with pages written as /page; undefined where there is none. */
export function linkOf(value: unknown): string | undefined {
  return textOf(toLink(value));
}

/** An id for a list entry: the organiser's own where it can be one, else the fallback. */
export function idOf(value: unknown, fallback: string): string {
  const id = typeof value === "number" ? String(value) : value;
  return typeof id === "string" && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(id) ? id : fallback;
}

/** The object without some keys and without undefined values. */
export function without(value: JsonObject, ...keys: string[]): JsonObject {
  return Object.fromEntries(Object.entries(value).filter(([key, inner]) => !keys.includes(key) && inner !== undefined));
}

/** The entries of a list that are objects; none where it is no list. */
export function objectsOf(value: unknown): JsonObject[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}
