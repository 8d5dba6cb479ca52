import { isObject, pointerKeys, toPointer, valueAt } from "#core/pointers.ts";
import { isEqual } from "#forms/conditions.ts";
import type { Answers, CompiledForm, JsonSchema } from "#forms/form.ts";
import { fullRenderSchema } from "#forms/fullRenderSchema.ts";
import { resolved } from "#forms/schemas.ts";
import { keyOfSchema } from "./drawnConditions.ts";
import { referenceKeys } from "./schema/references.ts";
import { findWrittenKeys } from "./schema/schemaTree.ts";

/** A part of a form that is shown under conditions, and what is needed to show it. */
export interface FormPart {
  /** JSON Pointer into the form's schema. */
  pointer: string;
  /** The name of the property at the top that it belongs to; "" for a part of several. */
  top: string;
  /** Whether a condition, or a way of a choice, holds, by its key. All others do not. */
  outcomes: Entries<boolean>;
  /** Answers by JSON Pointer. */
  given: Entries<unknown>;
}

type Entries<Value> = readonly (readonly [key: string, value: Value])[];

/** Parts of a form that can show at once. */
export interface Drawing {
  parts: FormPart[];
  outcomes: Map<string, boolean>;
  answers: Answers;
}

/** Returns the drawings that show every part of a form; undefined if these would be too many. */
export function planDrawings({ schema, fields }: Pick<CompiledForm, "schema" | "fields">): Drawing[] | undefined {
  const { schema: root } = fullRenderSchema({ schema, fields }, keyOfSchema);
  const formParts: FormPart[] = [];
  try {
    visit(root, {
      root,
      found: formParts,
      written: schema,
      keys: [],
      at: [],
      top: "",
      outcomes: [],
      given: [],
      followed: [],
    });
  } catch (error) {
    if (error instanceof TooManyParts) return undefined;
    throw error;
  }
  const groups: FormPart[][] = [];
  for (const part of formParts) {
    const group = groups.find((parts) => parts.every((formPart) => canShowTogether(formPart, part)));
    if (group) group.push(part);
    else groups.push([part]);
  }
  return groups.length > mostDrawings ? undefined : groups.map(findDrawing);
}

/** Finds the drawing that shows these parts. */
export function findDrawing(parts: FormPart[]): Drawing {
  const outcomes = new Map(parts.flatMap((part) => part.outcomes));
  return { parts, outcomes, answers: readAnswers(parts.flatMap(({ given }) => given)) };
}

const mostParts = 2000;
const mostDrawings = 200;

class TooManyParts extends Error {}

interface Place extends Omit<FormPart, "pointer"> {
  root: JsonSchema;
  written: JsonSchema;
  found: FormPart[];
  /** Keys from the schema that is drawn. */
  keys: (string | number)[];
  /** The place of the answer. */
  at: (string | number)[];
  /** The references that led here. */
  followed: readonly string[];
}

function visit(schema: unknown, place: Place): void {
  if (!isObject(schema)) return;
  const { $ref, ...beside } = schema;
  if (typeof $ref === "string") {
    visit(beside, place);
    if (place.followed.includes($ref)) return;
    const followed = [...place.followed, $ref];
    visit(resolved(place.root, { $ref }), { ...place, keys: referenceKeys($ref), followed });
    return;
  }
  visitConditions(schema, place);
  for (const keyword of ["anyOf", "oneOf"]) visitWays(schema, keyword, place);
  visitInside(schema, place);
}

function visitConditions(schema: JsonSchema, place: Place): void {
  const { if: condition, allOf, dependencies } = schema;
  if (isObject(condition)) {
    const key = keyOfSchema(condition);
    for (const [branch, holds] of [["then", true] as const, ["else", false] as const])
      if (isObject(schema[branch]))
        visitPart(schema[branch], [branch], { ...place, outcomes: [...place.outcomes, [key, holds]] });
  }
  for (const [index, part] of (Array.isArray(allOf) ? allOf : []).entries())
    visit(part, below(place, ["allOf", index]));
  for (const [name, dependent] of isObject(dependencies) ? Object.entries(dependencies) : [])
    visitDependency(name, dependent, place);
}

// The renderer chooses among the branches of an older dependency by their schema of the answer that
// they depend on.
function visitDependency(name: string, dependent: unknown, place: Place): void {
  if (!isObject(dependent) || !Array.isArray(dependent.oneOf)) return;
  const variants = dependent.oneOf.map((way) => valueAt(resolved(place.root, way), toPointer(["properties", name])));
  const keys = variants.map((question) => keyOfSchema({ type: "object", properties: { [name]: question } }));
  for (const [index, way] of dependent.oneOf.entries()) {
    const outcomes = keys.map((key, otherIndex) => [key, otherIndex === index] as const);
    const answers = [
      ...place.given,
      [toPointer([...place.at, name]), getExample(place.root, variants[index]) ?? "a"] as const,
    ];
    const there = { ...place, outcomes: [...place.outcomes, ...outcomes], given: answers };
    visitPart(way, ["dependentSchemas", name, "oneOf", index], there);
  }
}

function visitWays(schema: JsonSchema, keyword: string, place: Place): void {
  const ways = schema[keyword];
  if (!Array.isArray(ways) || ways.every((way) => isObject(way) && "const" in way)) return;
  const marks = ways.map((way) => String((way as JsonSchema)["x-way"]));
  const { propertyName } = (schema.discriminator ?? {}) as { propertyName?: string };
  for (const [index, way] of ways.entries()) {
    const outcomes = marks.map((mark, otherIndex) => [mark, mark === marks[index] || otherIndex === index] as const);
    const question = valueAt(resolved(place.root, way), toPointer(["properties", String(propertyName)]));
    const example = isObject(schema.properties) ? {} : getExample(place.root, way);
    const value = isObject(question) ? { [String(propertyName)]: getExample(place.root, question) } : example;
    const answers = [...place.given, [toPointer(place.at), value] as const];
    visitPart(way, [keyword, index], { ...place, outcomes: [...place.outcomes, ...outcomes], given: answers });
  }
}

function visitInside({ properties, items, additionalProperties }: JsonSchema, place: Place): void {
  for (const [name, inner] of isObject(properties) ? Object.entries(properties) : []) {
    const there = below(place, ["properties", name]);
    visit(inner, { ...there, at: [...place.at, name], top: place.at.length === 0 ? name : place.top });
  }
  const entry = (inner: unknown, keys: (string | number)[], at: string | number) => {
    const whole = [toPointer(place.at), typeof at === "number" ? [] : {}] as const;
    const answers = [...place.given, whole, [toPointer([...place.at, at]), getExample(place.root, inner)] as const];
    visitPart(inner, keys, { ...place, at: [...place.at, at], given: answers });
  };
  if (Array.isArray(items)) for (const [index, inner] of items.entries()) entry(inner, ["prefixItems", index], index);
  else if (isObject(items)) entry(items, ["items"], 0);
  if (isObject(additionalProperties)) entry(additionalProperties, ["additionalProperties"], "entry");
}

function visitPart(schema: unknown, keys: (string | number)[], place: Place): void {
  const there = below(place, keys);
  if (there.found.length >= mostParts) throw new TooManyParts();
  there.found.push({
    pointer: toPointer(findWrittenKeys(there.written, there.keys)),
    top: there.top,
    outcomes: there.outcomes,
    given: there.given,
  });
  visit(schema, there);
}

function below(place: Place, keys: (string | number)[]): Place {
  return { ...place, keys: [...place.keys, ...keys] };
}

const examples: Record<string, unknown> = { string: "a", number: 1, integer: 1, boolean: true, array: [], null: null };

/** Returns an answer of the kind that a schema asks for; it need not fit. */
function getExample(root: JsonSchema, schema: unknown, depth = 0): unknown {
  const { const: only, enum: values, type, properties, anyOf, oneOf, allOf } = resolved(root, schema);
  if (only !== undefined) return only;
  if (Array.isArray(values)) return values[0];
  const kind = Array.isArray(type) ? type[0] : type;
  if (typeof kind === "string" && Object.hasOwn(examples, kind)) return structuredClone(examples[kind]);
  const inner = [anyOf, oneOf, allOf].find(Array.isArray);
  if (properties || kind === "object" || !inner || depth > 9) return {};
  return getExample(root, inner[0], depth + 1);
}

function canShowTogether(formPart: FormPart, other: FormPart): boolean {
  return agree(formPart.outcomes, other.outcomes) && agree(formPart.given, other.given);
}

function agree(entries: Entries<unknown>, other: Entries<unknown>): boolean {
  const values = new Map(entries);
  return other.every(([key, value]) => !values.has(key) || isEqual(values.get(key), value));
}

function readAnswers(entries: Entries<unknown>): Answers {
  const whole: { answers: unknown } = { answers: {} };
  for (const [pointer, value] of [...entries].sort(([a], [b]) => a.length - b.length)) {
    const keys = ["answers", ...pointerKeys(pointer)];
    const last = keys.pop() ?? "";
    let inner: Record<string, unknown> = whole;
    for (const key of keys) {
      const next = inner[key];
      inner[key] = typeof next === "object" && next !== null ? next : {};
      inner = inner[key] as Record<string, unknown>;
    }
    const old = inner[last];
    inner[last] = isObject(old) && isObject(value) ? { ...old, ...value } : structuredClone(value);
  }
  return whole.answers as Answers;
}
