import { describe, expect, test } from "vitest";
import type { AnswerContext, Answers, CompiledForm } from "../form.ts";
import { printed, testContext, testForm, testShape } from "../testForm.ts";
import { checkAnswers } from "./checkAnswers.ts";

const check = (form: CompiledForm, answers: Answers, context: Partial<AnswerContext> = {}) =>
  printed(checkAnswers(form, testShape(form), answers, testContext({ entrants: [answers], ...context })));
const problemsIn = (form: CompiledForm, answers: Answers, context?: Partial<AnswerContext>) =>
  check(form, answers, context).map(({ pointer, message }) => `${pointer}: ${message.en}`);

const name = { type: "string", minLength: 1, maxLength: 40 };
const phone = {
  type: "object",
  properties: { country: { type: "string" }, number: { type: "string", minLength: 5 } },
  required: ["country", "number"],
  additionalProperties: false,
};

describe("a runner who leaves something out", () => {
  const form = testForm(
    { properties: { name, size: { type: "string" }, phone }, required: ["phone", "size", "name"] },
    {
      fields: {
        "/name": { type: "input", label: { zh: "姓名", en: "Name" } },
        "/size": {
          type: "clothing-size",
          label: { zh: "衣服尺码", en: "T-shirt size" },
          options: { sizes: [{ id: "M", label: "M" }] },
        },
        "/phone": { type: "phone", label: { zh: "手机号", en: "Mobile phone" } },
      },
    },
  );

  test("reads at its own place, in the order of the form, what to do", () => {
    expect(check(form, {})).toEqual([
      { pointer: "/name", code: "required", message: { zh: "请填写“姓名”。", en: "Please fill in “Name”." } },
      {
        pointer: "/size",
        code: "required",
        message: { zh: "请选择“衣服尺码”。", en: "Please choose “T-shirt size”." },
      },
      {
        pointer: "/phone",
        code: "required",
        message: { zh: "请填写“手机号”。", en: "Please fill in “Mobile phone”." },
      },
    ]);
  });

  test("has not answered with an empty text, an empty list or an empty object", () => {
    expect(problemsIn(form, { name: "", size: [], phone: { number: "" } })).toEqual(problemsIn(form, {}));
  });

  test("reads which part is missing", () => {
    expect(problemsIn(form, { name: "Lin", size: "M", phone: { country: "CN" } })).toEqual([
      "/phone/number: Please complete “Mobile phone”.",
    ]);
  });

  test("reads the organiser's sentence if there is one, and ours if it lacks a language", () => {
    const form = testForm(
      { properties: { name }, required: ["name"] },
      { fields: { "/name": { type: "input", messages: { required: { zh: "没有姓名不能印号码布。" } } } } },
    );
    expect(check(form, {})[0]?.message).toEqual({ zh: "没有姓名不能印号码布。", en: "Please fill in this answer." });
  });

  test("reads at the field that a name of spaces is not enough, also if only a condition requires it", () => {
    const form = testForm(
      {
        properties: { isTeam: { type: "boolean" }, team: name },
        if: { properties: { isTeam: { const: true } }, required: ["isTeam"] },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
        then: { required: ["team"] },
      },
      { fields: { "/team": { type: "input", label: { zh: "队名", en: "Team" } } } },
    );
    expect(check(form, { isTeam: true, team: " “" }).length).toBe(0);
    expect(check(form, { isTeam: true, team: ' " ' })).toMatchObject([{ pointer: "/team", code: "required-text" }]);
    expect(check(form, { isTeam: false, team: ' " ' })).toEqual([]);
    expect(problemsIn(form, { isTeam: true })).toEqual(["/team: Please fill in “Team”."]);
  });
});

describe("questions inside of questions", () => {
  const form = testForm(
    {
      properties: {
        age: { type: "integer", minimum: 0 },
        guardian: { type: "object", properties: { name, phone }, required: ["phone", "name"] },
        friends: { type: "array", maxItems: 2, items: { type: "object", properties: { name }, required: ["name"] } },
      },
      if: { properties: { age: { maximum: 12 } }, required: ["age"] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: { required: ["guardian"] },
    },
    {
      fields: {
        "/age": { label: { zh: "年龄", en: "Age" } },
        "/guardian/name": { type: "input", label: { zh: "监护人姓名", en: "Guardian's name" } },
        "/guardian/phone": { type: "phone", label: { zh: "监护人手机号", en: "Guardian's phone" } },
        "/friends": { label: { zh: "同伴", en: "Friends" } },
        "/friends/*/name": { type: "input", label: { zh: "同伴姓名", en: "Friend's name" } },
      },
    },
  );

  test("are required one by one if the whole is missing", () => {
    const expected = [
      "/guardian/name: Please fill in “Guardian's name”.",
      "/guardian/phone: Please fill in “Guardian's phone”.",
    ];
    expect(problemsIn(form, { age: 12 })).toEqual(expected);
    expect(problemsIn(form, { age: 12, guardian: {} })).toEqual(expected);
    expect(problemsIn(form, { age: 13 })).toEqual([]);
  });

  test("are named by their entry in the list", () => {
    expect(problemsIn(form, { friends: [{ name: "An" }, {}] })).toEqual([
      "/friends/1/name: Please fill in “Friend's name”.",
    ]);
    expect(problemsIn(form, { friends: [{ name: "An" }, { name: "Bo" }, { name: "Cy" }] })).toEqual([
      "/friends: “Friends” can have at most 2. Please remove the rest.",
    ]);
  });
});

describe("a choice between ways to answer", () => {
  const label = (zh: string, en: string) => ({ label: { zh, en } });

  test("asks for either if one of two is enough", () => {
    const form = testForm(
      { properties: { phone: name, email: name }, anyOf: [{ required: ["phone"] }, { required: ["email"] }] },
      { fields: { "/phone": label("手机号", "Phone"), "/email": label("邮箱", "Email") } },
    );
    expect(check(form, {})).toEqual([
      {
        pointer: "/phone",
        code: "required",
        message: {
          zh: "请填写“手机号”或“邮箱”，填一项即可。",
          en: "Please fill in “Phone” or “Email”; one of them is enough.",
        },
      },
    ]);
    expect(check(form, { email: "a" })).toEqual([]);
  });

  test("names what the chosen branch lacks, and nothing of the others", () => {
    const branch = (kind: string, needed: string) => ({
      properties: { kind: { const: kind }, [needed]: name },
      required: ["kind", needed],
    });
    const form = testForm(
      {
        properties: { travel: { type: "object", oneOf: [branch("train", "station"), { $ref: "#/$defs/plane" }] } },
        $defs: { plane: branch("plane", "flight") },
      },
      { fields: { "/travel/flight": label("航班", "Flight"), "/travel/station": label("车站", "Station") } },
    );
    expect(problemsIn(form, { travel: { kind: "plane" } })).toEqual(["/travel/flight: Please fill in “Flight”."]);
    expect(problemsIn(form, { travel: { kind: "train" } })).toEqual(["/travel/station: Please fill in “Station”."]);
    expect(check(form, { travel: { kind: "balloon" } })).toMatchObject([{ pointer: "/travel", code: "oneOf" }]);
  });

  test("is understood behind references to schemas with references of their own, to any depth", () => {
    const form = testForm(
      {
        properties: { travel: { $ref: "#/$defs/travel" } },
        $defs: {
          stop: {
            type: "object",
            properties: { place: { type: "string", maxLength: 9 }, next: { $ref: "#/$defs/stop" } },
            required: ["place"],
          },
          travel: {
            type: "object",
            properties: { by: { enum: ["train", "plane"] } },
            oneOf: [
              { properties: { by: { const: "train" }, stops: { $ref: "#/$defs/stop" } }, required: ["stops"] },
              { properties: { by: { const: "plane" }, flight: name }, required: ["flight"] },
            ],
          },
        },
      },
      {
        fields: {
          "/travel/by": label("方式", "By"),
          "/travel/flight": label("航班", "Flight"),
          "/travel/stops": label("停靠", "Stops"),
        },
      },
    );
    const at = (travel: object) => check(form, { travel }).map(({ pointer, code }) => `${pointer} ${code}`);
    expect(at({ by: "plane" })).toEqual(["/travel/flight required"]);
    expect(at({ by: "train" })).toEqual(["/travel/stops/place required"]);
    const stops = { place: "East", next: { place: "Middle", next: { place: "The far West" } } };
    expect(at({ by: "train", stops })).toEqual(["/travel/stops/next/next/place maxLength"]);
    expect(at({ by: "balloon" })).toEqual(["/travel/by enum"]);
  });

  test("is one of the options if they are listed one by one", () => {
    const form = testForm(
      {
        properties: {
          food: {
            oneOf: [
              { const: "rice", title: "米饭" },
              { const: "noodles", title: "面条" },
            ],
          },
        },
      },
      { fields: { "/food": label("主食", "Food") } },
    );
    expect(problemsIn(form, { food: "stone" })).toEqual(["/food: Please choose one of the options for “Food”."]);
  });
});

test("answers to no question are refused one by one", () => {
  const form = testForm({ properties: { name }, unevaluatedProperties: false });
  expect(check(form, { name: "Lin", price: 1 })).toMatchObject([{ pointer: "/price", code: "unevaluatedProperties" }]);
});

test("answers made to break the check are refused like others", () => {
  const form = testForm({ properties: { name }, unevaluatedProperties: false });
  const deep = JSON.parse(`{"name":${'{"name":'.repeat(50_000)}1${"}".repeat(50_000)}}`);
  expect(check(form, deep)).toMatchObject([{ pointer: "/name", code: "type" }]);
  const odd = JSON.parse('{"__proto__":{"name":"Lin"},"constructor":1,"toString":""}');
  expect(check(form, odd).map(({ pointer }) => pointer)).toEqual(["/__proto__", "/constructor"]);
});

test("of several problems in one place the first to fix is shown, and the organiser's sentence before ours", () => {
  const schema = { properties: { code: { type: "string", minLength: 8, pattern: "^[A-Z]+$" } } };
  const field = { label: { zh: "编号", en: "Code" } };
  expect(check(testForm(schema, { fields: { "/code": field } }), { code: "a1" })).toMatchObject([
    { code: "minLength" },
  ]);
  const messages = { pattern: { zh: "只用大写字母。", en: "Capitals only." } };
  expect(problemsIn(testForm(schema, { fields: { "/code": { ...field, messages } } }), { code: "a1" })).toEqual([
    "/code: Capitals only.",
  ]);
});

test("a form whose question requires itself inside of itself is checked to the end", () => {
  const person = {
    type: "object",
    required: ["mother", "father", "friend"],
    properties: Object.fromEntries(["mother", "father", "friend"].map((name) => [name, { $ref: "#/$defs/person" }])),
  };
  const endless = testForm({
    properties: { runner: { $ref: "#/$defs/person" } },
    required: ["runner"],
    $defs: { person },
  });
  const problems = checkAnswers(endless, testShape(endless), {}, testContext());
  expect(problems.map(({ pointer }) => pointer)).toEqual(["/runner/mother", "/runner/father", "/runner/friend"]);
});
