// biome-ignore-all lint/suspicious/noThenProperty: a keyword of JSON Schema

import { isObject } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import { resolved } from "#forms/schemas.ts";

/** Returns a random whole number from 0 to one below `limit`. */
export type Random = (limit: number) => number;

/**
 * Returns the random numbers of a seed (mulberry32): the same seed gives the same form and the same
 * answers.
 */
export function seedRandom(seed: number): Random {
  let state = seed | 0;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

/**
 * Returns a schema of a form with every supported keyword, as an organiser might write it, of up to
 * three levels.
 */
export function generateSchema(random: Random): JsonSchema {
  const $defs = { one: getObject(random, ["p", "q"], 1), two: getText(random) };
  return { ...getObject(random, ["a", "b", "c"], 3), $defs };
}

const pick = <Value>(random: Random, values: readonly Value[]): Value => values[random(values.length)] as Value;
const some = <Value>(random: Random, values: readonly Value[]): Value[] => values.filter(() => random(2) === 0);

const formats = ["date", "date-time", "time", "email", "uuid", "ipv4"];

function getText(random: Random): JsonSchema {
  return pick<() => JsonSchema>(random, [
    () => {
      const maxLength = 1 + random(4);
      return { type: "string", maxLength, ...(random(2) === 0 && { minLength: 1 + random(Math.min(maxLength, 3)) }) };
    },
    () => ({ type: "string", enum: ["x", "y"] }),
    () => ({ type: "string", maxLength: 9, pattern: pick(random, ["^[a-z]+$", "x", "^\\p{Lu}"]) }),
    () => ({ type: "string", maxLength: 60, format: pick(random, formats) }),
    () => ({ type: ["string", "null"], maxLength: 3 }),
  ])();
}

function findLeaf(random: Random): JsonSchema {
  return pick<() => JsonSchema>(random, [
    () => getText(random),
    () => getText(random),
    () => ({ type: "integer", minimum: random(3), ...(random(2) === 0 && { maximum: 2 + random(3) }) }),
    () => ({ type: "number", exclusiveMaximum: 4, ...(random(2) === 0 && { multipleOf: 0.5 }) }),
    () => ({ type: "boolean" }),
    () => ({ const: pick(random, ["x", 1, true]) }),
    () => ({ enum: ["x", 1, null] }),
    () => ({ type: "string", oneOf: [{ const: "x", title: "X" }, { const: "y" }] }),
    () => ({ $ref: "#/$defs/two" }),
  ])();
}

function getQuestion(random: Random, depth: number): JsonSchema {
  if (depth === 0) return findLeaf(random);
  return pick<() => JsonSchema>(random, [
    () => findLeaf(random),
    () => findLeaf(random),
    () => findLeaf(random),
    () => ({ $ref: "#/$defs/one" }),
    () => getObject(random, ["e", "f"], depth - 1),
    () => ({
      type: "array",
      maxItems: 3,
      items: getQuestion(random, depth - 1),
      ...(random(2) === 0 && { minItems: 1 }),
      ...(random(3) === 0 && { uniqueItems: true }),
    }),
    () => ({ type: "array", prefixItems: [findLeaf(random), findLeaf(random)], items: false }),
    () => ({ [pick(random, ["anyOf", "oneOf"])]: [{ type: "integer", minimum: 1 }, getText(random)] }),
    () => ({ type: "object", [pick(random, ["anyOf", "oneOf"])]: [getWay(random, "m"), getWay(random, "n")] }),
  ])();
}

// An alternative with a constant that identifies it, sometimes with a condition inside.
function getWay(random: Random, kind: string): JsonSchema {
  const detail = `${kind}1`;
  return {
    type: "object",
    properties: { kind: { const: kind }, [detail]: findLeaf(random) },
    required: ["kind", ...some(random, [detail])],
    ...(random(3) === 0 && getCondition(random, [detail], `${kind}2`)),
    ...(random(4) === 0 && { dependentSchemas: { [detail]: generatePart(random, `${kind}3`) } }),
  };
}

function getObject(random: Random, names: string[], depth: number): JsonSchema {
  const properties = Object.fromEntries(names.map((name) => [name, getQuestion(random, depth)]));
  const more = names.join("");
  const parts = pick<() => JsonSchema>(random, [
    () => ({}),
    () => ({}),
    () => getCondition(random, names, `${more}1`),
    () => ({ allOf: [getCondition(random, names, `${more}1`), getCondition(random, names, `${more}2`)] }),
    () => ({ [pick(random, ["anyOf", "oneOf"])]: names.map((name) => ({ required: [name] })) }),
    () => ({
      anyOf: [
        { ...generatePart(random, `${more}1`), ...getCondition(random, names, `${more}2`) },
        { required: [names[0]] },
      ],
    }),
    () => ({ dependentRequired: { [pick(random, names)]: some(random, names) } }),
    () => ({ dependentSchemas: { [pick(random, names)]: generatePart(random, `${more}1`) } }),
    () => ({
      dependentSchemas: {
        [pick(random, names)]: { ...generatePart(random, `${more}1`), ...getCondition(random, names, `${more}2`) },
      },
    }),
    () => ({ not: { required: names } }),
  ])();
  return { type: "object", properties, required: some(random, names), ...parts };
}

function generatePart(random: Random, name: string): JsonSchema {
  return { properties: { [name]: findLeaf(random) }, ...(random(2) === 0 && { required: [name] }) };
}

function getCondition(random: Random, names: string[], more: string): JsonSchema {
  const name = pick(random, names);
  const test = pick<JsonSchema>(random, [{ const: "x" }, { type: "string", minLength: 2 }, { enum: [1, true] }]);
  return {
    if: { properties: { [name]: test }, ...(random(3) > 0 && { required: [name] }) },
    then: generatePart(random, `${more}t`),
    ...(random(2) === 0 && { else: generatePart(random, `${more}e`) }),
  };
}

const samples = {
  date: ["2025-01-31", "2024-02-29", "2025-02-31", "2025-02-29", "2025-4-1", "1900-02-29"],
  "date-time": ["2025-01-31T07:30:00+08:00", "2025-02-31T07:30:00Z", "2025-01-31 07:30", "2024-02-29t07:30:00z"],
  time: ["07:30:00Z", "07:30:00+08:00", "24:00:00Z", "07:30"],
  email: ["a@example.com", "a", "a@b c.com"],
  uuid: ["2eb8aa08-aa98-11ea-b4aa-73b441d16380", "2eb8aa08"],
  ipv4: ["192.168.0.1", "256.1.1.1"],
} as Record<string, string[]>;
const texts = ["x", "y", "xx", "abc", "X", "", "中文字", "😀"];
const anything: unknown[] = ["x", "", "abc", 0, 1, 2.5, true, false, null, [], {}, ["x"]];

/** Answers to a form of that schema: mostly of the right type, some missing, some wrong; none to a question that it does not have. */
export function generateAnswer(random: Random, root: JsonSchema, schema: unknown, depth = 0): unknown {
  if (!isObject(schema) || depth > 5 || random(24) === 0) return pick(random, anything);
  const whole = resolved(root, schema);
  if (whole.const !== undefined) return random(8) > 0 ? whole.const : pick(random, anything);
  if (Array.isArray(whole.enum)) return pick(random, whole.enum);
  const { type, format, oneOf, anyOf } = whole;
  if (type === "array") return entriesFor(random, root, whole, depth);
  const ways = [oneOf, anyOf].find(Array.isArray);
  if (type === "object" || whole.properties) return objectFor(random, root, whole, depth);
  if (ways) return generateAnswer(random, root, pick(random, ways), depth + 1);
  if (typeof format === "string") return pick(random, samples[format] ?? texts);
  return pick<unknown>(
    random,
    type === "boolean" ? [true, false] : String(type).includes("string") ? texts : [0, 1, 2, 3],
  );
}

function entriesFor(random: Random, root: JsonSchema, { prefixItems, items }: JsonSchema, depth: number): unknown[] {
  if (Array.isArray(prefixItems))
    return prefixItems.map((itemSchema) => generateAnswer(random, root, itemSchema, depth + 1));
  return Array.from({ length: random(4) }, () => generateAnswer(random, root, items, depth + 1));
}

function objectFor(random: Random, root: JsonSchema, schema: JsonSchema, depth: number): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  for (const part of listParts(root, schema, random))
    for (const [name, inner] of Object.entries(part.properties ?? {}))
      if (!Object.hasOwn(answers, name) && random(4) > 0)
        answers[name] = generateAnswer(random, root, inner, depth + 1);
  return answers;
}

// Of some parts the questions are answered, whether they show or not.
function listParts(root: JsonSchema, schema: JsonSchema, random: Random): JsonSchema[] {
  const { allOf, anyOf, oneOf, then, else: otherwise, dependentSchemas } = schema;
  const ways = [anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? [pick(random, list)] : []));
  const inner = [...(Array.isArray(allOf) ? allOf : []), ...ways, then, otherwise];
  if (isObject(dependentSchemas)) inner.push(...Object.values(dependentSchemas));
  const innerParts = inner.flatMap((innerSchema) =>
    isObject(innerSchema) && random(3) > 0 ? listParts(root, resolved(root, innerSchema), random) : [],
  );
  return [schema, ...innerParts];
}
