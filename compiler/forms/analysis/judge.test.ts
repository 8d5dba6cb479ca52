import { describe, expect, test } from "vitest";
import { caseDefinitions, keywordCases } from "#fixtures/forms/keywordCases.ts";
import type { JsonSchema } from "#forms/form.ts";
import { judge, someAnswer } from "./judge.ts";
import { patternLengths } from "./patternLengths.ts";

const root = { $defs: caseDefinitions } as JsonSchema;
const cases = Object.entries(keywordCases).flatMap(([keyword, all]) =>
  all.map((keywordCase) => [keyword, ...keywordCase] as const),
);

describe("a judgement of an answer", () => {
  test.each(cases)("is that of the standard or none: %s %j", (_keyword, schema, good, bad) => {
    expect(good.filter((value) => judge(root, schema, value) === false)).toEqual([]);
    expect(bad.filter((value) => judge(root, schema, value) === true)).toEqual([]);
  });

  test("is made of three values in four; the others are open", () => {
    const verdicts = cases.flatMap(([, schema, good, bad]) =>
      [...good, ...bad].map((value) => judge(root, schema, value)),
    );
    expect(verdicts.filter((verdict) => verdict !== undefined).length / verdicts.length).toBeGreaterThan(3 / 4);
  });

  test("is open if nothing is known of the answer, or of a part of it", () => {
    expect(judge(root, { type: "string", maxLength: 3 }, someAnswer)).toBeUndefined();
    expect(judge(root, { properties: { a: { const: 1 } } }, { a: someAnswer })).toBeUndefined();
    expect(judge(root, { const: { a: 1 } }, { a: someAnswer })).toBeUndefined();
    expect(judge(root, { not: { const: 1 } }, someAnswer)).toBeUndefined();
    expect(judge(root, { anyOf: [{ const: 1 }, true] }, someAnswer)).toBe(true);
  });

  test("is open for a pattern that could run forever", () => {
    expect(
      judge(root, { pattern: "^(a+)+$" }, "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!"),
    ).toBeUndefined();
  });
});

test.each<[string, [number, number] | undefined]>([
  ["^\\d{4}$", [4, 4]],
  ["\\d{4}", [4, Number.POSITIVE_INFINITY]],
  ["^[A-Z]{2,3}-?\\d+$", [3, Number.POSITIVE_INFINITY]],
  ["^(?:ab|c)$", [1, 2]],
  ["^ab$|^c$", [1, Number.POSITIVE_INFINITY]],
  ["^(?=.{3})\\p{Script=Han}{2,4}$", [2, 4]],
  ["^(a)\\1$", undefined],
  ["^[a-z$", undefined],
])("the texts of the pattern %s have these lengths", (pattern, lengths) => {
  expect(patternLengths(pattern)).toEqual(lengths);
});
