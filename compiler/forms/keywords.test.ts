import { describe, expect, test } from "vitest";
import { caseDefinitions, keywordCases } from "#fixtures/forms/keywordCases.ts";
import type { JsonSchema } from "#forms/form.ts";
import { keyOfSchema } from "./drawnConditions.ts";
import { keywords } from "./meaning/keywords.ts";
import { compileSchema } from "./schema/references.ts";
import { runValidator } from "./testValidator.ts";
import { shapeChecker } from "./validators.ts";

const cases = Object.entries(keywordCases).flatMap(([keyword, all]) =>
  all.map((keywordCase, index) => [keyword, index, keywordCase] as const),
);

test("every keyword that judges an answer has a case", () => {
  const noted =
    /^\$|^content|^unevaluated|definitions|dependencies|title|description|default|examples|deprecated|Only$|Contains$|then|else|discriminator/;
  expect(keywords.filter((keyword) => !noted.test(keyword) && !Object.hasOwn(keywordCases, keyword))).toEqual([]);
  expect(cases.flatMap(([, , [, good, bad]]) => [...good, ...bad]).length).toBeGreaterThan(250);
});

describe.each(cases)("%s, case %i", (_keyword, _index, [value, good, bad]) => {
  test("means the same in our validators as in the standard", () => {
    const schema = compileSchema({ type: "object", properties: { value }, $defs: caseDefinitions } as JsonSchema);
    const validate = runValidator(schema)[keyOfSchema(schema)];
    const check = shapeChecker(schema);
    const judge = (candidate: unknown) => [
      candidate,
      validate?.({ value: candidate }),
      check({ value: candidate }).length === 0,
    ];
    expect(good.map(judge)).toEqual(good.map((goodValue) => [goodValue, true, true]));
    expect(bad.map(judge)).toEqual(bad.map((badValue) => [badValue, false, false]));
  });
});
