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

/** The type of a value that is one of several types. */
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
  if (Array.isArray(type.anyOf)) return findFirst(type.anyOf as Schema[], (one) => misfit(one, place));
  const [own, wanted] = [resolve(type), resolve(place)];
  if (own === wanted || isSame(own, wanted)) return undefined;
  if (own.type === "boolean" && own.const === undefined) return misfit({ enum: [true, false] }, place);
  const values = "const" in own ? [own.const] : own.enum;
  if (Array.isArray(values)) {
    const wrong = values.find(
      (value) =>
        listErrors(own.type ? { type: own.type } : {}, value).length === 0 && listErrors(wanted, value).length > 0,
    );
    return wrong === undefined ? undefined : { word: "enum", limit: wrong };
  }
  if ("enum" in wanted || "const" in wanted) return { word: "enum", limit: wanted.enum ?? wanted.const };
  return typeMisfit(own, wanted) ?? sizeMisfit(own, wordsFor(own, wanted)) ?? insideMisfit(own, wanted);
}

const listWords: Record<string, readonly string[]> = {
  string: ["minLength", "maxLength", "pattern", "format"],
  number: ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"],
  array: ["minItems", "maxItems", "uniqueItems"],
};

// A place for a number or a text has words for each, of which those for the other have no effect.
function wordsFor({ type }: Schema, wanted: Schema): Schema {
  if (!Array.isArray(wanted.type)) return wanted;
  const own = listWords[type === "integer" ? "number" : String(type)] ?? [];
  const others = Object.values(listWords).flat();
  return Object.fromEntries(Object.entries(wanted).filter(([word]) => own.includes(word) || !others.includes(word)));
}

function findFirst<Value, Result>(
  values: readonly Value[],
  find: (value: Value) => Result | undefined,
): Result | undefined {
  for (const value of values) {
    const found = find(value);
    if (found !== undefined) return found;
  }
  return undefined;
}

function typeMisfit(own: Schema, wanted: Schema): Misfit | undefined {
  if (wanted.type === undefined) return undefined;
  const accepted = [wanted.type].flat();
  const isFit = accepted.some((one) => one === own.type) || (own.type === "integer" && accepted.includes("number"));
  return own.type !== undefined && isFit ? undefined : { word: "type", limit: accepted };
}

function sizeMisfit(own: Schema, wanted: Schema): Misfit | undefined {
  const { minimum, exclusiveMinimum: above } = own;
  const low = Number(minimum ?? above ?? Number.NEGATIVE_INFINITY);
  const lengths: Record<string, number> = {
    minLength: Number(own.minLength ?? 0),
    minItems: Number(own.minItems ?? 0),
    minimum: low,
    maxLength: Number(own.maxLength ?? Number.POSITIVE_INFINITY),
    maxItems: Number(own.maxItems ?? Number.POSITIVE_INFINITY),
    maximum: Number(own.maximum ?? Number.POSITIVE_INFINITY),
  };
  for (const [word, size] of Object.entries(lengths)) {
    const limit = wanted[word];
    if (typeof limit === "number" && (word.startsWith("min") ? size < limit : size > limit)) return { word, limit };
  }
  const { exclusiveMinimum, exclusiveMaximum, pattern, format, uniqueItems } = wanted;
  if (typeof exclusiveMinimum === "number" && !(low > exclusiveMinimum || Number(above) >= exclusiveMinimum))
    return { word: "exclusiveMinimum", limit: exclusiveMinimum };
  if (typeof exclusiveMaximum === "number" && !(Number(own.maximum) < exclusiveMaximum))
    return { word: "exclusiveMaximum", limit: exclusiveMaximum };
  if (pattern !== undefined && pattern !== own.pattern) return { word: "pattern", limit: pattern };
  if (format !== undefined && format !== own.format) return { word: "format", limit: format };
  return uniqueItems === true && own.uniqueItems !== true && !(Number(own.maxItems) <= 1)
    ? { word: "uniqueItems" }
    : undefined;
}

function insideMisfit(own: Schema, wanted: Schema): Misfit | undefined {
  if (isObject(wanted.items)) {
    const { items } = wanted;
    return isObject(own.items) ? misfit(own.items, items) : { word: "items" };
  }
  if (own.type !== "object") return undefined;
  const properties = isObject(own.properties) ? own.properties : {};
  const places = isObject(wanted.properties) ? wanted.properties : {};
  const missing = getRequired(wanted).find((name) => !isSure(own, properties, name));
  if (missing !== undefined) return { word: "required", limit: missing };
  return findFirst(Object.entries(properties), ([name, inner]) => {
    const place = Object.hasOwn(places, name) ? places[name] : wanted.additionalProperties;
    if (place === false) return { word: "additionalProperties", limit: name };
    return isObject(place) && isObject(inner) ? misfit(inner, place) : undefined;
  });
}

function isSure(own: Schema, properties: Record<string, unknown>, name: string): boolean {
  const inner = Object.hasOwn(properties, name) ? properties[name] : undefined;
  return getRequired(own).includes(name) || (isObject(inner) && "default" in inner);
}
