import { expect, test } from "vitest";
import { itemWithoutChoice } from "./findDrafts.ts";

test("a runner who comes back to a race with one item is in the draft at once", () => {
  expect(itemWithoutChoice([{ item: "half" }], ["half"])).toBe("half");
});

test("a runner who has begun nothing, or whose race has several items, chooses", () => {
  expect(itemWithoutChoice([], ["half"])).toBeUndefined();
  expect(itemWithoutChoice([{ item: "half" }], ["half", "full"])).toBeUndefined();
});
