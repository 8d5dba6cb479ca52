import { expect, test } from "vitest";
import type { DatePickerOptions } from "#schemas/generated/types.ts";
import { datePicker } from "./datePicker.ts";

const codes = (day: string, options: DatePickerOptions) =>
  datePicker
    .check?.(day, {
      options,
      pointer: "/asked",
      isRequired: true,
      answerAt: () => undefined,
      item: "marathon",
      today: "2025-08-11",
      raceDays: { marathon: "2025-10-26" },
      itemNames: {},
      entrants: [{}],
      index: 0,
    })
    .map(({ code }) => code);

test.each([
  ["2024-02-29", {}, []],
  ["2023-02-29", {}, ["day"]],
  ["2023-04-31", {}, ["day"]],
  ["2025-08-11", { isBirthday: true }, []],
  ["2025-08-12", { isBirthday: true }, ["max"]],
  ["1900-01-01", { isBirthday: true }, []],
  ["1899-12-31", { isBirthday: true }, ["min"]],
  ["2025-10-26", { max: "race-day" }, []],
  ["2025-10-27", { max: "race-day" }, ["max"]],
  ["2025-08-10", { min: "today" }, ["min"]],
  ["2025-08-11", { min: "today" }, []],
  ["2005-10-26", { isBirthday: true, max: "2005-10-26" }, []],
  ["2005-10-27", { isBirthday: true, max: "2005-10-26" }, ["max"]],
] as [string, DatePickerOptions, string[]][])("the day %s with %j", (day, options, expected) => {
  expect(codes(day, options)).toEqual(expected);
});

test("a day is read out as people write it", () => {
  expect(datePicker.format("1990-03-27", {}, "zh")).toBe("1990年3月27日");
  expect(datePicker.format("1990-03-27", {}, "en")).toBe("27 March 1990");
});
