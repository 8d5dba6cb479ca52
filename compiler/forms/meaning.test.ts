import { expect, test } from "vitest";
import { formWith, inputField } from "#fixtures/forms/formWith.ts";
import type { JsonSchema } from "#forms/form.ts";
import { fixSource } from "../edit/fixes.ts";
import { readMessage } from "../problems/readMessage.ts";
import { readForm } from "./readForm.ts";

type Form = ReturnType<typeof formWith>;

const surroundings = { items: ["marathon", "half"], languages: ["zh", "en"] };
const listProblems = (form: Form) =>
  readForm(JSON.stringify(form, null, 2), "forms/sign-up.json", surroundings).problems;

// Words of validators and of programmers, which no organiser should have to read.
const jargon = /must (?:be|have|match)|required property|additional propert|instancePath|undefined|NaN|\[object/i;

const text = { type: "string", maxLength: 9 };
const birthday = { birthday: { type: "string", format: "date" } };
const ask = (schema: JsonSchema) => formWith({}, { more: schema });
const rule = (written: object, properties: Record<string, JsonSchema> = birthday) =>
  formWith({ rules: [written] }, properties);
const step = (...fields: string[]) => [{ id: "all", title: { zh: "信息", en: "You" }, fields }];

const mistakes: [string, Form, string, string][] = [
  [
    "names a form of a version to come",
    formWith({ $schema: "https://startline.dev/schemas/form/v9.schema.json" }),
    "SL1003",
    "/$schema",
  ],
  ["misspells a field", ask({ $ref: inputField.replace("input", "inptu") }), "SL6001", "/schema/properties/more/$ref"],
  [
    "asks for a version to come",
    ask({ $ref: inputField.replace("v1", "v7") }),
    "SL6002",
    "/schema/properties/more/$ref",
  ],
  ["forgets to show a question", formWith({ steps: step("name") }), "SL6003", "/schema/properties/size"],
  [
    "shows a question twice",
    formWith({ steps: [...step("name", "size"), { ...step("name")[0], id: "two" }] }),
    "SL6004",
    "/steps/1/fields/0",
  ],
  ["misspells a question in a step", formWith({ steps: step("name", "sizes") }), "SL6005", "/steps/0/fields/1"],
  [
    "copies a question that there is not",
    formWith({ entrants: { max: 3, copy: ["phone"] } }),
    "SL6005",
    "/entrants/copy/0",
  ],
  [
    "labels a question that there is not",
    formWith({ uiSchema: { ...(formWith().uiSchema as object), phone: { label: { zh: "电话", en: "Phone" } } } }),
    "SL6006",
    "/uiSchema/phone",
  ],
  ["points a rule to nothing", rule({ rule: "required-text", field: "/phone" }), "SL6007", "/rules/0/field"],
  [
    "points a condition to nothing",
    formWith({
      fees: [{ id: "shirt", label: { zh: "衣服", en: "Shirt" }, feeFen: 100, when: { field: "/shirt", in: [true] } }],
    }),
    "SL6007",
    "/fees/0/when/field",
  ],
  [
    "reckons an age from a yes or no",
    rule({ rule: "age", field: "/birthday", min: 9 }, { birthday: { type: "boolean" } }),
    "SL6008",
    "/rules/0/field",
  ],
  ["forgets the age", rule({ rule: "age", field: "/birthday" }), "SL6009", "/rules/0"],
  ["forgets what must differ", rule({ rule: "differs", field: "/name" }), "SL6009", "/rules/0"],
  [
    "swaps the youngest and the oldest",
    rule({ rule: "age", field: "/birthday", min: 60, max: 18 }),
    "SL6010",
    "/rules/0/min",
  ],
  [
    "swaps two days",
    rule({ rule: "born", field: "/birthday", from: "2010-01-01", until: "1990-01-01" }),
    "SL6010",
    "/rules/0/from",
  ],
  ["names an item that the race lacks", formWith({ items: ["marathon", "halff"] }), "SL6011", "/items/1"],
  [
    "forgets a label",
    formWith({ uiSchema: { name: { label: { zh: "姓名", en: "Name" } } } }),
    "SL6012",
    "/schema/properties/size",
  ],
  [
    "refers to another server",
    ask({ $ref: "https://example.com/address.json" }),
    "SL6018",
    "/schema/properties/more/$ref",
  ],
  ["refers to a definition that is gone", ask({ $ref: "#/$defs/address" }), "SL6018", "/schema/properties/more/$ref"],
  [
    "leaves a bracket of a pattern open",
    ask({ ...text, pattern: "^[a-z$" }),
    "SL6020",
    "/schema/properties/more/pattern",
  ],
  [
    "writes a pattern that never ends",
    ask({ ...text, pattern: "^(\\d+)+$" }),
    "SL6021",
    "/schema/properties/more/pattern",
  ],
  ["sets a text no limit", ask({ type: "string" }), "SL6022", "/schema/properties/more"],
  [
    "writes half a condition",
    formWith({ schema: { ...(formWith().schema as object), if: { required: ["size"] } } }),
    "SL6023",
    "/schema/if",
  ],
  [
    "calls a question like a part of the language",
    formWith({}, { toString: text }),
    "SL6026",
    "/schema/properties/toString",
  ],
  ["invents a format", ask({ ...text, format: "mobile" }), "SL6029", "/schema/properties/more/format"],
  [
    "requires a question that is never asked",
    formWith({ schema: { ...(formWith().schema as object), required: ["name", "phone"] } }),
    "SL6030",
    "/schema/required/1",
  ],
  ["misspells a keyword", ask({ ...text, minLenght: 2 }), "SL2004", "/schema/properties/more/minLenght"],
  ["misspells a type", ask({ type: ["strin"] }), "SL2015", "/schema/properties/more/type"],
  [
    "gives a field an option of the wrong kind",
    formWith({
      uiSchema: {
        ...(formWith().uiSchema as object),
        name: { label: { zh: "姓名", en: "Name" }, options: { isCapital: "yes" } },
      },
    }),
    "SL2001",
    "/uiSchema/name/options/isCapital",
  ],
  [
    "gives a field an option that it lacks",
    formWith({
      uiSchema: {
        ...(formWith().uiSchema as object),
        name: { label: { zh: "姓名", en: "Name" }, options: { colour: "red" } },
      },
    }),
    "SL2004",
    "/uiSchema/name/options/colour",
  ],
  ["forgets the English of a label", formWith({ title: { zh: "报名表" } }), "SL5301", "/title/en"],
  ["gives two steps one id", formWith({ steps: [...step("name"), ...step("size")] }), "SL2005", "/steps/1/id"],
];

test.each(mistakes)(
  "an organiser who %s gets one problem at its place, in both languages, without jargon",
  (_, form, code, pointer) => {
    const problems = listProblems(form);
    expect(problems.map((problem) => [problem.code, problem.pointer])).toEqual([[code, pointer]]);
    for (const sentence of Object.values(problems[0] ? readMessage(problems[0]) : {}))
      expect(sentence).not.toMatch(jargon);
    expect(problems[0]?.line).toBeGreaterThan(0);
    expect(problems[0] && readMessage(problems[0]).zh).toMatch(/[\u4e00-\u9fff]{4}/);
  },
);

test("the program fixes slips, and nothing is left to fix", () => {
  const written = formWith({ steps: step("name", "szie"), items: ["marathn"] }, {});
  const { source } = fixSource(JSON.stringify(written, null, 2), (text) => readForm(text, "f", surroundings).problems);
  expect(JSON.parse(source)).toEqual(formWith({ steps: step("name", "size"), items: ["marathon"] }));
});

test("a text without a maximum length is compiled with one, and one with a limit elsewhere is not changed", () => {
  const schemas = { remark: { type: "string" }, code: { allOf: [{ type: "string", maxLength: 4 }] } };
  const { form, problems } = readForm(JSON.stringify(formWith({}, schemas)), "f", surroundings);
  expect(problems.map(({ pointer }) => pointer)).toEqual(["/schema/properties/remark"]);
  expect(form?.schema.properties).toMatchObject({ remark: { maxLength: 1000 } });
});

test("definitions that double with each step are refused, and quickly", () => {
  const $defs: Record<string, JsonSchema> = { d0: { type: "object", properties: { end: text } } };
  for (let index = 1; index < 40; index++) {
    const $ref = `#/$defs/d${index - 1}`;
    $defs[`d${index}`] = { type: "object", properties: { left: { $ref }, right: { $ref } } };
  }
  const form = formWith({}, { more: { $ref: "#/$defs/d39" } });
  expect(listProblems({ ...form, schema: { ...(form.schema as object), $defs } }).map(({ code }) => code)).toEqual([
    "SL6028",
  ]);
});

test("an organiser may write a whole schema of one's own, with its address, a tree and conditions", () => {
  const $id = "https://example.com/club.json";
  const schema = {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    $id,
    type: "object",
    required: ["name"],
    properties: { name: { $ref: inputField }, size: { $ref: `${$id}#/$defs/tree` } },
    if: { required: ["size"] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: { required: ["name"] },
    $defs: {
      tree: { type: "object", title: "Tree", properties: { more: { type: "array", items: { $ref: "#/$defs/tree" } } } },
    },
  };
  const { form, problems } = readForm(JSON.stringify(formWith({ schema })), "f", surroundings);
  expect(problems).toEqual([]);
  expect(form?.schema.$id).toBeUndefined();
  expect(form?.schema.properties).toMatchObject({ size: { $ref: "#/$defs/tree" } });
});
