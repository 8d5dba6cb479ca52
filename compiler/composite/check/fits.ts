import { isObject } from "#core/pointers.ts";
import { getRequired, isSame, listErrors, resolve, type Schema } from "../language/values.ts";

/**
 * Why not every value of a type fits a place: the word of the place's schema that some value
 * breaks, and its limit or the value itself.
 */
export interface Misfit {
  word: string;
  limit?: unknown;
}

/** The type of what never has a value. */
export const never: Schema = { anyOf: [] };

/** Returns the type of a value that is one of several types. */
export function anyOf(types: readonly Schema[]): Schema {
  const alternatives = types.flatMap((type) => (Array.isArray(type.anyOf) ? (type.anyOf as Schema[]) : [type]));
  const [first] = alternatives;
  return alternatives.length === 1 && first ? first : { anyOf: alternatives };
}

/**
 * Returns why a value of a type may not fit a place; undefined if each one fits. A type is a schema
 * of our words, or `anyOf` several. It never accepts a type with a value that does not fit, but may
 * refuse one whose values all do.
 */
export function misfit(type: Schema, place: Schema): Misfit | undefined {
  if (Array.isArray(type.anyOf)) return findFirst(type.anyOf as Schema[], (variant) => misfit(variant, place));
  const [schema, target] = [resolve(type), resolve(place)];
  if (schema === target || isSame(schema, target)) return undefined;
  if (schema.type === "boolean" && schema.const === undefined) return misfit({ enum: [true, false] }, place);
  const values = "const" in schema ? [schema.const] : schema.enum;
  if (Array.isArray(values)) {
    const wrong = values.find(
      (value) =>
        listErrors(schema.type ? { type: schema.type } : {}, value).length === 0 &&
        listErrors(target, value).length > 0,
    );
    return wrong === undefined ? undefined : { word: "enum", limit: wrong };
  }
  if ("enum" in target || "const" in target) return { word: "enum", limit: target.enum ?? target.const };
  return typeMisfit(schema, target) ?? sizeMisfit(schema, wordsFor(schema, target)) ?? insideMisfit(schema, target);
}

const listWords: Record<string, readonly string[]> = {
  string: ["minLength", "maxLength", "pattern", "format"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  array: ["minItems", "maxItems", "uniqueItems"],
};

// A place for a number or a text has words for each, of which those for the other have no effect.
function wordsFor({ type }: Schema, target: Schema): Schema {
  if (!Array.isArray(target.type)) return target;
  const ownWords = listWords[type === "integer" ? "number" : String(type)] ?? [];
  const allWords = Object.values(listWords).flat();
  return Object.fromEntries(
    Object.entries(target).filter(([word]) => ownWords.includes(word) || !allWords.includes(word)),
  );
}

function findFirst<Value, Result>(
  values: readonly Value[],
  find: (value: Value) => Result | undefined,
): Result | undefined {
  for (const value of values) {
    const result = find(value);
    if (result !== undefined) return result;
  }
  return undefined;
}

function typeMisfit(schema: Schema, target: Schema): Misfit | undefined {
  if (target.type === undefined) return undefined;
  const accepted = [target.type].flat();
  const isFit =
    accepted.some((name) => name === schema.type) || (schema.type === "integer" && accepted.includes("number"));
  return schema.type !== undefined && isFit ? undefined : { word: "type", limit: accepted };
}

function sizeMisfit(schema: Schema, target: Schema): Misfit | undefined {
  const { minimum, exclusiveMinimum: above } = schema;
  const low = Number(minimum ?? above ?? Number.NEGATIVE_INFINITY);
  const lengths: Record<string, number> = {
    minLength: Number(schema.minLength ?? 0),
    minItems: Number(schema.minItems ?? 0),
    minimum: low,
    maxLength: Number(schema.maxLength ?? Number.POSITIVE_INFINITY),
    maxItems: Number(schema.maxItems ?? Number.POSITIVE_INFINITY),
    maximum: Number(schema.maximum ?? Number.POSITIVE_INFINITY),
  };
  for (const [word, size] of Object.entries(lengths)) {
    const limit = target[word];
    if (typeof limit === "number" && (word.startsWith("min") ? size < limit : size > limit)) return { word, limit };
  }
  const { exclusiveMinimum, exclusiveMaximum, pattern, format, uniqueItems } = target;
  if (typeof exclusiveMinimum === "number" && !(low > exclusiveMinimum || Number(above) >= exclusiveMinimum))
    return { word: "exclusiveMinimum", limit: exclusiveMinimum };
  if (typeof exclusiveMaximum === "number" && !(Number(schema.maximum) < exclusiveMaximum))
    return { word: "exclusiveMaximum", limit: exclusiveMaximum };
  if (pattern !== undefined && pattern !== schema.pattern) return { word: "pattern", limit: pattern };
  if (format !== undefined && format !== schema.format) return { word: "format", limit: format };
  return uniqueItems === true && schema.uniqueItems !== true && !(Number(schema.maxItems) <= 1)
    ? { word: "uniqueItems" }
    : undefined;
}

function insideMisfit(schema: Schema, target: Schema): Misfit | undefined {
  if (isObject(target.items)) {
    const { items } = target;
    return isObject(schema.items) ? misfit(schema.items, items) : { word: "items" };
  }
  if (schema.type !== "object") return undefined;
  const properties = isObject(schema.properties) ? schema.properties : {};
  const places = isObject(target.properties) ? target.properties : {};
  const missing = getRequired(target).find((name) => !isSure(schema, properties, name));
  if (missing !== undefined) return { word: "required", limit: missing };
  return findFirst(Object.entries(properties), ([name, inner]) => {
    const place = Object.hasOwn(places, name) ? places[name] : target.additionalProperties;
    if (place === false) return { word: "additionalProperties", limit: name };
    return isObject(place) && isObject(inner) ? misfit(inner, place) : undefined;
  });
}

function isSure(schema: Schema, properties: Record<string, unknown>, name: string): boolean {
  const inner = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return getRequired(schema).includes(name) || (isObject(inner) && "default" in inner);
}
