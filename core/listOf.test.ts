import { expect, test } from "vitest";
import { listOf } from "./listOf.ts";

test("several names read as a list of the visitor's language", () => {
  expect(listOf(["Anna Meier", "Jonas Meier"], "en")).toBe("Anna Meier, Jonas Meier");
  expect(listOf(["林小满", "周明"], "zh")).toBe("林小满、周明");
  expect(listOf([], "en")).toBe("");
});
