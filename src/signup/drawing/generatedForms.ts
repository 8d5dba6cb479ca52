// biome-ignore-all lint/suspicious/noThenProperty: a keyword of JSON Schema

import { isObject } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import { resolved } from "#forms/schemas.ts";

/** Draws lots for a generated form: a number from 0 to one below `most`. */
export type Lots = (most: number) => number;

/** The lots of a number (mulberry32): the same number gives the same form and the same answers. */
export function lotsOf(seed: number): Lots {
  let state = seed | 0;
  return (most) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most;
  };
}

/** A schema of a form with every supported keyword, as an organiser might write it, of up to three levels. */
export function generateSchema(lots: Lots): JsonSchema {
  const $defs = { one: objectOf(lots, ["p", "q"], 1), two: textOf(lots) };
  return { ...objectOf(lots, ["a", "b", "c"], 3), $defs };
}

const pick = <Value>(lots: Lots, values: readonly Value[]): Value => values[lots(values.length)] as Value;
const some = <Value>(lots: Lots, values: readonly Value[]): Value[] => values.filter(() => lots(2) === 0);

const formats = ["date", "date-time", "time", "email", "uuid", "ipv4"];

function textOf(lots: Lots): JsonSchema {
  return pick<() => JsonSchema>(lots, [
    () => {
      const maxLength = 1 + lots(4);
      return { type: "string", maxLength, ...(lots(2) === 0 && { minLength: 1 + lots(Math.min(maxLength, 3)) }) };
    },
    () => ({ type: "string", enum: ["x", "y"] }),
    () => ({ type: "string", maxLength: 9, pattern: pick(lots, ["^[a-z]+$", "x", "^\\p{Lu}"]) }),
    () => ({ type: "string", maxLength: 60, format: pick(lots, formats) }),
    () => ({ type: ["string", "null"], maxLength: 3 }),
  ])();
}

function leafOf(lots: Lots): JsonSchema {
  return pick<() => JsonSchema>(lots, [
    () => textOf(lots),
    () => textOf(lots),
    () => ({ type: "integer", minimum: lots(3), ...(lots(2) === 0 && { maximum: 2 + lots(3) }) }),
    () => ({ type: "number", exclusiveMaximum: 4, ...(lots(2) === 0 && { multipleOf: 0.5 }) }),
    () => ({ type: "boolean" }),
    () => ({ const: pick(lots, ["x", 1, true]) }),
    () => ({ enum: ["x", 1, null] }),
    () => ({ type: "string", oneOf: [{ const: "x", title: "X" }, { const: "y" }] }),
    () => ({ $ref: "#/$defs/two" }),
  ])();
}

function questionOf(lots: Lots, depth: number): JsonSchema {
  if (depth === 0) return leafOf(lots);
  return pick<() => JsonSchema>(lots, [
    () => leafOf(lots),
    () => leafOf(lots),
    () => leafOf(lots),
    () => ({ $ref: "#/$defs/one" }),
    () => objectOf(lots, ["e", "f"], depth - 1),
    () => ({
      type: "array",
      maxItems: 3,
      items: questionOf(lots, depth - 1),
      ...(lots(2) === 0 && { minItems: 1 }),
      ...(lots(3) === 0 && { uniqueItems: true }),
    }),
    () => ({ type: "array", prefixItems: [leafOf(lots), leafOf(lots)], items: false }),
    () => ({ [pick(lots, ["anyOf", "oneOf"])]: [{ type: "integer", minimum: 1 }, textOf(lots)] }),
    () => ({ type: "object", [pick(lots, ["anyOf", "oneOf"])]: [wayOf(lots, "m"), wayOf(lots, "n")] }),
  ])();
}

// An alternative with a constant that identifies it, sometimes with a condition inside.
function wayOf(lots: Lots, kind: string): JsonSchema {
  const own = `${kind}1`;
  return {
    type: "object",
    properties: { kind: { const: kind }, [own]: leafOf(lots) },
    required: ["kind", ...some(lots, [own])],
    ...(lots(3) === 0 && conditionOf(lots, [own], `${kind}2`)),
    ...(lots(4) === 0 && { dependentSchemas: { [own]: partOf(lots, `${kind}3`) } }),
  };
}

function objectOf(lots: Lots, names: string[], depth: number): JsonSchema {
  const properties = Object.fromEntries(names.map((name) => [name, questionOf(lots, depth)]));
  const more = names.join("");
  const parts = pick<() => JsonSchema>(lots, [
    () => ({}),
    () => ({}),
    () => conditionOf(lots, names, `${more}1`),
    () => ({ allOf: [conditionOf(lots, names, `${more}1`), conditionOf(lots, names, `${more}2`)] }),
    () => ({ [pick(lots, ["anyOf", "oneOf"])]: names.map((name) => ({ required: [name] })) }),
    () => ({
      anyOf: [{ ...partOf(lots, `${more}1`), ...conditionOf(lots, names, `${more}2`) }, { required: [names[0]] }],
    }),
    () => ({ dependentRequired: { [pick(lots, names)]: some(lots, names) } }),
    () => ({ dependentSchemas: { [pick(lots, names)]: partOf(lots, `${more}1`) } }),
    () => ({
      dependentSchemas: {
        [pick(lots, names)]: { ...partOf(lots, `${more}1`), ...conditionOf(lots, names, `${more}2`) },
      },
    }),
    () => ({ not: { required: names } }),
  ])();
  return { type: "object", properties, required: some(lots, names), ...parts };
}

function partOf(lots: Lots, name: string): JsonSchema {
  return { properties: { [name]: leafOf(lots) }, ...(lots(2) === 0 && { required: [name] }) };
}

function conditionOf(lots: Lots, names: string[], more: string): JsonSchema {
  const name = pick(lots, names);
  const test = pick<JsonSchema>(lots, [{ const: "x" }, { type: "string", minLength: 2 }, { enum: [1, true] }]);
  return {
    if: { properties: { [name]: test }, ...(lots(3) > 0 && { required: [name] }) },
    then: partOf(lots, `${more}t`),
    ...(lots(2) === 0 && { else: partOf(lots, `${more}e`) }),
  };
}

const written = {
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
export function generateAnswer(lots: Lots, root: JsonSchema, schema: unknown, depth = 0): unknown {
  if (!isObject(schema) || depth > 5 || lots(24) === 0) return pick(lots, anything);
  const whole = resolved(root, schema);
  if (whole.const !== undefined) return lots(8) > 0 ? whole.const : pick(lots, anything);
  if (Array.isArray(whole.enum)) return pick(lots, whole.enum);
  const { type, format, oneOf, anyOf } = whole;
  if (type === "array") return entriesFor(lots, root, whole, depth);
  const ways = [oneOf, anyOf].find(Array.isArray);
  if (type === "object" || whole.properties) return objectFor(lots, root, whole, depth);
  if (ways) return generateAnswer(lots, root, pick(lots, ways), depth + 1);
  if (typeof format === "string") return pick(lots, written[format] ?? texts);
  return pick<unknown>(
    lots,
    type === "boolean" ? [true, false] : String(type).includes("string") ? texts : [0, 1, 2, 3],
  );
}

function entriesFor(lots: Lots, root: JsonSchema, { prefixItems, items }: JsonSchema, depth: number): unknown[] {
  if (Array.isArray(prefixItems)) return prefixItems.map((one) => generateAnswer(lots, root, one, depth + 1));
  return Array.from({ length: lots(4) }, () => generateAnswer(lots, root, items, depth + 1));
}

function objectFor(lots: Lots, root: JsonSchema, schema: JsonSchema, depth: number): Record<string, unknown> {
  const answers: Record<string, unknown> = {};
  for (const part of partsOf(root, schema, lots))
    for (const [name, inner] of Object.entries(part.properties ?? {}))
      if (!Object.hasOwn(answers, name) && lots(4) > 0) answers[name] = generateAnswer(lots, root, inner, depth + 1);
  return answers;
}

// Of some parts the questions are answered, whether they show or not.
function partsOf(root: JsonSchema, schema: JsonSchema, lots: Lots): JsonSchema[] {
  const { allOf, anyOf, oneOf, then, else: otherwise, dependentSchemas } = schema;
  const ways = [anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? [pick(lots, list)] : []));
  const inner = [...(Array.isArray(allOf) ? allOf : []), ...ways, then, otherwise];
  if (isObject(dependentSchemas)) inner.push(...Object.values(dependentSchemas));
  const found = inner.flatMap((one) => (isObject(one) && lots(3) > 0 ? partsOf(root, resolved(root, one), lots) : []));
  return [schema, ...found];
}
