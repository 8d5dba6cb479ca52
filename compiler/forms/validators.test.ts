import { expect, test } from "vitest";
import type { JsonSchema } from "#forms/form.ts";
import { drawnConditions, keyOfSchema } from "./drawnConditions.ts";
import { runValidator as run } from "./testValidator.ts";
import { conditionsCode, shapeChecker, validatorCode } from "./validators.ts";

const text = { type: "string", maxLength: 20 };
const minor: JsonSchema = {
  type: "object",
  required: ["name"],
  properties: { name: { ...text, pattern: "^\\p{L}+$" }, isMinor: { type: "boolean" } },
  allOf: [
    {
      if: { properties: { isMinor: { const: true } }, required: ["isMinor"] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: {
        required: ["guardian"],
        properties: { guardian: { type: "object", required: ["name"], properties: { name: text } }, phone: text },
      },
    },
  ],
};
const good = [{ name: "林晓" }, { name: "林晓", isMinor: true, guardian: { name: "林父" } }];
const wrong = [{}, { name: 7 }, { name: "林 晓" }, { name: "林晓", isMinor: true }, { name: "a".repeat(21) }];

test("case 39, the shape of answers: the browser's module and the server's check say the same", () => {
  const [validate] = Object.values(run(minor));
  const check = shapeChecker(minor);
  expect(good.map((answers) => [validate?.(answers), check(answers).length])).toEqual([
    [true, 0],
    [true, 0],
  ]);
  for (const answers of wrong) {
    expect(validate?.(answers)).toBe(false);
    expect(check(answers)).not.toEqual([]);
  }
});

test("case 39, keys that nobody asks for: they and answers to hidden questions are refused", () => {
  const check = shapeChecker(minor);
  const refused = (answers: Record<string, unknown>) =>
    check(answers).map((shapeError) => shapeError.params.unevaluatedProperty);
  expect(refused({ name: "林晓", price: 1 })).toEqual(["price"]);
  expect(refused({ name: "林晓", guardian: { name: "林父" } })).toEqual(["guardian"]);
  expect(refused({ name: "林晓", isMinor: true, guardian: { name: "林父", role: "admin" } })).toContain("role");
});

test("a runner with one mistake in a visible question does not also read that the question is unexpected", () => {
  const errors = shapeChecker(minor)({ name: "林晓", isMinor: true, guardian: { name: 7 }, phone: "1" });
  expect(errors.map(({ keyword }) => keyword)).toEqual(["type", "if"]);
});

test("the same form gives the same modules, one for whole answers and one for each condition and choice", () => {
  const form = { schema: minor, fields: {} };
  expect(validatorCode(structuredClone(minor))).toBe(validatorCode(minor));
  expect(conditionsCode(structuredClone(form))).toBe(conditionsCode(form));
  const conditions = drawnConditions(form);
  expect(Object.keys(run(minor)).sort()).toEqual(["drawn/2", keyOfSchema(minor), ...conditions.keys()].sort());
  expect(conditions.size).toBe(1);
});

test("what is loaded for drawing knows the conditions and nothing of the answers around them", () => {
  const conditions = conditionsCode({ schema: minor, fields: {} });
  expect(conditions).toContain("isMinor");
  expect(conditions).not.toContain("guardian");
  expect(conditions.length).toBeLessThan(validatorCode(minor).length / 2);
});

test("forty conditions are forty validators, not a million million", () => {
  const conditions = Array.from({ length: 40 }, (_, index) => ({
    if: { properties: { [`q${index}`]: { const: true } }, required: [`q${index}`] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: [`a${index}`] },
  }));
  expect(drawnConditions({ schema: { type: "object", allOf: conditions }, fields: {} }).size).toBe(40);
});

test("a form that describes a tree of answers checks each level", () => {
  const tree: JsonSchema = {
    type: "object",
    properties: { tree: { $ref: "#/$defs/tree" } },
    $defs: {
      tree: { type: "object", properties: { name: text, more: { type: "array", items: { $ref: "#/$defs/tree" } } } },
    },
  };
  const [validate] = Object.values(run(tree));
  const deep = (name: unknown, more = {}) => ({ tree: { more: [{ more: [{ name, ...more }] }] } });
  expect([validate?.(deep("a")), validate?.(deep(7))]).toEqual([true, false]);
  expect(shapeChecker(tree)(deep("a", { price: 1 }))).toMatchObject([{ keyword: "unevaluatedProperties" }]);
});

const card: JsonSchema = {
  type: "object",
  properties: { card: text, name: text },
  dependentSchemas: { card: { required: ["holder"], properties: { holder: text } } },
};

test.each<[string, JsonSchema]>([
  ["dependentSchemas", card],
  ["the older dependencies", { ...card, dependentSchemas: undefined, dependencies: card.dependentSchemas }],
])("a runner without a card is accepted, and one with a card has to name its holder: %s", (_, schema) => {
  const [validate] = Object.values(run(JSON.parse(JSON.stringify(schema))));
  const check = shapeChecker(JSON.parse(JSON.stringify(schema)));
  for (const answers of [{}, { name: "a" }, { card: "1", holder: "b" }, { card: "1", name: "a", holder: "b" }])
    expect([answers, validate?.(answers), check(answers)]).toEqual([answers, true, []]);
  expect(check({ card: "1" }).map(({ keyword }) => keyword)).toContain("required");
  expect(check({ holder: "b" })).toMatchObject([{ params: { unevaluatedProperty: "holder" } }]);
  expect(check({ name: "a", price: 1 })).toMatchObject([{ params: { unevaluatedProperty: "price" } }]);
});
