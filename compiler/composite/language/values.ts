import type { ErrorObject } from "ajv";
import { escapeKey, isObject, type JsonObject, pointerKeys, toPointer } from "#core/pointers.ts";
import { schemaFormats } from "#core/schemaFormats.ts";
import { commonShapes } from "#schemas/generated/commonShapes.ts";
import type { KnownNames } from "../../check/knownNames.ts";

/**
 * A schema of the words that the props of composites and of our blocks have; a `$ref` is a name of
 * `commonShapes`.
 */
export type Schema = JsonObject;

/** Returns the schema that a schema refers to, or itself. */
export function resolve(schema: Schema): Schema {
  const { $ref } = schema;
  return typeof $ref === "string" ? (commonShapes[$ref] ?? nothing) : schema;
}

/** The schema that no value fits. */
export const nothing: Schema = { enum: [] };

/** Returns what is wrong with a value, as ajv's errors with all errors on; none if it fits. */
export function listErrors(schema: Schema, value: unknown): ErrorObject[] {
  const errors: ErrorObject[] = [];
  visit(schema, value, "", "#", errors);
  return errors;
}

/** Returns a validator of a schema as ajv makes one. */
export function findValidator(schema: Schema): ((value: unknown) => boolean) & { errors?: ErrorObject[] | null } {
  const validate = Object.assign(
    (value: unknown) => {
      validate.errors = listErrors(schema, value);
      return validate.errors.length === 0;
    },
    { errors: null as ErrorObject[] | null },
  );
  return validate;
}

function visit(schema: Schema, value: unknown, at: string, schemaPath: string, errors: ErrorObject[]): void {
  const { $ref } = schema;
  const resolved = resolve(schema);
  const path = typeof $ref === "string" ? `#/$defs/${$ref.slice($ref.lastIndexOf("/") + 1)}` : schemaPath;
  const fail = (keyword: string, params: JsonObject) =>
    errors.push({ keyword, params, instancePath: at, schemaPath: `${path}/${keyword}` });
  const { type, enum: choices } = resolved;
  if (type !== undefined && ![type].flat().some((name) => isOfType(value, name))) {
    fail("type", { type });
    return;
  }
  if (Array.isArray(choices) && !choices.some((choice) => isSame(choice, value)))
    fail("enum", { allowedValues: choices });
  if ("const" in resolved && !isSame(resolved.const, value)) fail("const", { allowedValue: resolved.const });
  if (typeof value === "string") visitText(resolved, value, fail);
  else if (typeof value === "number") visitNumber(resolved, value, fail);
  else if (Array.isArray(value)) {
    visitList(resolved, value, fail);
    if (isObject(resolved.items))
      for (const [index, inner] of value.entries())
        visit(resolved.items, inner, `${at}/${index}`, `${path}/items`, errors);
  } else if (isObject(value)) visitObject({ schema: resolved, value, at, path, errors, fail });
}

type Fail = (keyword: string, params: JsonObject) => void;

function visitText({ minLength, maxLength, pattern, format }: Schema, value: string, fail: Fail): void {
  if (isBelow(getLength(value, minLength, maxLength), minLength)) fail("minLength", { limit: minLength });
  if (isAbove(getLength(value, minLength, maxLength), maxLength)) fail("maxLength", { limit: maxLength });
  if (typeof pattern === "string" && !getPattern(pattern).test(value)) fail("pattern", { pattern });
  const expression = schemaFormats[format as "date"];
  if (expression && !expression.test(value)) fail("format", { format });
}

// Code points, as JSON Schema counts; only if there is a limit.
function getLength(value: string, ...limits: unknown[]): number {
  return limits.some((limit) => limit !== undefined) ? [...value].length : value.length;
}

function visitNumber({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema, value: number, fail: Fail) {
  if (isBelow(value, minimum)) fail("minimum", { limit: minimum });
  if (isAbove(value, maximum)) fail("maximum", { limit: maximum });
  if (typeof exclusiveMinimum === "number" && value <= exclusiveMinimum)
    fail("exclusiveMinimum", { limit: exclusiveMinimum });
  if (typeof exclusiveMaximum === "number" && value >= exclusiveMaximum)
    fail("exclusiveMaximum", { limit: exclusiveMaximum });
}

function visitList({ minItems, maxItems, uniqueItems }: Schema, value: unknown[], fail: Fail): void {
  if (isBelow(value.length, minItems)) fail("minItems", { limit: minItems });
  if (isAbove(value.length, maxItems)) fail("maxItems", { limit: maxItems });
  if (isAbove(value.length, maxItems)) return;
  const isTwice = (entry: unknown, index: number) => value.slice(0, index).some((earlier) => isSame(entry, earlier));
  if (uniqueItems === true && value.some(isTwice)) fail("uniqueItems", {});
}

interface ObjectVisit {
  schema: Schema;
  value: JsonObject;
  at: string;
  path: string;
  errors: ErrorObject[];
  fail: Fail;
}

function visitObject({ schema, value, at, path, errors, fail }: ObjectVisit): void {
  const properties = isObject(schema.properties) ? schema.properties : {};
  for (const name of getRequired(schema)) if (!Object.hasOwn(value, name)) fail("required", { missingProperty: name });
  for (const [name, inner] of Object.entries(value)) {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    const place = `${at}/${escapeKey(name)}`;
    if (isObject(property)) visit(property, inner, place, `${path}/properties/${name}`, errors);
    else if (isObject(schema.additionalProperties))
      visit(schema.additionalProperties, inner, place, `${path}/additionalProperties`, errors);
    else if (schema.additionalProperties === false) fail("additionalProperties", { additionalProperty: name });
  }
}

/** Returns the names of the properties that a schema requires. */
export function getRequired({ required }: Schema): string[] {
  return Array.isArray(required) ? required.filter((name) => typeof name === "string") : [];
}

/** Returns the schema of a property; undefined if the schema names none of that name. */
export function getProperty(schema: Schema, name: string): Schema | undefined {
  const { properties } = resolve(schema);
  const property = isObject(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
  return isObject(property) ? property : undefined;
}

/**
 * Returns a copy of a value with the defaults of its schema in the place of what is missing; the
 * same value if nothing is.
 */
export function withDefaults(schema: Schema, value: unknown): unknown {
  const { properties, items } = resolve(schema);
  if (Array.isArray(value) && isObject(items)) {
    const whole = value.map((inner) => withDefaults(items, inner));
    return whole.some((inner, index) => inner !== value[index]) ? whole : value;
  }
  if (!isObject(value) || !isObject(properties)) return value;
  let whole = value;
  for (const [name, inner] of Object.entries(properties)) {
    if (!isObject(inner)) continue;
    const isThere = Object.hasOwn(value, name);
    if (!isThere && !("default" in inner)) continue;
    const filled = isThere ? withDefaults(inner, value[name]) : inner.default;
    if (isThere && filled === value[name]) continue;
    if (whole === value) whole = { ...value };
    whole[name] = filled;
  }
  return whole;
}

const patterns = new Map<string, RegExp>();

// Only our own definitions have patterns.
function getPattern(pattern: string): RegExp {
  const expression = patterns.get(pattern) ?? new RegExp(pattern);
  patterns.set(pattern, expression);
  return expression;
}

function isBelow(size: number, limit: unknown): boolean {
  return typeof limit === "number" && size < limit;
}

function isAbove(size: number, limit: unknown): boolean {
  return typeof limit === "number" && size > limit;
}

function isOfType(value: unknown, type: unknown): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "number") return typeof value === "number" && Number.isFinite(value);
  if (type === "array") return Array.isArray(value);
  if (type === "object") return isObject(value);
  return type === "null" ? value === null : typeof value === type;
}

/** Returns whether two JSON values are equal; the order of keys does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((inner, index) => isSame(inner, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length && names.every((name) => Object.hasOwn(b, name) && isSame(a[name], b[name]))
  );
}

/** Returns the names of properties in a schema, for "did you mean". */
export function listNames(schema: Schema): KnownNames {
  const names = (part: Schema): string[] => {
    const { properties } = resolve(part);
    return isObject(properties) ? Object.keys(properties) : [];
  };
  return {
    at: (pointer) => names(pointerKeys(pointer).reduce(placeIn, schema)),
    getPlace: (name) => findPlace(schema, name, ""),
  };
}

function findPlace(schema: Schema, name: string, path: string): string | undefined {
  const { properties, items } = resolve(schema);
  const ownProperties = isObject(properties) ? properties : {};
  if (Object.hasOwn(ownProperties, name)) return path + toPointer([name]);
  const inner = [...Object.entries(ownProperties), ["*", items] as const];
  for (const [key, property] of inner) {
    const place = isObject(property) ? findPlace(property, name, path + toPointer([key])) : undefined;
    if (place !== undefined) return place;
  }
  return undefined;
}

function placeIn(schema: Schema, key: string): Schema {
  const { items, additionalProperties } = resolve(schema);
  return getProperty(schema, key) ?? [items, additionalProperties].find(isObject) ?? {};
}

/**
 * Returns the schema of the value at a JSON Pointer below a schema, and whether a right value can
 * lack it; undefined if there is none.
 */
export function schemaAt(schema: Schema, keys: readonly string[]): { schema: Schema; mayMiss: boolean } | undefined {
  const [key, ...rest] = keys;
  if (key === undefined) return { schema, mayMiss: false };
  const resolved = resolve(schema);
  const inner = resolved.type === "object" ? getProperty(resolved, key) : undefined;
  const match = inner && schemaAt(inner, rest);
  if (!inner || !match) return undefined;
  const isThere = getRequired(resolved).includes(key) || "default" in inner;
  return { schema: match.schema, mayMiss: match.mayMiss || !isThere };
}
