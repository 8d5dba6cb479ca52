import { isObject, pointerKeys, toPointer, valueAt } from "#core/pointers.ts";
import type { JsonSchema } from "./form.ts";

const several = ["allOf", "anyOf", "oneOf"];

/**
 * Returns the schema that a `$ref` inside of the form leads to, merged with the keywords beside it;
 * other schemas as they are.
 */
export function resolved(root: JsonSchema, schema: unknown, depth = 0): JsonSchema {
  if (!isObject(schema)) return {};
  if (typeof schema.$ref !== "string") return schema;
  const { $ref, ...beside } = schema;
  if (depth > 20) return beside;
  const target = resolved(root, getTarget(root, String($ref)), depth + 1);
  return Object.keys(beside).length === 0 ? target : { ...target, ...beside };
}

/**
 * Returns every schema that can apply to the same value: itself, and the members of its
 * combinators; with `isCertain`, only those without a condition.
 */
export function getFacets(
  root: JsonSchema,
  schema: unknown,
  isCertain = false,
  seen = new Set<unknown>(),
): JsonSchema[] {
  if (!isObject(schema) || seen.has(schema)) return [];
  seen.add(schema);
  if (typeof schema.$ref === "string") {
    const target = getTarget(root, schema.$ref);
    if (seen.has(target)) return [];
    seen.add(target);
  }
  const jsonSchema = resolved(root, schema);
  const inner = (isCertain ? ["allOf"] : several).flatMap((keyword) => asList(jsonSchema[keyword]));
  if (!isCertain)
    inner.push(
      jsonSchema.then,
      jsonSchema.else,
      ...(isObject(jsonSchema.dependentSchemas) ? Object.values(jsonSchema.dependentSchemas) : []),
    );
  return [jsonSchema, ...inner.flatMap((part) => getFacets(root, part, isCertain, seen))];
}

function asList(schemas: unknown): unknown[] {
  return Array.isArray(schemas) ? schemas : [];
}

function getTarget(root: JsonSchema, reference: string): unknown {
  return reference === "#" ? root : valueAt(root, decodeURIComponent(reference.slice(1)));
}

// A form does not change while it is in use, and each field is looked up again and again.
const cache = new WeakMap<JsonSchema, Map<string, JsonSchema[]>>();

/** Returns the schemas of the value at a JSON Pointer; none if the form has no such place. */
export function schemasAt(root: JsonSchema, pointer: string, isCertain = false): JsonSchema[] {
  const places = cache.get(root) ?? new Map<string, JsonSchema[]>();
  cache.set(root, places);
  const place = `${isCertain}${pointer}`;
  const jsonSchemas = places.get(place) ?? find(root, pointer, isCertain);
  // Pointers come from answers, too: invented ones must not fill the memory.
  if (jsonSchemas.length > 0 && places.size < 5000) places.set(place, jsonSchemas);
  return jsonSchemas;
}

function find(root: JsonSchema, pointer: string, isCertain: boolean): JsonSchema[] {
  const keys = pointerKeys(pointer);
  const key = keys.at(-1);
  if (key === undefined) return getFacets(root, root, isCertain);
  return schemasAt(root, toPointer(keys.slice(0, -1)), isCertain)
    .flatMap((schema) => inside(schema, key))
    .flatMap((part) => getFacets(root, part, isCertain));
}

/**
 * Returns the schemas of the value at a pointer that apply without a condition of their own: not
 * those of its alternatives.
 */
export function certainAt(root: JsonSchema, pointer: string): JsonSchema[] {
  const keys = pointerKeys(pointer);
  const key = keys.at(-1);
  if (key === undefined) return getFacets(root, root, true);
  const schemas = schemasAt(root, toPointer(keys.slice(0, -1))).flatMap((schema) => inside(schema, key));
  return schemas.flatMap((schema) => getFacets(root, schema, true));
}

function inside(schema: JsonSchema, key: string): unknown[] {
  if (isObject(schema.properties) && Object.hasOwn(schema.properties, key)) return [schema.properties[key]];
  const place = key === "*" ? 0 : Number(key);
  if (!Number.isInteger(place)) return [];
  if (Array.isArray(schema.prefixItems) && place < schema.prefixItems.length) return [schema.prefixItems[place]];
  return schema.items === undefined ? [] : [schema.items];
}

/**
 * Returns the names of the properties that an object can have, in the order in which its schemas
 * name them.
 */
export function propertyNames(schemas: JsonSchema[]): string[] {
  return [...new Set(schemas.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : [])))];
}

/** Returns the names of the properties that a schema requires. */
export function requiredNames(schema: JsonSchema): string[] {
  return Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === "string") : [];
}
