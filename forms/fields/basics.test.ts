import { expect, test } from "vitest";
import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "../field.ts";
import { fieldLogic } from "./fieldLogic.ts";

function codes<Type extends keyof FieldAnswers>(
  type: Type,
  answer: FieldAnswers[Type],
  options: FieldOptions[Type],
  isMobile?: (country: string, number: string) => boolean,
): string[] {
  const logic = fieldLogic[type] as FieldLogic<FieldAnswers[Type], FieldOptions[Type]>;
  const field = {
    options,
    pointer: "/asked",
    isRequired: true,
    answerAt: () => undefined,
    item: "marathon",
    today: "2025-08-11",
    isMobile,
  };
  const fieldFaults = logic.check?.(answer, { ...field, raceDays: {}, itemNames: {}, entrants: [{}], index: 0 }) ?? [];
  return fieldFaults.map(({ at, code }) => `${at} ${code}`.trim());
}

const choices = [
  { id: "expo", label: { zh: "博览会", en: "Exposition" } },
  { id: "post", label: { zh: "邮寄" } },
];

test("a choice that the organiser has removed is reported once", () => {
  expect(codes("radio", "expo", { choices })).toEqual([]);
  expect(codes("radio", "courier", { choices })).toEqual(["choice"]);
  expect(codes("picker", "courier", { choices })).toEqual(["choice"]);
  expect(codes("checkbox", ["expo", "courier", "pigeon"], { choices })).toEqual(["choice"]);
});

test("choices are shown by their labels, in Chinese if there is no English", () => {
  expect(fieldLogic.checkbox.format(["expo", "post"], { choices }, "zh")).toBe("博览会、邮寄");
  expect(fieldLogic.checkbox.format(["expo", "post"], { choices }, "en")).toBe("Exposition, 邮寄");
});

test.each([
  [0, { isPositiveInteger: true }, ["positive-integer"]],
  [-3, { isPositiveInteger: true }, ["positive-integer"]],
  [1.5, { isPositiveInteger: true }, ["positive-integer"]],
  [7, { isPositiveInteger: true }, []],
  [1.5, { decimals: 0 }, ["decimals"]],
  [42.195, { decimals: 3 }, []],
  [42.195, { decimals: 2 }, ["decimals"]],
  [1e-7, { decimals: 6 }, ["decimals"]],
  [1e21, { decimals: 0 }, []],
  [-3.25, {}, []],
] as [number, FieldOptions["number"], string[]][])("the number %s with %j", (answer, options, expected) => {
  expect(codes("number", answer, options)).toEqual(expected);
});

test("a blood type has Rh if the form asks for it, and only then", () => {
  expect(codes("blood-type", "A", {})).toEqual([]);
  expect(codes("blood-type", "A-", {})).toEqual(["rh"]);
  expect(codes("blood-type", "A", { asksRh: true })).toEqual(["rh"]);
  expect(codes("blood-type", "AB-", { asksRh: true })).toEqual([]);
  expect(codes("blood-type", "unknown", { asksRh: true })).toEqual([]);
  expect(fieldLogic["blood-type"].format("AB-", { asksRh: true }, "zh")).toBe("AB 型 Rh 阴性");
});

test("a country is one that the form allows", () => {
  expect(codes("country", "KE", {})).toEqual([]);
  expect(codes("country", "ZZ", {})).toEqual(["country"]);
  expect(codes("country", "KE", { countries: ["CN", "HK"] })).toEqual(["country"]);
  expect(codes("country", "CN", { mode: "single" })).toEqual([]);
  expect(codes("country", "HK", { mode: "single" })).toEqual(["country"]);
  expect(codes("country", "HK", { mode: "single", countries: ["HK"] })).toEqual([]);
});

test("a phone number is checked by the form's own countries and ranges, and by the numbering plans of the world", () => {
  const number = "91234567";
  expect(codes("phone", { country: "CN", number: "14012345678" }, {})).toEqual(["/number mobile"]);
  expect(codes("phone", { country: "CN", number: "14012345678" }, { mainlandRanges: ["140-149"] })).toEqual([]);
  expect(codes("phone", { country: "HK", number }, {})).toEqual([]);
  expect(codes("phone", { country: "HK", number }, {}, () => false)).toEqual(["/number mobile"]);
  expect(codes("phone", { country: "HK", number }, { countries: ["CN"] })).toEqual(["/country country"]);
  expect(codes("phone", { country: "AQ", number }, {})).toEqual(["/country country"]);
  expect(fieldLogic.phone.format({ country: "CN", number: "13800138000" }, {}, "en")).toBe("+86 138 0013 8000");
});

test("a choice accepts no details that it does not require, and optional details can be missing", () => {
  const asking = [
    { id: "expo", label: { zh: "博览会" } },
    { id: "post", label: { zh: "邮寄" }, more: "text" as const, isMoreOptional: true },
  ];
  expect(codes("radio-with-more", { choice: "expo", text: "x" }, { choices: asking })).toEqual(["/text not-asked-for"]);
  expect(codes("radio-with-more", { choice: "post" }, { choices: asking })).toEqual([]);
  expect(codes("radio-with-more", { choice: "post", text: " " }, { choices: asking })).toEqual(["/text required-text"]);
  const image = { id: "u1", name: "a.jpg" };
  expect(fieldLogic["radio-with-more"].uploads?.({ choice: "expo", image })).toEqual(["u1"]);
});
