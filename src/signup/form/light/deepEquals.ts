/**
 * In the place of rjsf's comparison (fast-equals): whether two values say the same, by content. Functions count as equal, as there;
 * objects that hold themselves are compared once.
 */
export default function deepEquals(one: unknown, other: unknown): boolean {
  return isEqual(one, other, new Map());
}

function isEqual(one: unknown, other: unknown, above: Map<unknown, unknown>): boolean {
  if (Object.is(one, other) || one === other) return true;
  if (typeof one === "function") return typeof other === "function";
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return false;
  if (Object.getPrototypeOf(one) !== Object.getPrototypeOf(other)) return false;
  if (one instanceof Date) return Object.is(one.getTime(), (other as Date).getTime());
  if (ArrayBuffer.isView(one) || one instanceof Map || one instanceof Set || one instanceof RegExp) return false;
  if (above.get(one) === other) return true;
  above.set(one, other);
  const keys = keysOf(one);
  const isSame =
    keys.length === keysOf(other).length &&
    keys.every((key) => Object.hasOwn(other, key) && isEqual(one[key as never], other[key as never], above));
  above.delete(one);
  return isSame;
}

// An element of React leads to the component that made it, and so to everything.
function keysOf(value: object): string[] {
  const keys = Object.keys(value);
  return "$$typeof" in value ? keys.filter((key) => key !== "_owner") : keys;
}
