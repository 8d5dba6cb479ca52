import { describe, expect, test } from "vitest";
import { inEnglish, testForm } from "../testForm.ts";
import { describeAnswers } from "./describe.ts";

const form = testForm(
  {
    properties: {
      name: { type: "string" },
      isFirst: { type: "boolean" },
      food: {
        oneOf: [
          { const: "rice", title: "米饭" },
          { const: "noodles", title: "面条" },
        ],
      },
      guardian: { type: "object", title: "监护人", properties: { phone: {}, name: { type: "string" } } },
      friends: {
        type: "array",
        items: { type: "object", properties: { name: { type: "string" }, laps: { type: "integer" } } },
      },
      days: {
        type: "array",
        items: {
          oneOf: [
            { const: "sat", title: "周六" },
            { const: "sun", title: "周日" },
          ],
        },
      },
    },
  },
  {
    fields: {
      "/name": { type: "input", label: { zh: "姓名", en: "Name" } },
      "/isFirst": { label: { zh: "首次参赛", en: "First race" } },
      "/food": { label: { zh: "主食", en: "Food" } },
      "/guardian/name": { type: "input", label: { zh: "姓名", en: "Name" } },
      "/friends": { label: { zh: "同伴", en: "Friends" } },
      "/friends/*/name": { type: "input", label: { zh: "姓名", en: "Name" } },
      "/friends/*/laps": { label: { zh: "圈数", en: "Laps" } },
      "/days": { label: { zh: "日期", en: "Days" } },
    },
    steps: [
      { id: "one", title: { zh: "一" }, fields: ["days", "name"] },
      { id: "two", title: { zh: "二" }, fields: ["food", "isFirst", "guardian", "friends"] },
    ],
  },
);

test("an answer that was calculated is shown in words: the ages of a band, the role in a team, the language", () => {
  const bands = [{ id: "child", max: 13 }, { id: "adult", max: 65 }, { id: "senior" }];
  const calculated = [
    { field: "band", calculate: "age-band", from: "/born", bands },
    { field: "role", calculate: "team-role" },
    { field: "spoken", calculate: "language" },
    { field: "source", calculate: "query-parameter", parameter: "source" },
  ];
  const names = ["band", "role", "spoken", "source"];
  const form = testForm(
    { properties: Object.fromEntries(names.map((name) => [name, { type: "string" }])) },
    { calculated: calculated as never },
  );
  const words = (answers: Record<string, string>, language: "zh" | "en") =>
    describeAnswers(form, answers, { language, timeZone: "Asia/Shanghai" }).map(
      (describedAnswer) => describedAnswer.words,
    );
  const answers = { role: "captain", spoken: "en", source: "club" };
  expect(words({ band: "adult", ...answers }, "zh")).toEqual(["14–65 岁", "队长", "英文", "club"]);
  expect(words({ band: "senior", ...answers }, "en")).toEqual(["66 and over", "Captain", "English", "club"]);
  expect(words({ band: "child" }, "en")).toEqual(["13 and under"]);
  // Of another edition: the value is all there is.
  expect(words({ band: "gone" }, "en")).toEqual(["gone"]);
});

describe("a runner who reviews the answers", () => {
  const lines = (answers: Record<string, unknown>, language: "zh" | "en") =>
    describeAnswers(form, answers, { language, timeZone: "Asia/Shanghai" }).map(
      ({ label, words }) => `${label}: ${words}`,
    );

  test("sees them in words, in the order of the form, with the labels of the objects and lists around them", () => {
    const answers = {
      name: "林晓",
      isFirst: true,
      food: "noodles",
      guardian: { name: "林父", phone: "" },
      friends: [{ name: "An", laps: 3 }, { name: "Bo" }],
      days: ["sat", "sun"],
    };
    expect(lines(answers, "zh")).toEqual([
      "日期: 周六、周日",
      "姓名: 林晓",
      "主食: 面条",
      "首次参赛: 是",
      "监护人 · 姓名: 林父",
      "同伴 1 · 姓名: An",
      "同伴 1 · 圈数: 3",
      "同伴 2 · 姓名: Bo",
    ]);
    expect(lines(answers, "en")).toContain("First race: Yes");
    expect(lines(answers, "en")).toContain("Friends 2 · Name: Bo");
  });

  test("can go from each answer to its question", () => {
    expect(describeAnswers(form, { friends: [{ name: "An" }] }, inEnglish)[0]?.pointer).toBe("/friends/0/name");
  });

  test("sees no questions without an answer, and no answers without a question", () => {
    expect(lines({ name: "", days: [], isFirst: false, price: 1 }, "en")).toEqual(["First race: No"]);
  });
});
