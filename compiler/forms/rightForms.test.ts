import { expect, test } from "vitest";
import { formWith } from "#fixtures/forms/formWith.ts";
import type { JsonSchema } from "#forms/form.ts";
import { readForm } from "./readForm.ts";

const listProblems = (form: ReturnType<typeof formWith>) =>
  readForm(JSON.stringify(form), "forms/sign-up.json", { items: ["marathon", "half"], languages: ["zh", "en"] })
    .problems;
const birthday = { birthday: { type: "string", format: "date" } };

test("a race for children may end its age bands, if a rule admits nobody who is older", () => {
  const bands = [
    { id: "small", max: 9 },
    { id: "big", max: 14 },
  ];
  const calculated = [{ field: "group", calculate: "age-band", from: "/birthday", bands }];
  const rules = (max: number) => [{ rule: "age", field: "/birthday", max }];
  const codes = (more: object) =>
    listProblems(formWith({ calculated, ...more }, { ...birthday, group: { enum: ["small", "big"] } })).map(
      ({ code }) => code,
    );
  expect(codes({})).toEqual(["SL6041"]);
  expect(codes({ rules: rules(15) })).toEqual(["SL6041"]);
  expect(codes({ rules: rules(14) })).toEqual([]);
});

test("the entries of a list may have bounds of their own, which no other entry meets", () => {
  const letter = { type: "string", minLength: 1, maxLength: 1 };
  const word = { type: "string", minLength: 2, maxLength: 4 };
  const codes = (first: JsonSchema) => {
    const list = { type: "array", prefixItems: [first, word], items: false, maxItems: 2 };
    const form = formWith({}, { list });
    const schema = { ...(form.schema as object), $defs: { letter } };
    return listProblems({ ...form, schema }).flatMap(({ code, pointer }) => (code === "SL6039" ? [pointer] : []));
  };
  expect(codes(letter)).toEqual([]);
  expect(codes({ $ref: "#/$defs/letter" })).toEqual([]);
  expect(codes({ ...letter, minLength: 2 })).toHaveLength(1);
  expect(codes({ $ref: "#/$defs/letter", minLength: 2 })).toHaveLength(1);
});

test("a part that two questions share may have conditions on answers that only one of them has", () => {
  const when = (value: unknown) => ({ if: { required: ["kind"], properties: { kind: { const: value } } } });
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  const extra = { allOf: [{ ...when("cat"), then: { properties: { lives: { type: "integer" } } } }] };
  const animal = (...kinds: string[]) => ({
    type: "object",
    properties: { kind: { enum: kinds } },
    $ref: "#/$defs/extra",
  });
  const pets = {
    pet: animal("cat", "dog"),
    other: animal("dog", "fish"),
    third: { type: "object", $ref: "#/$defs/extra" },
  };
  const form = formWith({}, pets);
  const codes = (schema: object) => listProblems({ ...form, schema }).map(({ code }) => code);
  expect(codes({ ...(form.schema as object), $defs: { extra } })).toEqual([]);
  const properties = {
    ...(form.schema as { properties: object }).properties,
    pet: { type: "boolean" },
    third: { type: "boolean" },
  };
  expect(codes({ ...(form.schema as object), properties, $defs: { extra } })).toEqual(["SL6037"]);
});

test.each(["not", "contains", "items"])(
  "definitions that double inside of %s end the check, and nothing is known of them",
  (keyword) => {
    const $defs: Record<string, JsonSchema> = { d0: { type: "string", maxLength: 3 } };
    for (let index = 1; index < 40; index++) {
      const $ref = `#/$defs/d${index - 1}`;
      $defs[`d${index}`] = { allOf: [{ $ref }, { $ref }] };
    }
    const endless = { properties: { name: { [keyword]: { $ref: "#/$defs/d39" } }, size: { $ref: "#/$defs/d39" } } };
    const form = formWith();
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    const schema = { ...(form.schema as object), $defs, if: endless, then: { required: ["size"] } };
    expect(listProblems({ ...form, schema })).toEqual([]);
  },
);

test.each<[string, JsonSchema, string]>([
  ["by way of allOf", { allOf: [{ $ref: "#/$defs/a" }] }, "/schema/$defs/a/allOf/0/$ref"],
  ["by way of a choice and a condition", { anyOf: [{ if: { $ref: "#/$defs/b" } }] }, "/schema/$defs/a/anyOf/0/if/$ref"],
  ["directly", { $ref: "#/$defs/b" }, "/schema/$defs/a/$ref"],
])("a reference back to itself for the same answer, %s, is refused once, at its place", (_, a, pointer) => {
  const form = formWith({}, { more: { $ref: "#/$defs/a" } });
  const schema = { ...(form.schema as object), $defs: { a, b: { $ref: "#/$defs/a" } } };
  const problems = listProblems({ ...form, schema }).filter(({ severity }) => severity === "error");
  expect(problems.map((problem) => [problem.code, problem.pointer])).toEqual([["SL6034", pointer]]);
});
