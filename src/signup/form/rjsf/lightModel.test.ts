import { readFileSync } from "node:fs";
import { createSchemaUtils, type ValidatorType } from "@rjsf/utils";
import { expect, test } from "vitest";
import { readForm } from "#compiler/forms/readForm.ts";
import { wildBranches } from "#fixtures/forms/wildBranches.ts";
import { wildSchemas } from "#fixtures/forms/wildSchemas.ts";
import type { JsonSchema } from "#forms/form.ts";
import { renderSchema } from "#forms/renderSchema.ts";
import { isLight, lightModel } from "./lightModel.ts";

const demo = readForm(readFileSync("fixtures/sites/open-demo-10k/forms/sign-up.json", "utf8")).form;
if (!demo) throw new Error("The demo race's form has errors.");
const drawn = renderSchema(demo).schema;

/**
 * Returns what a form shows when some of its conditions hold: by the light model, and by rjsf
 * itself.
 */
function shown(schema: JsonSchema, holds: (condition: unknown) => boolean): { light: unknown; rjsf: unknown } {
  const validator = { isValid: holds } as unknown as ValidatorType;
  const { utils } = lightModel({ schema, validator });
  return {
    light: utils.retrieveSchema(schema as never, {}),
    rjsf: createSchemaUtils(validator, schema as never).retrieveSchema(schema as never, {}),
  };
}

// Each condition of a schema alone, none and all of them.
function getCases(schema: JsonSchema): ((condition: unknown) => boolean)[] {
  const conditions: unknown[] = [];
  shown(schema, (condition) => conditions.push(condition) > 0);
  return [() => false, () => true, ...conditions.map((one) => (condition: unknown) => condition === one)];
}

test("a runner who meets none, one or all conditions of the demo race sees the same fields as by the whole of rjsf", () => {
  expect(isLight(drawn)).toBe(true);
  expect(getCases(drawn).length).toBeGreaterThan(4);
  const seen = new Set<string>();
  for (const holds of getCases(drawn)) {
    const { light, rjsf } = shown(drawn, holds);
    expect(light).toEqual(rjsf);
    seen.add(JSON.stringify(light));
  }
  // The conditions change what is seen, so the agreement is about something.
  expect(seen.size).toBeGreaterThan(2);
});

test("conditions within conditions show the same fields as by the whole of rjsf", () => {
  const unit = { "x-field": "input" };
  const when = (condition: JsonSchema, then: JsonSchema, more: JsonSchema = {}) => ({ if: condition, then, ...more });
  const inner = when({ required: ["b"] }, { properties: { c: unit }, required: ["c"] }, { else: { required: ["d"] } });
  const schema: JsonSchema = {
    type: "object",
    properties: { a: unit, d: unit },
    required: ["a"],
    allOf: [inner, { allOf: [{ properties: { e: unit } }, { if: {}, else: { properties: { f: unit } } }] }],
    ...when({ required: ["a"] }, { properties: { b: unit }, required: ["b", "a"], allOf: [inner] }),
  };
  expect(isLight(schema)).toBe(true);
  for (const holds of getCases(schema)) {
    const { light, rjsf } = shown(schema, holds);
    expect(light).toEqual(rjsf);
  }
});

test("a form with alternatives, references, defaults or answers inside of answers is drawn by the whole of rjsf", () => {
  const heavy: JsonSchema[] = [
    { ...drawn, anyOf: [{ required: ["name"] }] },
    { ...drawn, additionalProperties: false },
    { ...drawn, dependencies: { name: ["club"] } },
    { ...drawn, $ref: "#/$defs/one" },
    { type: "object", properties: { club: { type: "string", default: "none" } } },
    { type: "object", properties: { club: { type: "object", properties: { name: { type: "string" } } } } },
    { type: "object", allOf: [{ not: { required: ["name"] } }] },
    { type: "object", allOf: [true as never] },
  ];
  expect(heavy.map(isLight)).toEqual(heavy.map(() => false));
});

test("any schema that is taken for light shows the same fields as by the whole of rjsf", () => {
  const all = Object.values({ ...wildSchemas, ...wildBranches }).map(({ schema }) => schema);
  const light = all.filter((schema) => isLight(schema));
  for (const schema of light) {
    for (const holds of getCases(schema)) {
      const { light: own, rjsf } = shown(schema, holds);
      expect(own).toEqual(rjsf);
    }
  }
  expect(light.length).toBeGreaterThan(0);
});
