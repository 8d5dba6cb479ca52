import { expect, test } from "vitest";
import { listColumns, measureWidth } from "./fit.ts";

test("figures of any count are in full lines, or in lines of which none has a single figure", () => {
  const last = [1, 2, 3, 4, 5, 6, 7, 8].map((count) => count % listColumns(count) || listColumns(count));
  expect(last).toEqual([1, 2, 3, 4, 2, 3, 3, 4]);
});

test("a short unit is beside its figure, in Chinese and in English, and a sentence below it", () => {
  expect(measureWidth("42.195", "km")).toBeGreaterThan(measureWidth("42.195", ""));
  expect(measureWidth("42.195", "公里")).toBeGreaterThan(measureWidth("42.195", "km"));
  expect(measureWidth("80", "metres above the level of the sea")).toBe(measureWidth("80", ""));
});
