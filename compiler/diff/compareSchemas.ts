import { getObject, isObject, type JsonObject, toPointer } from "#core/pointers.ts";
import { isEqual } from "#forms/conditions.ts";

/**
 * One difference between two editions of a schema. `isSafe`: every value that was valid stays
 * valid.
 */
export interface SchemaChange {
  /** JSON Pointer into the schema. */
  pointer: string;
  isSafe: boolean;
}

type Path = readonly (string | number)[];
type Judge = (before: unknown, after: unknown) => boolean;

const annotations = new Set(["$schema", "$comment", "title", "description", "default", "examples", "deprecated"]);

const least: Judge = (before, after) => after === undefined || (typeof before === "number" && Number(after) <= before);
const most: Judge = (before, after) => after === undefined || (typeof before === "number" && Number(after) >= before);
// Within the rule's former reach nothing may be refused that was allowed.
const isLifted: Judge = (_, after) => after === undefined;

const judges: Record<string, Judge> = {
  minimum: least,
  exclusiveMinimum: least,
  minLength: least,
  minItems: least,
  minProperties: least,
  maximum: most,
  exclusiveMaximum: most,
  maxLength: most,
  maxItems: most,
  maxProperties: most,
  pattern: isLifted,
  format: isLifted,
  const: isLifted,
  multipleOf: isLifted,
  uniqueItems: (_, after) => after === undefined || after === false,
  required: (before, after) => asList(after).every((name) => asList(before).includes(name)),
  enum: (before, after) =>
    after === undefined ||
    (before !== undefined &&
      asList(before).every((value) => asList(after).some((otherValue) => isEqual(value, otherValue)))),
  type: (before, after) =>
    after === undefined || (before !== undefined && getKinds(before).every((kind) => getKinds(after).includes(kind))),
  additionalProperties: (_, after) => after === undefined || after === true,
};

/**
 * Returns the differences between two editions of one schema, each judged by itself; titles and
 * descriptions do not count.
 */
export function compareSchemas(before: unknown, after: unknown, path: Path = []): SchemaChange[] {
  if (isEqual(before, after)) return [];
  if (!isObject(before) || !isObject(after)) return [{ pointer: toPointer(path), isSafe: after === true }];
  const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((key) => !annotations.has(key));
  return keys.flatMap((key) => compareKeyword(key, before[key], after[key], [...path, key]));
}

function compareKeyword(key: string, before: unknown, after: unknown, path: Path): SchemaChange[] {
  if (isEqual(before, after)) return [];
  if (key === "properties" || key === "$defs") return compareNamed(getObject(before), getObject(after), path);
  if (key === "items" && before !== undefined && after !== undefined) return compareSchemas(before, after, path);
  if ((key === "anyOf" || key === "oneOf") && Array.isArray(before) && Array.isArray(after))
    return compareBranches(before, after, path);
  const isSafe = judges[key]?.(before, after) ?? after === undefined;
  return [{ pointer: toPointer(path), isSafe }];
}

// A new property binds nobody: no config of before was written with it in mind. One that is gone is
// one that configs may use.
function compareNamed(before: JsonObject, after: JsonObject, path: Path): SchemaChange[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
    const at = [...path, name];
    if (!Object.hasOwn(before, name)) return [{ pointer: toPointer(at), isSafe: true }];
    if (!Object.hasOwn(after, name)) return [{ pointer: toPointer(at), isSafe: false }];
    return compareSchemas(before[name], after[name], at);
  });
}

function compareBranches(before: unknown[], after: unknown[], path: Path): SchemaChange[] {
  const schemaChanges = before.flatMap((branch, index) =>
    index < after.length
      ? compareSchemas(branch, after[index], [...path, index])
      : [{ pointer: toPointer([...path, index]), isSafe: false }],
  );
  const additions = after
    .slice(before.length)
    .map((_, index) => ({ pointer: toPointer([...path, before.length + index]), isSafe: true }));
  return [...schemaChanges, ...additions];
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function getKinds(type: unknown): unknown[] {
  const kinds = Array.isArray(type) ? type : [type];
  return kinds.includes("number") ? [...kinds, "integer"] : kinds;
}
