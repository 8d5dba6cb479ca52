import { describe, expect, test } from "vitest";
import { fieldAnswers } from "#schemas/generated/fields.ts";
import { checkAnswers } from "./checkAnswers.ts";
import type { CheckShape } from "./form.ts";
import { sentencesByKeyword } from "./sentencesByKeyword.ts";
import { testContext, testForm, testShape } from "./testForm.ts";

const key = "zq_key9";
const inner = { properties: { [key]: { type: "string", pattern: "^(zq+)$" } }, required: [key] };
const object = { type: "object" };
// Each keyword of JSON Schema that an answer can break, with an answer that does.
// biome-ignore-start lint/suspicious/noThenProperty: keywords of JSON Schema
const broken: Record<string, [schema: Record<string, unknown>, ...answers: unknown[]]> = {
  required: [{ ...object, required: [key] }, { other: 1 }],
  type: [{ type: "integer" }, "a", 1.5],
  "type of a number": [{ type: "number" }, "a"],
  "type of a yes or no": [{ type: "boolean" }, "a"],
  "type of an object": [{ ...object, ...inner }, "a"],
  "type of a text": [{ type: "string" }, 7, [7]],
  "several types": [{ type: ["string", "null"] }, 7],
  enum: [{ enum: ["zq", "zr"] }, "a"],
  const: [{ const: "zq" }, "a"],
  "const of a box to tick": [{ const: true }, false],
  minLength: [{ minLength: 3 }, "a"],
  "minLength of one": [
    { ...object, properties: { [key]: { type: "array", items: { minLength: 1 } } } },
    { [key]: [""] },
  ],
  maxLength: [{ maxLength: 3 }, "abcd"],
  pattern: [{ pattern: "^zq[0-9]+(a|b)$" }, "a"],
  "format email": [{ format: "email" }, "a"],
  "format date": [{ format: "date" }, "a"],
  "format uri": [{ format: "uri" }, "a"],
  minimum: [{ minimum: 3 }, 1],
  maximum: [{ maximum: 3 }, 4],
  exclusiveMinimum: [{ exclusiveMinimum: 3 }, 3],
  exclusiveMaximum: [{ exclusiveMaximum: 3 }, 3],
  multipleOf: [{ multipleOf: 5 }, 3],
  "multipleOf a hundredth": [{ multipleOf: 0.01 }, 0.125],
  "multipleOf one": [{ multipleOf: 1 }, 1.5],
  minItems: [{ type: "array", minItems: 3 }, ["a"]],
  maxItems: [{ type: "array", maxItems: 1 }, ["a", "b"]],
  uniqueItems: [{ uniqueItems: true }, ["a", "a"]],
  contains: [{ contains: { const: "zq" } }, ["a"]],
  "contains too many": [{ contains: { const: "zq" }, minContains: 2, maxContains: 1 }, ["zq"]],
  items: [{ items: { pattern: "^zq$" } }, ["a"]],
  "items beyond the last": [{ prefixItems: [{ type: "string" }], items: false }, ["a", "b"]],
  prefixItems: [{ prefixItems: [{ enum: ["zq"] }] }, ["a"]],
  unevaluatedItems: [{ prefixItems: [{ type: "string" }], unevaluatedItems: false }, ["a", "b"]],
  additionalProperties: [{ ...object, additionalProperties: false }, { [key]: 1 }],
  unevaluatedProperties: [{ ...object, unevaluatedProperties: false }, { [key]: 1 }],
  propertyNames: [{ ...object, propertyNames: { pattern: "^zr$" } }, { [key]: 1 }],
  patternProperties: [{ ...object, patternProperties: { "^zq": { type: "integer" } } }, { [key]: "a" }],
  minProperties: [{ ...object, minProperties: 2 }, { [key]: 1 }],
  maxProperties: [
    { ...object, maxProperties: 1 },
    { [key]: 1, other: 1 },
  ],
  dependentRequired: [{ ...object, dependentRequired: { other: [key] } }, { other: 1 }],
  dependentSchemas: [
    { ...object, dependentSchemas: { other: inner } },
    { other: 1, [key]: "a" },
  ],
  not: [{ not: { const: "a" } }, "a"],
  "if, then": [{ if: { type: "object" }, then: inner }, { other: 1 }],
  "if, and nothing allowed": [{ if: { const: "a" }, then: false }, "a"],
  allOf: [{ allOf: [{ minLength: 3 }, { pattern: "^zq$" }] }, "a"],
  oneOf: [
    {
      oneOf: [
        { const: "zq", title: "One" },
        { const: "zr", title: "Two" },
      ],
    },
    "a",
  ],
  "oneOf, both": [{ oneOf: [{ type: "string" }, { minLength: 1 }] }, "a"],
  anyOf: [{ anyOf: [{ pattern: "^zq$" }, { format: "email" }] }, "a"],
  "anyOf objects": [{ ...object, anyOf: [inner, { required: ["zq_key8"] }] }, { other: 1 }],
  "false schema": [false as never, "a"],
  $ref: [{ $ref: "#/$defs/zq_inner" }, { other: 1 }],
};
// biome-ignore-end lint/suspicious/noThenProperty: keywords of JSON Schema

const known = Object.keys(fieldAnswers).map((name) => name.split("/")[1]);
const types = [
  ...new Set([
    undefined,
    ...known,
    "checkbox",
    "upload-image",
    "signature",
    "policy-dialog",
    "guardian",
    "score-verification",
  ]),
];
// "not" and "if" are words of ours too.
const keywords = Object.keys(sentencesByKeyword).filter(
  (keyword) => !["not", "if", "items", "required"].includes(keyword),
);
const foreign = [
  ...keywords,
  "schema",
  "regex",
  "property",
  "instancePath",
  "undefined",
  "null",
  "NaN",
  "\\[object",
  "zq",
  "zr",
];

// A compiled check knows nothing of the field's type: once for each schema is enough.
const shapes = new Map<unknown, CheckShape>();

function sentencesOf(schema: unknown, answer: unknown, type: string | undefined) {
  const form = testForm(
    { properties: { zq_field: schema }, $defs: { zq_inner: inner }, required: ["zq_field"] },
    { fields: { "/zq_field": { ...(type && { type }), label: { zh: "问题一", en: "Question one" } } } },
  );
  // The logic of fields has its own tests; here only shapes are wrong.
  const checkShape = shapes.get(schema) ?? testShape(form);
  shapes.set(schema, checkShape);
  return checkAnswers(form, checkShape, { zq_field: answer }, testContext()).filter(
    ({ code }) => code !== "required-text",
  );
}

describe.each(Object.entries(broken))("who breaks %s", (_, [schema, ...answers]) => {
  test.each(types)(
    "case 31, sentences without patterns, keywords and keys: whoever answers the field %s wrongly reads what to do",
    (type) => {
      for (const answer of answers) {
        const problems = sentencesOf(schema, answer, type);
        expect(problems).not.toEqual([]);
        for (const { message } of problems) {
          expect(message.zh).toMatch(/^.*\p{sc=Han}.*。$/u);
          expect(message.en).toMatch(/^[A-Z“].*\.$/);
          expect(message.en).not.toMatch(/\p{sc=Han}/u);
          for (const sentence of [message.zh, message.en]) {
            expect(sentence).not.toMatch(/[\\^$*+|{}[\]()_<>]/);
            expect(sentence).not.toMatch(/\/\w/);
            expect(sentence).not.toMatch(new RegExp(foreign.join("|")));
          }
        }
      }
    },
  );
});

test("whoever chooses or fills in a date is not told of characters, and a field's schema title is no label", () => {
  const schema = { type: "string", title: "Country (code)", pattern: "^[A-Z]{2}$", minLength: 2, maxLength: 2 };
  const said = (type: string, schemaOf: Record<string, unknown>, answer: unknown) => {
    const form = testForm({ properties: { place: schemaOf } }, { fields: { "/place": { type } } });
    return checkAnswers(form, testShape(form), { place: answer }, testContext())[0]?.message.en;
  };
  expect(said("country", schema, "CHN")).toBe("Please choose one of the options of this answer.");
  expect(said("date-picker", { minLength: 10 }, "1990-3-2")).toBe(
    "This answer has to be a real date, such as 2025-10-26.",
  );
  expect(said("gender", { type: "integer" }, "2")).toBe("Please choose this answer.");
});

test("a part of a field's answer is spoken of as a part", () => {
  const part = { postcode: { pattern: "^\\d{6}$" }, isTrue: { const: true } };
  const form = testForm(
    { properties: { home: { type: "object", properties: part } } },
    { fields: { "/home": { type: "address", label: { zh: "地址", en: "Address" } } } },
  );
  const home = { postcode: "31", isTrue: false };
  expect(checkAnswers(form, testShape(form), { home }, testContext()).map(({ message }) => message)).toEqual([
    {
      zh: "“地址”的这一处的写法不对，请检查后重新填写。",
      en: "This part of “Address” is not written as it should be. Please check it.",
    },
    { zh: "请确认“地址”。", en: "Please confirm “Address”." },
  ]);
});

test("a sentence without a label still says what to do", () => {
  const form = testForm({ properties: { zq_field: { type: "string", maxLength: 2 } }, required: ["zq_field"] });
  const said = (answers: object) => checkAnswers(form, testShape(form), { ...answers }, testContext())[0]?.message;
  expect(said({})).toEqual({ zh: "请填写此项。", en: "Please fill in this answer." });
  expect(said({ zq_field: "abc" })?.en).toBe("This answer can have at most 2 characters. Please shorten it.");
});
