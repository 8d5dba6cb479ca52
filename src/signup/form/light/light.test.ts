import { readFileSync } from "node:fs";
import { deepEquals as wholeEquals } from "@rjsf/utils";
import wholeMerge from "@rjsf/utils/lib/schema/shallowAllOfMerge.js";
import { expect, test } from "vitest";
import { readForm } from "#compiler/forms/readForm.ts";
import { wildBranches } from "#fixtures/forms/wildBranches.ts";
import { wildSchemas } from "#fixtures/forms/wildSchemas.ts";
import { drawnSchema } from "#forms/drawnSchema.ts";
import type { JsonSchema } from "#forms/form.ts";
import deepEquals from "./deepEquals.ts";
import { merged } from "./mergeAllOf.ts";
import { isLight } from "./wholeRjsf.ts";

const demo = readForm(readFileSync("fixtures/sites/open-demo-10k/forms/sign-up.json", "utf8")).form;
if (!demo) throw new Error("The demo race's form has errors.");
const drawn = drawnSchema(demo).schema;

// What rjsf merges when conditions hold: their branches in the place of the conditions.
function withBranches(schema: JsonSchema, holds: (index: number) => boolean): JsonSchema {
  const parts = (schema.allOf ?? []) as JsonSchema[];
  return { ...schema, allOf: parts.map(({ if: _, then, else: other }, index) => (holds(index) ? then : other) ?? {}) };
}

test("a runner whom no, one or every condition of the demo race concerns is drawn the same fields as by the whole of rjsf", () => {
  expect(isLight(drawn)).toBe(true);
  for (const holds of [() => false, () => true, ...[0, 1, 2].map((which) => (index: number) => index === which)]) {
    const schema = withBranches(drawn, holds);
    expect(merged(schema)).toEqual(wholeMerge(schema as never));
  }
});

test("a form with alternatives, references, defaults or answers inside of answers is drawn by the whole of rjsf", () => {
  const heavy: JsonSchema[] = [
    { ...drawn, anyOf: [{ required: ["name"] }] },
    { ...drawn, additionalProperties: false },
    { ...drawn, $ref: "#/$defs/one" },
    { type: "object", properties: { club: { type: "string", default: "none" } } },
    { type: "object", properties: { club: { type: "object", properties: { name: { type: "string" } } } } },
    { type: "object", allOf: [{ not: { required: ["name"] } }] },
    { type: "object", allOf: [true as never] },
  ];
  expect(heavy.map(isLight)).toEqual(heavy.map(() => false));
});

test("whatever schema is taken for light is merged as by the whole of rjsf", () => {
  const all = Object.values({ ...wildSchemas, ...wildBranches }).map(({ schema }) => schema);
  const light = all.filter((schema) => isLight(schema) && !/"(if|dependent\w+)"/.test(JSON.stringify(schema)));
  for (const schema of light) expect(merged(schema)).toEqual(wholeMerge(schema as never));
  expect(light.length).toBeGreaterThan(0);
});

test("two answers are the same or not as rjsf has it, also where they hold themselves", () => {
  const ring: Record<string, unknown> = { name: "a" };
  ring.self = ring;
  const values = [
    undefined,
    null,
    0,
    Number.NaN,
    "a",
    "",
    [],
    [1, [2]],
    [1, [3]],
    {},
    { a: undefined },
    { a: { b: [1] } },
    { a: { b: [2] } },
    () => 1,
    () => 2,
    new Date(0),
    new Date(1),
    ring,
  ];
  const copies = [...values.slice(0, 13).map((value) => value && structuredClone(value)), ...values.slice(13)];
  for (const one of values)
    for (const other of copies)
      expect([one, other, deepEquals(one, other)]).toEqual([one, other, wholeEquals(one, other)]);
});
