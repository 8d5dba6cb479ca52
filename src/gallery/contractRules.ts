import type { Operation } from "#core/operations.ts";
import { isObject } from "#core/pointers.ts";

type Node = Record<string, unknown>;

/** Finds the definition that a `$ref` names, in the schema itself or in the shared ones. */
export type Resolve = (ref: string) => Node | undefined;

/**
 * Returns the paths of a schema's properties, with `*` for the entries of a list, and their
 * schemas; those behind a `$ref` have their own tests.
 */
export function getProperties(schema: Node, path = ""): [path: string, property: Node][] {
  const properties = Object.entries((schema.properties as Record<string, Node> | undefined) ?? {}).flatMap(
    ([name, property]): [string, Node][] => [
      [`${path}/${name}`, property],
      ...(property.$ref === undefined ? getProperties(property, `${path}/${name}`) : []),
    ],
  );
  return isObject(schema.items) ? [...properties, ...getProperties(schema.items, `${path}/*`)] : properties;
}

/** Returns the properties that neither they nor their definitions describe. */
export function findUndescribed(schema: Node, resolve: Resolve): string[] {
  return getProperties(schema).flatMap(([path, { description, $ref }]) =>
    description || (typeof $ref === "string" && resolve($ref)?.description) ? [] : [path],
  );
}

/**
 * Returns the properties that a fixture leaves out: an upgrade that forgets them would not be
 * noticed.
 */
export function findUnused(schema: Node, fixture: unknown): string[] {
  const usedPaths = listPaths(fixture);
  return getProperties(schema).flatMap(([path]) => (usedPaths.has(path) ? [] : [path]));
}

/** Returns the texts of a fixture that lack their English. */
export function withoutEnglish(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  // An empty text is that of a decoration.
  const paths = (value as Node).zh && !(value as Node).en ? [path] : [];
  return [...paths, ...Object.entries(value).flatMap(([key, inner]) => withoutEnglish(inner, `${path}/${key}`))];
}

/** Returns the properties that an upgrade removes with any value. */
export function findDropped(operations: readonly Operation[], path = ""): string[] {
  return operations.flatMap((operation) => {
    if (operation.op === "each") return findDropped(operation.do, `${path}${operation.at}/*`);
    return operation.op === "remove" && operation.when === undefined ? [path + operation.at] : [];
  });
}

function listPaths(value: unknown, path = "", paths = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const inner of value) listPaths(inner, `${path}/*`, paths);
  else if (isObject(value))
    for (const [key, inner] of Object.entries(value)) {
      paths.add(`${path}/${key}`);
      listPaths(inner, `${path}/${key}`, paths);
    }
  return paths;
}
