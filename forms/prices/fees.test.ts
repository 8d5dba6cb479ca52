import { expect, test } from "vitest";
import { calculateAnswers, wrongCalculations } from "../answers/calculated.ts";
import type { Answers, CompiledForm } from "../form.ts";
import { testContext, testForm } from "../testForm.ts";
import { computePrice } from "./prices.ts";
import { chooseLabel } from "./priceTexts.ts";
import { signUpPrice } from "./signUpPrice.ts";

const calculated: CompiledForm["calculated"] = [
  { field: "age", calculate: "age", from: "/birthday" },
  {
    field: "band",
    calculate: "age-band",
    from: "/document/birthday",
    on: "2025-12-31",
    bands: [{ id: "young", max: 34 }, { id: "prime", max: 59 }, { id: "old" }],
  },
];
const form = testForm(
  { properties: { birthday: {}, age: {}, band: {}, document: {}, insurance: {}, shirt: {}, score: {} } },
  {
    calculated,
    fields: {
      "/score": {
        type: "score-validation-with-payment",
        label: { zh: "成绩认证", en: "Score check" },
        options: { feeFen: 1500 },
      },
    },
    fees: [
      { id: "chip", label: { zh: "计时芯片", en: "Timing chip" }, feeFen: 1000 },
      {
        id: "insurance",
        label: { zh: "保险", en: "Insurance" },
        feeFen: 501,
        when: { field: "/insurance", in: [true] },
      },
    ],
  },
);

test("the age and its band are calculated from the birthday, also on the last day of a band, and disappear with it", () => {
  const answers = { birthday: "1990-10-27", document: { birthday: "1990-12-31" } };
  const all = calculateAnswers(form, answers, testContext());
  expect(all).toEqual({ ...answers, age: 34, band: "prime" });
  expect(calculateAnswers(form, all, testContext())).toBe(all);
  expect(
    calculateAnswers(form, { ...all, birthday: "1990-10-26", document: { birthday: "1991-01-01" } }, testContext()),
  ).toMatchObject({ age: 35, band: "young" });
  expect(calculateAnswers(form, { age: 34, band: "prime", shirt: "M" }, testContext())).toEqual({ shirt: "M" });
});

test("a calculated age that a browser has changed or left out is reported", () => {
  const right = { birthday: "1990-10-27", age: 34 };
  expect(wrongCalculations(form, right, testContext())).toEqual([]);
  expect(wrongCalculations(form, { ...right, age: 19 }, testContext())).toEqual(["/age"]);
  expect(wrongCalculations(form, { birthday: "1990-10-27" }, testContext())).toEqual(["/age"]);
  expect(wrongCalculations(form, { band: "old" }, testContext())).toEqual(["/band"]);
});

const item = { id: "marathon", name: { zh: "马拉松", en: "Marathon" }, feeFen: 20_000 };

// Computes what entrants pay: each line with its amount, and the sum.
function computeFee(entrants: Answers[], paid = form) {
  const { lines, totalFen } = computePrice(signUpPrice({ form: paid, entrants, item, at: Date.parse("2025-08-15") }));
  return { lines: lines.filter(({ fen }) => fen !== 0).map((line) => [chooseLabel(line).en, line.fen]), totalFen };
}

test("cases 23 and 29, the fee in whole fen: the item, what everybody pays, and what was chosen, a check of a result once", () => {
  const plain = [
    ["Marathon", 20_000],
    ["Timing chip", 1000],
  ];
  expect(computeFee([{}])).toEqual({ lines: plain, totalFen: 21_000 });
  const chosen = [
    ["Insurance", 501],
    ["Score check", 1500],
  ];
  const more = computeFee([{ insurance: true, score: { feeAgreed: true } }]);
  expect(more).toEqual({ lines: [...plain, ...chosen], totalFen: 23_001 });
  expect(computeFee([{ insurance: "true", score: { feeAgreed: false } }]).totalFen).toBe(21_000);
});

test("a runner who applies for a place pays the application, and not yet the place", () => {
  const application = { ...form, use: "through-entry" } as const;
  const lines = [
    ["Timing chip", 1000],
    ["Score check", 1500],
  ];
  expect(computeFee([{ score: { feeAgreed: true } }], application)).toEqual({ lines, totalFen: 2500 });
});

test("case 29, a group's fee: the sum, with each thing in one line", () => {
  const lines = [
    ["Marathon", 60_000],
    ["Timing chip", 3000],
    ["Insurance", 1002],
  ];
  expect(computeFee([{ insurance: true }, {}, { insurance: true }])).toEqual({ lines, totalFen: 64_002 });
});
