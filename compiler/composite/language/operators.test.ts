import { expect, test } from "vitest";
import { formatValue, valueFormats } from "./operators.ts";

const year = (as: string) => formatValue(2019, as, "Asia/Shanghai")?.en;

test("an author writes a year without a comma, and a number of runners with one", () => {
  expect([year("plain"), year("number")]).toEqual(["2019", "2,019"]);
});

test("each format writes what it takes, and nothing else", () => {
  for (const [name, { takes }] of Object.entries(valueFormats)) {
    const [right, wrong] = takes === "number" ? [3000, "x"] : ["2026-10-25T07:30:00+08:00", 3000];
    expect([name, formatValue(right, name, "Asia/Shanghai")]).toEqual([name, expect.objectContaining({})]);
    expect([name, formatValue(wrong, name, "Asia/Shanghai")]).toEqual([name, undefined]);
  }
});
