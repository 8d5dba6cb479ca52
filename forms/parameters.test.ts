import { describe, expect, test } from "vitest";
import { calculateAnswers, wrongCalculations } from "./answers/calculated.ts";
import type { AnswerContext } from "./form.ts";
import { settleParameters } from "./parameters.ts";
import { testContext, testForm } from "./testForm.ts";

const source = (question: object) =>
  testForm(
    { properties: { source: { type: "string", ...question }, name: { type: "string" } } },
    { calculated: [{ field: "source", calculate: "query-parameter", parameter: "source" }] },
  );
const listed = source({ enum: ["wechat-post", "club"] });
const cameBy = (source: unknown): AnswerContext => testContext({ parameters: { source } });

describe("a runner who comes by a link with a parameter", () => {
  test("has it among the answers, on the server as in the browser", () => {
    const answers = calculateAnswers(listed, { name: "Lin" }, cameBy("wechat-post"));
    expect(answers).toEqual({ name: "Lin", source: "wechat-post" });
    // The server does not know the link.
    expect(settleParameters(listed, answers)).toEqual(answers);
    expect(wrongCalculations(listed, answers, testContext())).toEqual([]);
  });

  test("keeps it in a draft, and the last link counts", () => {
    expect(calculateAnswers(listed, { source: "club" }, testContext())).toEqual({ source: "club" });
    expect(calculateAnswers(listed, { source: "club" }, cameBy("wechat-post"))).toEqual({ source: "wechat-post" });
    expect(calculateAnswers(listed, { source: "club" }, cameBy("poster"))).toEqual({ source: "club" });
  });

  test("without it has the default, and a later link replaces that", () => {
    const form = source({ enum: ["wechat-post", "club"], default: "club" });
    expect(calculateAnswers(form, {}, testContext())).toEqual({ source: "club" });
    expect(settleParameters(form, {})).toEqual({ source: "club" });
    expect(calculateAnswers(form, { source: "club" }, cameBy("wechat-post"))).toEqual({ source: "wechat-post" });
    expect(settleParameters(form, { source: "poster" })).toEqual({ source: "club" });
  });
});

test.each([
  ["not in the list", { enum: ["club"] }, "wechat-post"],
  ["too long", { maxLength: 10 }, "wechat-post"],
  ["too long for any form", { maxLength: 100_000 }, "a".repeat(501)],
  ["too short", { minLength: 3 }, "ab"],
  ["of another pattern", { pattern: "^[a-z]+$" }, "wechat-post"],
  ["another constant", { const: "club" }, "wechat-post"],
  ["blank", {}, "  "],
  ["with a line break", {}, "club\r\nBcc: a@example.com"],
  ["with a character that turns the text round", {}, "club\u202e"],
  ["with a zero byte", {}, "club\u0000"],
  ["not decodable", {}, "club\ufffd"],
  ["half a character", {}, "club\ud83c"],
  ["a number", {}, 5],
  ["an object", {}, { toString: "club" }],
  ["a list", {}, ["club"]],
])("a value that is %s counts as not given, and is no mistake of the runner", (_, question, value) => {
  const form = source(question);
  expect(calculateAnswers(form, {}, cameBy(value))).toEqual({});
  expect(settleParameters(form, { source: value })).toEqual({});
});

test("HTML and formulas that the form allows are texts like others", () => {
  for (const text of ["<script>alert(1)</script>", "=1+1", "公众号"])
    expect(settleParameters(source({ maxLength: 60 }), { source: text })).toEqual({ source: text });
});

test("a parameter that is called like a part of every object is not taken from there", () => {
  const form = testForm(
    { properties: { source: { type: "string" } } },
    { calculated: [{ field: "source", calculate: "query-parameter", parameter: "constructor" }] },
  );
  expect(calculateAnswers(form, {}, testContext({ parameters: {} }))).toEqual({});
});

describe("what is known of a visit", () => {
  const form = testForm(
    { properties: { language: { enum: ["zh", "en"] }, isIn: { type: "boolean" }, runs: { type: "boolean" } } },
    {
      calculated: [
        { field: "language", calculate: "language" },
        { field: "isIn", calculate: "logged-in" },
        { field: "runs", calculate: "entered" },
      ],
    },
  );

  test.each([
    ["unknown", false, false],
    ["logged-in", true, false],
    ["entered", true, true],
  ] as const)("a visitor who is %s is in the same audiences as of routes", (visitor, isIn, runs) => {
    const context = testContext({ language: "en", visitor });
    expect(calculateAnswers(form, {}, context)).toEqual({ language: "en", isIn, runs });
  });

  test("a browser that pretends to have entered is refused", () => {
    const context = testContext({ language: "zh", visitor: "logged-in" });
    expect(wrongCalculations(form, { language: "zh", isIn: true, runs: true }, context)).toEqual(["/runs"]);
    expect(wrongCalculations(form, { language: "en", isIn: true, runs: false }, context)).toEqual(["/language"]);
  });
});
