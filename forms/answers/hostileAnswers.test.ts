import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readForm } from "#compiler/forms/readForm.ts";
import { hostileValues } from "#fixtures/mutations/hostile.ts";
import type { Answers, CompiledForm } from "../form.ts";
import { optionFees } from "../prices/fees.ts";
import { shownPointers } from "../shown.ts";
import { inEnglish, printed, testContext, testForm, testIsValid, testShape } from "../testForm.ts";
import { calculateAnswers } from "./calculated.ts";
import { checkAnswers } from "./checkAnswers.ts";
import { describeAnswers } from "./describe.ts";

const demo = "fixtures/sites/open-demo-10k/forms";
const forms: [string, CompiledForm][] = [
  `${demo}/sign-up.json`,
  `${demo}/family.json`,
  `${demo}/kept-places.json`,
  "fixtures/forms/marathon.json",
].map((path) => [path, readForm(readFileSync(path, "utf8"), path).form as CompiledForm]);

// A field's answer is a value, an object of values or a list of such.
const around = ["number", "type", "country", "birthday"].map(
  (name) => (value: unknown) => Object.fromEntries([[name, value]]),
);
const shapes = [(value: unknown) => value, (value: unknown) => [value], ...around];

describe("a stranger who sends hostile answers", () => {
  test.each(forms)("reads what is wrong, in any field of %s", (_, form) => {
    const [checkShape, isValid, context] = [testShape(form), testIsValid(form), testContext()];
    const names = Object.keys(form.schema.properties ?? {});
    for (const [turn, value] of hostileValues.entries())
      for (const [place, name] of names.entries()) {
        // Over all values, each field gets each shape.
        const shape = shapes[(turn + place) % shapes.length] ?? shapes[0];
        const answers: Answers = Object.fromEntries([[name, shape?.(JSON.parse(value))]]);
        expect(
          () => {
            const calculated = calculateAnswers(form, answers, context);
            printed(checkAnswers(form, checkShape, calculated, context));
            shownPointers(form, calculated, isValid);
            describeAnswers(form, calculated, inEnglish);
            optionFees(form, calculated);
          },
          `${name}: ${value.slice(0, 60)}`,
        ).not.toThrow();
      }
  });

  test("reads what is wrong, in the answers that rules compare", () => {
    const fields = { "/gender": {}, "/document": {} };
    const rules = [{ rule: "matches-gender" as const, field: "/gender", other: "/document" }];
    const form = testForm({ properties: { gender: {}, document: {} } }, { fields, rules });
    const checkShape = testShape(form);
    for (const value of hostileValues)
      for (const shape of shapes)
        for (const document of [{ type: "1", number: "11010519491231002X" }, shape(JSON.parse(value))]) {
          const answers = { gender: JSON.parse(value), document };
          expect(() => checkAnswers(form, checkShape, answers, testContext()), value.slice(0, 60)).not.toThrow();
        }
  });
});
