import { isObject, toPointer, valueAt } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";

/**
 * How a schema below another one relates to it: of the same value, of a part of the value, asked
 * but not demanded, or only named.
 */
export type Relation = "same" | "part" | "question" | "definition";

/** A schema directly inside another one, with its keys from there. */
export interface InnerSchema {
  keys: (string | number)[];
  relation: Relation;
  schema: JsonSchema;
}

// What the keywords of JSON Schema hold: a schema, a list of them, or some by name.
const single: Record<string, Relation | undefined> = {
  additionalProperties: "part",
  unevaluatedProperties: "part",
  propertyNames: "question",
  items: "part",
  unevaluatedItems: "part",
  contains: "question",
  not: "question",
  if: "question",
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: "same",
  else: "same",
};
const listed: Record<string, Relation | undefined> = {
  allOf: "same",
  anyOf: "same",
  oneOf: "same",
  prefixItems: "part",
};
const namedRelations: Record<string, Relation | undefined> = {
  properties: "part",
  patternProperties: "part",
  dependentSchemas: "same",
  dependencies: "same",
  $defs: "definition",
  definitions: "definition",
};

/**
 * Returns the schemas directly inside a schema, in the order in which they are written; values such
 * as enum and default are none.
 */
export function innerSchemas(schema: JsonSchema): InnerSchema[] {
  return Object.entries(schema).flatMap(([keyword, value]) => {
    const relation = getRelation(single, keyword);
    if (relation) return isObject(value) ? [{ keys: [keyword], relation, schema: value }] : [];
    const ofEach = getRelation(listed, keyword) ?? getRelation(namedRelations, keyword);
    if (!ofEach || typeof value !== "object" || value === null) return [];
    if (Array.isArray(value) !== (getRelation(listed, keyword) !== undefined)) return [];
    return Object.entries(value).flatMap(([key, written]) => {
      // A question that takes any answer is one all the same.
      const inner = written === true && keyword === "properties" ? {} : written;
      return isObject(inner)
        ? [{ keys: [keyword, Array.isArray(value) ? Number(key) : key], relation: ofEach, schema: inner }]
        : [];
    });
  });
}

/**
 * Returns the same schema with each schema directly inside of it replaced by what `edit` makes of
 * it.
 */
export function mapInner(schema: JsonSchema, edit: (inner: InnerSchema) => JsonSchema | boolean): JsonSchema {
  const mapped: JsonSchema = { ...schema };
  for (const inner of innerSchemas(schema)) {
    const [keyword = "", key] = inner.keys;
    if (key === undefined) mapped[keyword] = edit(inner);
    else if (typeof key === "number") {
      const list =
        mapped[keyword] === schema[keyword] ? [...(schema[keyword] as unknown[])] : (mapped[keyword] as unknown[]);
      list[key] = edit(inner);
      mapped[keyword] = list;
    } else mapped[keyword] = withKey(mapped[keyword] as object, key, edit(inner));
  }
  return mapped;
}

/**
 * Returns every schema of a tree with its keys from the root, outer ones first; inside a question
 * all are questions.
 */
export function* eachSchema(
  schema: JsonSchema,
  keys: (string | number)[] = [],
  relation: Relation = "same",
): Generator<InnerSchema> {
  yield { keys, relation, schema };
  for (const inner of innerSchemas(schema))
    yield* eachSchema(inner.schema, [...keys, ...inner.keys], relation === "question" ? relation : inner.relation);
}

/**
 * Returns the longest part of a path of keys that a schema has: a compiled schema has places that
 * nobody wrote, such as the inside of a field.
 */
export function findWrittenKeys(written: JsonSchema, keys: readonly (string | number)[]): readonly (string | number)[] {
  let knownPart = keys;
  while (valueAt(written, toPointer(knownPart)) === undefined) knownPart = knownPart.slice(0, -1);
  return knownPart;
}

function getRelation(table: Record<string, Relation | undefined>, keyword: string): Relation | undefined {
  return Object.hasOwn(table, keyword) ? table[keyword] : undefined;
}

// A property may have any name, also one that plain assignment would not make.
function withKey(map: object, key: string, value: unknown): object {
  return Object.fromEntries(Object.entries(map).map(([name, old]) => [name, name === key ? value : old]));
}
