import { getPattern } from "../getPattern.ts";

/**
 * Returns whether the organiser's list (lists/sold-out.json) has a size of the field at a pointer:
 * `{ "/shirt": ["m", "xl"] }`. A star in the list's pointer stands for every entry of a list of
 * answers. The list is not trusted.
 */
export function isSoldOut(list: unknown, pointer: string, size: string): boolean {
  if (typeof list !== "object" || list === null) return false;
  const place = getPattern(pointer);
  const sizes = Object.hasOwn(list, place) ? (list as Record<string, unknown>)[place] : undefined;
  return Array.isArray(sizes) && sizes.includes(size);
}
