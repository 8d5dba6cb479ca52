import { expect, test } from "vitest";
import { findShapeProblems } from "./lintShape.ts";

test("a contributor reads the line of a wide comment and of a literal that is spread", () => {
  const wide = `/** ${"word ".repeat(20)}*/`;
  const text = `${wide}\nconst a = { ...{ b: 1 } };\ncall(...[a]);\nconst c = [...[a], null];\n// ${"字".repeat(49)}\n`;
  expect(findShapeProblems("a.ts", text).map(({ line }) => line)).toEqual([1, 5, 2, 3, 4]);
  expect(findShapeProblems("a.tsx", "const a = <A {...{ b: 1 }} />;").length).toBe(1);
});

test("a contributor spreads values and conditions, and writes wide code", () => {
  const text = `const a = { ...b, ...(c ? { d: 1 } : {}) };\ncall(...a, [1]); // ${"word ".repeat(20)}\n`;
  expect(findShapeProblems("a.ts", text)).toEqual([]);
});
