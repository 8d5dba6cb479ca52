import fc from "fast-check";
import { expect, test } from "vitest";
import { readFen, readWhole } from "./amounts.ts";

test.each([
  ["99", 9900],
  ["99.5", 9950],
  [" 99.50 ", 9950],
  ["¥30", 3000],
  ["￥1，200.05", 120_005],
  ["1,234,567", 123_456_700],
  ["３０。５", 3050],
  ["0.29", 29],
])("an organiser who types %j means %i fen", (written, fen) => {
  expect(readFen(written)).toBe(fen);
});

test.each([
  "",
  " ",
  "12,50",
  "12 50",
  "1,2000",
  "1,,000",
  ",5",
  ".5",
  "5.",
  "1.234",
  "-3",
  "1e3",
  "30 yuan",
  "12345678",
])("what could be another amount, or none, is refused: %j", (written) => {
  expect(readFen(written)).toBeUndefined();
});

test("every amount is read back as it is shown", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (fen) => {
      const shown = new Intl.NumberFormat("en", { minimumFractionDigits: 2 }).format(fen / 100);
      expect(readFen(shown)).toBe(fen);
    }),
  );
});

test.each([
  ["300", 300],
  [" 30000 ", 30_000],
  ["30,000", 30_000],
  ["１０，０００，０００", 10_000_000],
])("an organiser who types %j means %i places", (written, places) => {
  expect(readWhole(written)).toBe(places);
});

test.each(["", "1,5", "1 5", "30 000", "1.5", "-3", "1,2000", "1,,000", "300 places", "1e3"])(
  "what could be another number of places, or none, is refused: %j",
  (written) => expect(readWhole(written)).toBeUndefined(),
);
