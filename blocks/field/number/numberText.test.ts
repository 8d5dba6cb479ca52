import { expect, test } from "vitest";
import { cleanNumber, readNumber, writeNumber } from "./numberText.ts";

test.each([
  ["１７２", true, "172"],
  ["172cm", true, "172"],
  ["1,700", true, "1700"],
  ["17。5", false, "17.5"],
  ["-3.5", false, "-3.5"],
  ["1.", false, "1."],
  ["1.2.3", false, "1.2"],
  [".5", false, ".5"],
  ["abc", false, ""],
  ["12.7", true, "12"],
])("of %j (whole: %s) the control keeps %j", (typed, isWhole, kept) => {
  expect(cleanNumber(typed, isWhole)).toBe(kept);
});

test.each([
  ["007", 7],
  ["1.", 1],
  ["-", undefined],
  [".", undefined],
  ["", undefined],
  ["9".repeat(400), undefined],
])("%j is the number %s", (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test("a number is shown as people write it, however small or large it is", () => {
  expect(writeNumber(42.195)).toBe("42.195");
  expect(writeNumber(1e-7)).toBe("0.0000001");
  expect(writeNumber(undefined)).toBe("");
});
