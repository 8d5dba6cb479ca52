import { isObject } from "#core/pointers.ts";
import { isEqual } from "#forms/conditions.ts";
import type { JsonSchema } from "#forms/form.ts";
import { definitionAt } from "../schema/references.ts";
import { innerSchemas } from "../schema/schemaTree.ts";
import type { FormAnalysis } from "./analyse.ts";
import { every, judge, some, someAnswer, type Verdict } from "./judge.ts";

/** What answers are judged by. */
type Asked = Pick<FormAnalysis, "whole" | "questions" | "offers">;

/**
 * Returns whether a value can be the answer at a place: its schemas accept it, and its field offers
 * it. If the two disagree, that is a mistake of its own, and nothing is known.
 */
export function canBe({ whole, questions, offers }: Asked, place: string, value: unknown): Verdict {
  const placeQuestions = questions.get(place);
  if (!placeQuestions) return undefined;
  const always = placeQuestions.filter(({ when }) => when.length === 0);
  const accepted = every([
    every(always.map(({ schema }) => judge(whole, schema, value))),
    some(placeQuestions.map(({ schema }) => judge(whole, schema, value))),
  ]);
  const offered = offers.get(place)?.values;
  if (value === someAnswer || !offered) return accepted;
  const isOffered = offered.some((offer) => isEqual(offer.value, value));
  if (isOffered) return accepted || undefined;
  return placeQuestions.some(({ schema }) => isListed(schema, value)) ? undefined : false;
}

function isListed({ const: only, enum: values }: JsonSchema, value: unknown): boolean {
  return isEqual(only, value) || (Array.isArray(values) && values.some((listed) => isEqual(listed, value)));
}

/** Returns the values of an answer that can have only a few; undefined for any other answer. */
export function finiteValues({ whole, questions, offers }: Asked, place: string): unknown[] | undefined {
  const offered = offers.get(place)?.values;
  const each = (questions.get(place) ?? []).map(({ schema }) => readValues(whole, schema));
  const listed = each.length > 0 && each.every((values) => values !== undefined) ? each.flat() : undefined;
  return offered || listed ? distinct([...(offered ?? []).map(({ value }) => value), ...(listed ?? [])]) : undefined;
}

function readValues(root: JsonSchema, schema: unknown, depth = 0): unknown[] | undefined {
  if (!isObject(schema) || depth > 9) return undefined;
  const { const: only, enum: values, type, anyOf, oneOf, allOf, $ref } = schema;
  if (only !== undefined) return [only];
  if (Array.isArray(values)) return values;
  const inner = (part: unknown) => readValues(root, part, depth + 1);
  for (const ways of [anyOf, oneOf]) {
    const each = Array.isArray(ways) ? ways.map(inner) : [undefined];
    if (each.every((branchValues) => branchValues !== undefined)) return each.flat();
  }
  const certain = Array.isArray(allOf)
    ? allOf.map(inner).find((branchValues) => branchValues !== undefined)
    : undefined;
  if (certain) return certain;
  const target = typeof $ref === "string" ? definitionAt(root, $ref) : undefined;
  if (target) return inner(target);
  const types = [type].flat();
  return types.every((type) => type === "boolean" || type === "null")
    ? types.flatMap((type): unknown[] => (type === "null" ? [null] : [true, false]))
    : undefined;
}

/**
 * Answers of which one stands for each that tests can distinguish; `someAnswer` is among them if
 * these are not all. `tests` are the schemas that the answer is tested with.
 */
export function candidatesAt(asked: Asked, place: string, tests: readonly JsonSchema[]): unknown[] {
  const possible = (values: readonly unknown[]) =>
    distinct(values).filter((candidate) => canBe(asked, place, candidate) !== false);
  const few = finiteValues(asked, place);
  if (few) return few.length > mostCandidates ? [someAnswer] : possible(few);
  const schemas = (asked.questions.get(place) ?? []).map(({ schema }) => schema);
  const types = new Set(schemas.flatMap((schema) => getTypes(asked.whole, schema)));
  const keywords = new Set(tests.flatMap((test) => keywordsIn(test)));
  if (types.size > 0 && [...types].every((type) => type === "integer" || type === "number"))
    return possible(numbersFor([...schemas, ...tests], !types.has("number"))).concat(
      keywords.has("multipleOf") || schemas.some((schema) => keywordsIn(schema).includes("multipleOf"))
        ? [someAnswer]
        : [],
    );
  if (types.size === 1 && types.has("string") && [...keywords].every((keyword) => plainTests.has(keyword)))
    return [...possible(tests.flatMap(constantsIn)), unwrittenText];
  if (types.size === 1 && types.has("array")) {
    const entries = finiteValues(asked, `${place}/*`);
    if (entries && entries.length <= 5) return possible(getSubsets(entries));
  }
  return [someAnswer];
}

// Of more values than these it is not tried which of them pass a test.
const mostCandidates = 200;

// Tests of a text that depend only on which text it is.
const plainTests = new Set(["const", "enum", "type", "not", "allOf", "anyOf", "oneOf", "title", "description"]);

// A text that no organiser writes.
const unwrittenText = "\u{f0000}\u{f0001}";

function getSubsets(entries: readonly unknown[]): unknown[][] {
  const count = 2 ** entries.length;
  // Each number names a set: its bits are the entries.
  return Array.from({ length: count - 1 }, (_, place) =>
    entries.filter((_entry, bit) => ((place + 1) >> bit) % 2 === 1),
  );
}

function numbersFor(schemas: readonly JsonSchema[], isWhole: boolean): number[] {
  const numeric = ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum"];
  const marks = schemas
    .flatMap((schema) => [...everySchema(schema)])
    .flatMap((schema) => [...numeric.map((keyword) => schema[keyword]), ...constantsIn(schema)])
    .filter((mark): mark is number => typeof mark === "number");
  const sorted = [...new Set([0, ...marks])].sort((a, b) => a - b);
  const between = sorted.map((mark, index) => (mark + (sorted[index + 1] ?? mark + 2)) / 2);
  const all = [...sorted, ...between, (sorted[0] ?? 0) - 1, (sorted.at(-1) ?? 0) + 1];
  return isWhole
    ? all.flatMap((mark) => [Math.floor(mark), Math.ceil(mark), Math.floor(mark) + 1, Math.ceil(mark) - 1])
    : all;
}

function constantsIn(schema: JsonSchema): unknown[] {
  return [...everySchema(schema)].flatMap(({ const: only, enum: values }) => [
    ...(only === undefined ? [] : [only]),
    ...(Array.isArray(values) ? values : []),
  ]);
}

function keywordsIn(schema: JsonSchema): string[] {
  return [...everySchema(schema)].flatMap(Object.keys);
}

// Those that speak of the same answer.
function* everySchema(schema: JsonSchema): Generator<JsonSchema> {
  yield schema;
  for (const { keys, relation, schema: inner } of innerSchemas(schema))
    if (relation === "same" || keys[0] === "not" || keys[0] === "if") yield* everySchema(inner);
}

function getTypes(root: JsonSchema, schema: JsonSchema, depth = 0): unknown[] {
  if (schema.type !== undefined) return [schema.type].flat();
  const target = typeof schema.$ref === "string" && depth < 9 ? definitionAt(root, schema.$ref) : undefined;
  return target ? getTypes(root, target, depth + 1) : ["any"];
}

function distinct(values: readonly unknown[]): unknown[] {
  return [...new Map(values.map((value) => [getKey(value), value])).values()];
}

/** Returns a text that two JSON values have in common if they are the same. */
export function getKey(value: unknown): string {
  if (value === someAnswer) return "?";
  return JSON.stringify(value, (_, inner) =>
    isObject(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}
