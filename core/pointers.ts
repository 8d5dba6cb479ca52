/** A JSON object as `JSON.parse` makes it: own keys only, in the order they were written. */
export type JsonObject = Record<string, unknown>;

/** Returns whether a value is a JSON object (not null, not a list). */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The value if it is a JSON object; else an empty one. */
export function getObject(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** The keys of a JSON Pointer: "/home/blocks/3" gives ["home", "blocks", "3"]; "" gives []. */
export function pointerKeys(pointer: string): string[] {
  if (pointer === "") return [];
  const keys = pointer.slice(1).split("/");
  // Few keys are escaped, and this is called for every instance of every site that is checked.
  return pointer.includes("~") ? keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~")) : keys;
}

/** The JSON Pointer of a path of keys and indices. */
export function toPointer(keys: readonly (string | number)[]): string {
  let pointer = "";
  for (const key of keys) pointer += `/${typeof key === "number" ? key : escapeKey(key)}`;
  return pointer;
}

/** Escapes a key for a JSON Pointer. */
export function escapeKey(key: string): string {
  return key.includes("~") || key.includes("/") ? key.replaceAll("~", "~0").replaceAll("/", "~1") : key;
}

/** The value behind a JSON Pointer, or undefined; sees own keys only. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const key of pointerKeys(pointer)) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, key)) return undefined;
    value = (value as JsonObject)[key];
  }
  return value;
}

/** Returns whether `pointer` is `ancestor` or lies below it. */
export function isWithin(pointer: string, ancestor: string): boolean {
  return pointer === ancestor || pointer.startsWith(`${ancestor}/`);
}

/**
 * The JSON Pointers that a path with `*` for every entry of a list stands for in a value: those
 * behind which there is something.
 */
export function placesOf(root: unknown, path: string): string[] {
  const find = (value: unknown, [key, ...rest]: string[], before: (string | number)[]): string[] => {
    if (key === undefined) return value === undefined ? [] : [toPointer(before)];
    if (key === "*")
      return Array.isArray(value) ? value.flatMap((entry, index) => find(entry, rest, [...before, index])) : [];
    return isObject(value) && Object.hasOwn(value, key) ? find(value[key], rest, [...before, key]) : [];
  };
  return find(root, pointerKeys(path), []);
}
