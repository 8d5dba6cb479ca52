import { expect, test } from "vitest";
import { together } from "./together.ts";

test("calls that come while a batch runs are in the next ones, in their order and not too many at once", async () => {
  const batches: number[][] = [];
  const double = together(3, async (numbers: number[]) => {
    batches.push(numbers);
    await new Promise((resolve) => setImmediate(resolve));
    return numbers.map((number) => number * 2);
  });
  const first = double(1);
  await new Promise((resolve) => setImmediate(resolve));
  const later = [2, 3, 4, 5].map(double);
  expect(await Promise.all([first, ...later])).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  expect(await double(6)).toBe(12);
});

test("one call that cannot be done fails alone, and the others of its batch are done", async () => {
  const batches: number[][] = [];
  const halve = together(10, async (numbers: number[]) => {
    batches.push(numbers);
    if (numbers.includes(0)) throw new Error("poison");
    return numbers.map((number) => number / 2);
  });
  const outcomes = await Promise.allSettled([2, 0, 4].map(halve));
  expect(outcomes.map((outcome) => (outcome.status === "fulfilled" ? outcome.value : "failed"))).toEqual([
    1,
    "failed",
    2,
  ]);
  expect(batches).toEqual([[2, 0, 4], [2], [0], [4]]);
});
