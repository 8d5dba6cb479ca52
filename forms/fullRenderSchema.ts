import { isObject, toPointer } from "#core/pointers.ts";
import { dependentsAsConditions } from "./dependents.ts";
import type { CompiledForm, JsonSchema } from "./form.ts";
import { askable, type RenderSchema } from "./renderSchema.ts";
import { asksForMore } from "./ways.ts";

/**
 * What a form with plain questions is rendered from, and each way of its choices as the form has
 * it, by its mark.
 */
export type FullRenderSchema = RenderSchema & { ways: Map<string, JsonSchema> };

/**
 * Returns the schema of a form as the whole of rjsf draws it: as renderSchema, and also inside of
 * definitions and of the ways of choices. Each way has a mark (`x-way`) that survives the changes
 * of rjsf. A choice without additional questions is not rendered.
 */
export function fullRenderSchema(
  { schema, fields }: Pick<CompiledForm, "schema" | "fields">,
  markOf: (way: JsonSchema) => string,
): FullRenderSchema {
  const result: FullRenderSchema = { schema, units: new Map(), ways: new Map() };
  const mark = (way: JsonSchema) => {
    const name = markOf(way);
    result.ways.set(name, way);
    return name;
  };
  result.schema = close(schema, { root: schema, fields, units: result.units, mark, pointer: "" }) as JsonSchema;
  return result;
}

interface Place extends Pick<CompiledForm, "fields"> {
  root: JsonSchema;
  units: Map<string, JsonSchema>;
  mark: (way: JsonSchema) => string;
  /** JSON Pointer to the answer; undefined for a schema that is only referenced. */
  pointer: string | undefined;
}

function close(part: unknown, place: Place): unknown {
  if (!isObject(part)) return part;
  const { pointer, fields, units } = place;
  const type = pointer === undefined ? undefined : fields[pointer]?.type;
  if (pointer !== undefined && type !== undefined) {
    if (!units.has(pointer)) units.set(pointer, part);
    return { "x-field": type };
  }
  const jsonSchema = withOlderDependencies(part);
  const { anyOf, oneOf, ...rest } = jsonSchema;
  return {
    ...rest,
    ...closeEntries(jsonSchema, place),
    ...closeQuestions(jsonSchema, place),
    ...closeWays(jsonSchema, place),
  };
}

// All schemas of the same answer, and those without a place.
function closeQuestions(schema: JsonSchema, place: Place): JsonSchema {
  const closed: JsonSchema = {};
  const nowhere = { ...place, pointer: undefined };
  const each = (keyword: string, change: (inner: unknown, name: string) => unknown) => {
    const inner = schema[keyword];
    if (isObject(inner)) closed[keyword] = mapValues(inner, change);
  };
  each("properties", (inner, name) => ask(inner, name, place));
  each("patternProperties", (inner) => close(askable(inner), nowhere));
  each("$defs", (inner) => close(inner, nowhere));
  each("definitions", (inner) => close(inner, nowhere));
  each("dependencies", (inner) => close(inner, place));
  const { additionalProperties, allOf } = schema;
  if (isObject(additionalProperties)) closed.additionalProperties = close(additionalProperties, nowhere);
  if (Array.isArray(allOf)) closed.allOf = allOf.map((part) => close(part, place));
  for (const branch of ["then", "else"]) if (isObject(schema[branch])) closed[branch] = close(schema[branch], place);
  return closed;
}

function closeEntries({ items, prefixItems }: JsonSchema, place: Place): JsonSchema {
  const entry = isObject(items) ? ask(items, "*", place) : items;
  if (Array.isArray(prefixItems))
    return { items: prefixItems.map((item) => ask(item, "*", place)), additionalItems: isObject(items) && entry };
  return isObject(items) ? { items: entry } : {};
}

function closeWays(schema: JsonSchema, place: Place): JsonSchema {
  const closed: JsonSchema = {};
  for (const keyword of ["anyOf", "oneOf"]) {
    const ways = schema[keyword];
    if (!Array.isArray(ways)) continue;
    const whole = ways.map((way) => (isObject(way) ? way : way === false ? { not: {} } : {}));
    if (whole.some((way) => asksForMore(place.root, way, schema)))
      closed[keyword] = whole.map((way) => ({ ...(close(way, place) as JsonSchema), "x-way": place.mark(way) }));
  }
  return closed;
}

function ask(question: unknown, name: string, place: Place): unknown {
  const { pointer } = place;
  return close(askable(question), {
    ...place,
    pointer: pointer === undefined ? undefined : pointer + toPointer([name]),
  });
}

// rjsf distinguishes the ways of an older dependency by the answer that it depends on; all others
// become conditions.
function withOlderDependencies(schema: JsonSchema): JsonSchema {
  const { dependencies, dependentSchemas, dependentRequired, ...rest } = schema;
  if (!dependencies && !dependentSchemas && !dependentRequired) return schema;
  const dependents = [dependencies, dependentSchemas].flatMap((some) => (isObject(some) ? Object.entries(some) : []));
  const isOneOf = ([, dependent]: [string, unknown]) => isObject(dependent) && Array.isArray(dependent.oneOf);
  const conditions = dependents.filter((dependent) => !isOneOf(dependent));
  const { dependentRequired: needed, ...others } = dependentsAsConditions({
    ...rest,
    ...(isObject(dependentRequired) && { dependentRequired }),
    dependentSchemas: Object.fromEntries(conditions.filter(([, dependent]) => !Array.isArray(dependent))),
    dependencies: Object.fromEntries(conditions.filter(([, dependent]) => Array.isArray(dependent))),
  });
  const keptDependencies = { ...(isObject(needed) && needed), ...Object.fromEntries(dependents.filter(isOneOf)) };
  return Object.keys(keptDependencies).length > 0 ? { ...others, dependencies: keptDependencies } : others;
}

function mapValues(values: JsonSchema, change: (value: unknown, name: string) => unknown): JsonSchema {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]));
}
