import { readdirSync, readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020.js";
import { describe, expect, test } from "vitest";
import { formats } from "#compiler/forms/schema/formats.ts";
import { messages as answerTexts } from "#locales/generated/forms/answers.ts";
import { messages as problemTexts } from "#locales/generated/forms/problems.ts";
import { fieldAnswers } from "#schemas/generated/fields.ts";
import { checkAnswers } from "./answers/checkAnswers.ts";
import { textsByKeyword } from "./answers/shapeTexts.ts";
import type { Answers, CheckShape, CompiledForm } from "./form.ts";
import { printed, testContext, testForm, testShape } from "./testForm.ts";

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

const fieldTypes = Object.keys(fieldAnswers).map((name) => name.split("/")[1]);
const types = [
  ...new Set([
    undefined,
    ...fieldTypes,
    "checkbox",
    "upload-image",
    "signature",
    "policy-dialog",
    "guardian",
    "score-verification",
  ]),
];
// "not" and "if" are English words, too.
const keywords = Object.keys(textsByKeyword).filter((keyword) => !["not", "if", "items", "required"].includes(keyword));
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

// A compiled check does not depend on the field's type: one for each schema is enough.
const shapes = new Map<unknown, CheckShape>();

function getForm(schema: unknown, type: string | undefined): { form: CompiledForm; checkShape: CheckShape } {
  const form = testForm(
    { properties: { zq_field: schema }, $defs: { zq_inner: inner }, required: ["zq_field"] },
    { fields: { "/zq_field": { ...(type && { type }), label: { zh: "问题一", en: "Question one" } } } },
  );
  const checkShape = shapes.get(schema) ?? testShape(form);
  shapes.set(schema, checkShape);
  return { form, checkShape };
}

function getSentences(schema: unknown, answer: unknown, type: string | undefined) {
  const { form, checkShape } = getForm(schema, type);
  // The logic of fields has its own tests: these are about shapes.
  return printed(checkAnswers(form, checkShape, { zq_field: answer }, testContext())).filter(
    ({ code }) => code !== "required-text",
  );
}

describe.each(Object.entries(broken))("an answer that breaks %s", (_, [schema, ...answers]) => {
  test.each(types)(
    "case 31, sentences without patterns, keywords and keys: a runner with a wrong answer to a field of type %s reads what to do",
    (type) => {
      for (const answer of answers) {
        const problems = getSentences(schema, answer, type);
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

test("a runner who chooses or enters a date reads nothing about characters, and the title of a field's schema is not a label", () => {
  const schema = { type: "string", title: "Country (code)", pattern: "^[A-Z]{2}$", minLength: 2, maxLength: 2 };
  const sentence = (type: string, findSchema: Record<string, unknown>, answer: unknown) => {
    const form = testForm({ properties: { place: findSchema } }, { fields: { "/place": { type } } });
    return printed(checkAnswers(form, testShape(form), { place: answer }, testContext()))[0]?.message.en;
  };
  expect(sentence("country", schema, "CHN")).toBe("Please choose one of the options for this answer.");
  expect(sentence("date-picker", { minLength: 10 }, "1990-3-2")).toBe(
    "This answer must be a real date, such as 2025-10-26.",
  );
  expect(sentence("gender", { type: "integer" }, "2")).toBe("Please choose this answer.");
});

test("a sentence about a part of a field's answer calls it a part", () => {
  const part = { postcode: { pattern: "^\\d{6}$" }, isTrue: { const: true } };
  const form = testForm(
    { properties: { home: { type: "object", properties: part } } },
    { fields: { "/home": { type: "address", label: { zh: "地址", en: "Address" } } } },
  );
  const home = { postcode: "31", isTrue: false };
  expect(printed(checkAnswers(form, testShape(form), { home }, testContext())).map(({ message }) => message)).toEqual([
    {
      zh: "“地址”的这一处的格式不正确，请检查后重新填写。",
      en: "This part of “Address” is not written correctly. Please check it.",
    },
    { zh: "请确认“地址”。", en: "Please confirm “Address”." },
  ]);
});

test("a sentence about an answer without a label states what to do", () => {
  const form = testForm({ properties: { zq_field: { type: "string", maxLength: 2 } }, required: ["zq_field"] });
  const sentence = (answers: object) =>
    printed(checkAnswers(form, testShape(form), { ...answers }, testContext()))[0]?.message;
  expect(sentence({})).toEqual({ zh: "请填写此项。", en: "Please fill in this answer." });
  expect(sentence({ zq_field: "abc" })?.en).toBe("This answer can have at most 2 characters. Please shorten it.");
});

const wrongByShape = Object.values(broken).flatMap(([schema, ...answers]) =>
  answers.map((answer) => ({ ...getForm(schema, undefined), answers: { zq_field: answer } })),
);

const ajv = new Ajv2020({ strict: false, formats, schemas: Object.values(fieldAnswers) as object[] });

// The wrong answers of the examples of all field types, whose shapes are valid.
const wrongByField = readdirSync("fixtures/field").flatMap((type) => {
  const example = JSON.parse(readFileSync(`fixtures/field/${type}/v1.json`, "utf8"));
  const form = testForm(
    { properties: { [type]: {}, other: {} }, required: example.isRequired ? [type] : [] },
    { fields: { [`/${type}`]: { type, options: example.options ?? {} } } },
  );
  const beside = Object.entries(example.answers ?? {}).map(([at, answer]) => [at.slice(1), answer]);
  const hasShape = ajv.compile({ $ref: `https://startline.dev/schemas/field/${type}/v1.schema.json` });
  return (example.wrong ?? []).filter(hasShape).map((answer: unknown) => ({
    form,
    checkShape: () => [],
    answers: { ...Object.fromEntries(beside), [type]: answer },
  }));
});

const rules = ["differs", "same", "unique-in-group", "positive-integer", "not-before", "age"].map((rule) => ({
  rule,
  field: "/day",
  other: "/again",
  min: 18,
  from: "2025-10-26",
  ...(rule === "not-before" && { other: undefined }),
}));
const wrongByRule = ["2012-03-04", "2012-03-05"].map((again) => ({
  form: testForm({ properties: { day: {}, again: {} } }, { rules: rules as CompiledForm["rules"] }),
  checkShape: () => [],
  answers: { day: "2012-03-04", again },
}));

test("with every sentence worded differently, the same answers are wrong, in the same places, for the same reasons", () => {
  const wrong: { form: CompiledForm; checkShape: CheckShape; answers: Answers }[] = [
    ...wrongByShape,
    ...wrongByField,
    ...wrongByRule,
  ];
  const judge = () =>
    wrong.map(({ form, checkShape, answers }) =>
      checkAnswers(form, checkShape, answers, testContext({ entrants: [answers, answers] })),
    );
  const before = judge();
  const sentencesBefore = before.flatMap((problems) => printed(problems).map(({ message }) => message.en));
  const restore = reword();
  const after = judge();
  const sentencesAfter = after.flatMap((problems) => printed(problems).map(({ message }) => message.en));
  restore();
  const plain = (all: typeof before) =>
    all.map((problems) => problems.map(({ pointer, code, text }) => [pointer, code, text.key]));
  expect(plain(after)).toEqual(plain(before));
  expect(sentencesBefore.length).toBeGreaterThan(100);
  expect(sentencesAfter.filter((sentence) => sentencesBefore.includes(sentence))).toEqual([]);
});

// Replaces each text of the tables by "Text 1", "Text 2" and so on; returns what undoes that.
function reword(): () => void {
  const undo = [problemTexts, answerTexts].flatMap((table) =>
    ([table.zh, table.en] as Record<string, unknown>[]).map((texts) => {
      const original = { ...texts };
      for (const [place, key] of Object.keys(texts).entries()) texts[key] = [`Text ${place}`];
      return () => Object.assign(texts, original);
    }),
  );
  return () => {
    for (const restore of undo) restore();
  };
}
