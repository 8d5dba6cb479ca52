import { isObject, pointerKeys, valueAt } from "#src/compiler/pointers.ts";
import type { JsonSchema } from "./form.ts";

const several = ["allOf", "anyOf", "oneOf"];

/** The schema that a `$ref` inside of the form leads to, merged with the keywords beside it; other schemas as they are. */
export function resolved(root: JsonSchema, schema: unknown, depth = 0): JsonSchema {
  if (!isObject(schema)) return {};
  const { $ref, ...beside } = schema;
  if (typeof $ref !== "string" || depth > 20) return beside;
  const target = resolved(root, targetOf(root, $ref), depth + 1);
  return Object.keys(beside).length === 0 ? target : { ...target, ...beside };
}

/** Every schema that can speak about the same value: itself, and the members of its combinators; `isCertain` leaves out those with a condition. */
export function facetsOf(
  root: JsonSchema,
  schema: unknown,
  isCertain = false,
  seen = new Set<unknown>(),
): JsonSchema[] {
  if (!isObject(schema) || seen.has(schema)) return [];
  seen.add(schema);
  if (typeof schema.$ref === "string") {
    const target = targetOf(root, schema.$ref);
    if (seen.has(target)) return [];
    seen.add(target);
  }
  const own = resolved(root, schema);
  const inner = (isCertain ? ["allOf"] : several).flatMap((keyword) => listed(own[keyword]));
  if (!isCertain)
    inner.push(own.then, own.else, ...(isObject(own.dependentSchemas) ? Object.values(own.dependentSchemas) : []));
  return [own, ...inner.flatMap((one) => facetsOf(root, one, isCertain, seen))];
}

function listed(schemas: unknown): unknown[] {
  return Array.isArray(schemas) ? schemas : [];
}

function targetOf(root: JsonSchema, reference: string): unknown {
  return reference === "#" ? root : valueAt(root, decodeURIComponent(reference.slice(1)));
}

/** The schemas that speak about the value behind a JSON Pointer; none where the form knows no such place. */
export function schemasAt(root: JsonSchema, pointer: string, isCertain = false): JsonSchema[] {
  return pointerKeys(pointer).reduce<JsonSchema[]>(
    (schemas, key) => schemas.flatMap((schema) => inside(schema, key)).flatMap((one) => facetsOf(root, one, isCertain)),
    facetsOf(root, root, isCertain),
  );
}

function inside(schema: JsonSchema, key: string): unknown[] {
  if (isObject(schema.properties) && Object.hasOwn(schema.properties, key)) return [schema.properties[key]];
  const place = key === "*" ? 0 : Number(key);
  if (!Number.isInteger(place)) return [];
  if (Array.isArray(schema.prefixItems) && place < schema.prefixItems.length) return [schema.prefixItems[place]];
  return schema.items === undefined ? [] : [schema.items];
}

/** The names of the properties that an object can have, in the order in which its schemas name them. */
export function propertyNames(schemas: JsonSchema[]): string[] {
  return [...new Set(schemas.flatMap(({ properties }) => (isObject(properties) ? Object.keys(properties) : [])))];
}

/** The names that a schema demands. */
export function requiredNames(schema: JsonSchema): string[] {
  return Array.isArray(schema.required) ? schema.required.filter((name) => typeof name === "string") : [];
}
