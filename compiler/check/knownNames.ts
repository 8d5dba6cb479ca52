import { pointerKeys, toPointer } from "#core/pointers.ts";
import { fieldNodes, fieldRoots } from "#schemas/generated/shapes.ts";

/** The names of the fields of a schema, for "did you mean". */
export interface KnownNames {
  /** Returns the names of the object at a JSON Pointer below the schema's value. */
  at(pointer: string): readonly string[];
  /**
   * Returns the nearest place with a field of that name, as a JSON Pointer with * for any entry;
   * undefined if there is none.
   */
  getPlace(name: string): string | undefined;
}

/** Returns the names of a version of one of our schemas: "site/3". */
export function namesIn(schema: string): KnownNames {
  const root = fieldRoots[schema] ?? 0;
  return {
    at: (pointer) => Object.keys(fieldNodes[nodeAt(root, pointerKeys(pointer))] ?? {}).filter((name) => name !== "*"),
    getPlace: (name) => findPlace(root, name),
  };
}

/**
 * Returns whether an object at a place of a schema's value has a field that the schema does not
 * know.
 */
export function hasUnknownName(schema: string, pointer: string, value: object): boolean {
  const names = namesIn(schema).at(pointer);
  return Object.keys(value).some((name) => !names.includes(name));
}

function nodeAt(root: number, keys: readonly string[]): number {
  return keys.reduce((number, key) => {
    const node = fieldNodes[number] ?? {};
    return (Object.hasOwn(node, key) ? node[key] : node["*"]) ?? 0;
  }, root);
}

// The outermost place is found first.
function findPlace(root: number, name: string): string | undefined {
  const paths = new Map([[root, ""]]);
  // A map also goes through what is added to it on the way.
  for (const [number, path] of paths) {
    const node = fieldNodes[number] ?? {};
    if (name !== "*" && Object.hasOwn(node, name)) return path + toPointer([name]);
    for (const [key, inner] of Object.entries(node)) if (!paths.has(inner)) paths.set(inner, path + toPointer([key]));
  }
  return undefined;
}
