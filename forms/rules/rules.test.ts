import { describe, expect, test } from "vitest";
import { checkCharacter } from "#forms/values/identity.ts";
import type { FormRule } from "#schemas/generated/types.ts";
import type { AnswerContext, Answers } from "../form.ts";
import { firstProblem, problems } from "./testRules.ts";

describe("the age", () => {
  const marathon: FormRule = { rule: "age", field: "/birthday", min: 20, max: 70, items: ["marathon"] };

  test.each([
    ["2005-10-26", true],
    ["2005-10-27", false],
    ["1954-10-27", true],
    ["1954-10-26", false],
  ])("case 9, age on the race day: born %s, allowed %s", (birthday, isAllowed) => {
    expect(problems([marathon], { birthday }).length).toBe(isAllowed ? 0 : 1);
  });

  test("case 9, born on 29 February: a year more on 1 March in years without that day", () => {
    const rule: FormRule = { ...marathon, on: "2026-02-28", min: 18, max: undefined };
    expect(problems([rule], { birthday: "2008-02-29" })).toHaveLength(1);
    expect(problems([{ ...rule, on: "2026-03-01" }], { birthday: "2008-02-29" })).toEqual([]);
    expect(problems([{ ...rule, on: "2028-02-29", min: 20 }], { birthday: "2008-02-29" })).toEqual([]);
    expect(problems([{ ...rule, on: "2028-02-28", min: 20 }], { birthday: "2008-02-29" })).toHaveLength(1);
  });

  test("case 10, another item after the birth date: a day short of 20 reads which items are open, and is fine with one of them", () => {
    const rules: FormRule[] = [marathon, { rule: "age", field: "/birthday", min: 12, items: ["fun-run"] }];
    const [problem] = problems(rules, { birthday: "2005-10-27" });
    expect(problem).toEqual({
      pointer: "/birthday",
      code: "age",
      message: {
        zh: "2025年10月26日当天为 19 周岁，马拉松要求年满 20 至 70 周岁。可以报名：欢乐跑。",
        en: "On 26 October 2025 the age is 19; Marathon is for ages 20 to 70. Open at that age: Fun Run.",
      },
    });
    expect(problems(rules, { birthday: "2005-10-27" }, { item: "fun-run" })).toEqual([]);
    // On the fun run's own day, which is a day earlier.
    expect(problems(rules, { birthday: "2013-10-25" }, { item: "fun-run" })).toEqual([]);
    expect(problems(rules, { birthday: "2013-10-26" }, { item: "fun-run" })[0]?.message.en).toBe(
      "On 25 October 2025 the age is 11; Fun Run is for ages 12 and over.",
    );
  });

  test("that the race itself sets for an item holds too", () => {
    const ages = { marathon: { min: 20 }, "fun-run": { min: 6, max: 18 } };
    expect(problems([], { birthday: "2007-10-26" }, { ages })[0]?.message.en).toBe(
      "On 26 October 2025 the age is 18; Marathon is for ages 20 and over. Open at that age: Fun Run.",
    );
    expect(problems([], { birthday: "2005-10-26" }, { ages })).toEqual([]);
    expect(problems([], { document: { birthday: "2007-10-26" } }, { ages })).toEqual([]);
  });

  test("is not judged before there is a birthday", () => {
    expect(problems([marathon], {})).toEqual([]);
    expect(problems([marathon], { birthday: "2005-02-31" })).toEqual([]);
  });
});

test.each([
  [{ from: "2000-01-01" }, "1999-12-31", "Only for runners born on 1 January 2000 or later."],
  [{ from: "2000-01-01" }, "2000-01-01", undefined],
  [{ until: "2005-12-31" }, "2006-01-01", "Only for runners born on 31 December 2005 or earlier."],
  [{ until: "2005-12-31" }, "2005-12-31", undefined],
  [
    { from: "2000-01-01", until: "2005-12-31" },
    "2006-01-01",
    "Only for runners born from 1 January 2000 to 31 December 2005.",
  ],
])("case 9, born from or until a day: %j, %s reads %s", (days, birthday, sentence) => {
  expect(firstProblem({ rule: "born", field: "/birthday", ...days }, { birthday })).toBe(
    sentence && `/birthday: ${sentence}`,
  );
});

test("a runner whose passport ends before race day reads the day", () => {
  const rule: FormRule = { rule: "not-before", field: "/expires", from: "race-day" };
  expect(firstProblem(rule, { expires: "2025-10-25" })).toBe(
    "/expires: “Passport valid until” must be 26 October 2025 or later.",
  );
  expect(firstProblem(rule, { expires: "2025-10-26" })).toBeUndefined();
});

test.each([
  ["3", true],
  [3, true],
  ["03", false],
  ["0", false],
  [0, false],
  [1.5, false],
  [-1, false],
  ["3a", false],
  ["１２", true],
])("a positive whole number: %j is one: %s", (laps, isOne) => {
  expect(problems([{ rule: "positive-integer", field: "/laps" }], { laps }).length).toBe(isOne ? 0 : 1);
});

test("a text of nothing but spaces and quotes is none", () => {
  const rule: FormRule = { rule: "required-text", field: "/name" };
  expect(problems([rule], { name: ' "\u3000' })).toMatchObject([{ code: "required-text" }]);
  expect(problems([rule], { name: ' "a' })).toEqual([]);
});

describe("two entrants of one sign-up", () => {
  const rule: FormRule = { rule: "unique-in-group", field: "/document", as: "document" };
  const first = { document: { type: "3", number: "H12345678 01" } };

  test("case 30, one document twice in a group: also of a permit that was renewed; the sentence names the other", () => {
    const third = { document: { type: "3", number: "h1234567802" } };
    const entrants = [{}, first, third];
    expect(firstProblem(rule, third, { entrants, index: 2 })).toBe(
      "/document: Entrant 2 has the same “Identity document”. Each entrant needs their own.",
    );
    expect(firstProblem(rule, first, { entrants, index: 1 })).toMatch("Entrant 3 ");
  });

  test("may have one number on documents of two kinds", () => {
    const second = { document: { type: "2", number: "H12345678" } };
    expect(firstProblem(rule, second, { entrants: [first, second], index: 1 })).toBeUndefined();
  });
});

test("a gender other than the document's is reported, if the document has one", () => {
  const rule: FormRule = { rule: "matches-gender", field: "/gender", other: "/document" };
  const number = "11010519491231002";
  const document = { type: "1", number: number + checkCharacter(number) };
  expect(firstProblem(rule, { gender: 2, document })).toBeUndefined();
  expect(firstProblem(rule, { gender: "2", document })).toBeUndefined();
  expect(firstProblem(rule, { gender: 1, document })).toBe(
    "/gender: “Gender” does not match “Identity document”. Please check both.",
  );
  expect(firstProblem(rule, { gender: 1, document: { type: "2", number: "E12345678" } })).toBeUndefined();
});

test("a rule with a condition, for other items, or with the organiser's own sentence", () => {
  const rule: FormRule = { rule: "positive-integer", field: "/laps", when: { field: "/name", in: ["relay"] } };
  expect(problems([rule], { laps: 0 })).toEqual([]);
  expect(problems([rule], { laps: 0, name: "relay" })).toHaveLength(1);
  expect(problems([rule], { laps: 0, name: ["solo", "relay"] })).toHaveLength(1);
  expect(problems([{ ...rule, items: ["fun-run"] }], { laps: 0, name: "relay" })).toEqual([]);
  const message = { zh: "至少一圈。", en: "One lap at least." };
  expect(problems([{ ...rule, message }], { laps: 0, name: "relay" })[0]?.message).toEqual(message);
});

// Each rule with answers that break it.
const broken: Record<FormRule["rule"], [rule: FormRule, answers: Answers, context?: Partial<AnswerContext>]> = {
  differs: [
    { rule: "differs", field: "/contactName", other: "/name" },
    { name: "Lin", contactName: "Lin" },
  ],
  same: [
    { rule: "same", field: "/contactName", other: "/name" },
    { name: "Lin", contactName: "An" },
  ],
  age: [{ rule: "age", field: "/birthday", min: 20 }, { birthday: "2010-01-01" }],
  born: [{ rule: "born", field: "/birthday", from: "2000-01-01" }, { birthday: "1999-12-31" }],
  "required-text": [{ rule: "required-text", field: "/name" }, { name: " " }],
  "positive-integer": [{ rule: "positive-integer", field: "/laps" }, { laps: "0" }],
  "unique-in-group": [
    { rule: "unique-in-group", field: "/name" },
    { name: "Lin" },
    { entrants: [{ name: "Lin" }, { name: "Lin" }] },
  ],
  "not-before": [{ rule: "not-before", field: "/expires", from: "race-day" }, { expires: "2025-10-25" }],
  "matches-gender": [
    { rule: "matches-gender", field: "/gender", other: "/document" },
    { gender: 1, document: { gender: 2 } },
  ],
};

test.each(Object.entries(broken))(
  "case 31, sentences of rules: a runner who breaks %s reads plain words",
  (_, [rule, answers, context]) => {
    const [problem] = problems([rule], answers, context);
    expect(problem?.message.zh).toMatch(/^.*\p{sc=Han}.*。$/u);
    expect(problem?.message.en).toMatch(/^[A-Z“].*\.$/);
    for (const sentence of [problem?.message.zh, problem?.message.en])
      expect(sentence).not.toMatch(/[\\^$*|{}<>[\]_/]|race-day|undefined|contactName|birthday\b(?=\W*$)/);
  },
);
