/**
 * Whether the organiser's list (lists/sold-out.json) has a size of the field at a pointer: `{ "/shirt": ["m", "xl"] }`; of entries of a
 * list all at once, with a star in the place of the number. Nothing is trusted of the list.
 */
export function isSoldOut(list: unknown, pointer: string, size: string): boolean {
  if (typeof list !== "object" || list === null) return false;
  const place = pointer.replace(/\/\d+(?=\/|$)/g, "/*");
  const sizes = Object.hasOwn(list, place) ? (list as Record<string, unknown>)[place] : undefined;
  return Array.isArray(sizes) && sizes.includes(size);
}
