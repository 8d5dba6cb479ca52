import { isPersonal } from "./generated/traits/isPersonal.ts";

/**
 * Returns whether a page with a unit of that name, such as home/look-up, may have personal data:
 * true for a name that nobody has classified.
 */
export function isPersonalUnit(name: string): boolean {
  return isPersonal[name] !== false;
}
