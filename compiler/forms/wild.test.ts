import { describe, expect, test } from "vitest";
import { formWith } from "#fixtures/forms/formWith.ts";
import { wildBranches } from "#fixtures/forms/wildBranches.ts";
import { wildSchemas } from "#fixtures/forms/wildSchemas.ts";
import type { Answers } from "#forms/form.ts";
import { keyOfSchema } from "./drawnConditions.ts";
import { readForm } from "./readForm.ts";
import { layOut } from "./schema/formFields.ts";
import { compileSchema } from "./schema/references.ts";
import { runValidator } from "./testValidator.ts";
import { shapeChecker } from "./validators.ts";

const schemas = Object.entries({ ...wildSchemas, ...wildBranches });

test("there are enough kinds of schemas to stand for those in the wild", () => {
  expect(schemas.length).toBeGreaterThanOrEqual(30);
});

describe.each(schemas)("%s", (_, { schema, good, bad }) => {
  const compiled = compileSchema(schema);

  test("takes what fits and refuses what does not, in the browser's module and on the server alike", () => {
    const validate = runValidator(compiled)[keyOfSchema(compiled)];
    const check = shapeChecker(compiled);
    for (const answers of good)
      expect([answers, validate?.(answers), check(answers as Answers)]).toEqual([answers, true, []]);
    for (const answers of bad) expect([answers, check(answers as Answers).length > 0]).toEqual([answers, true]);
    // The module leaves keys that nobody asks for to the server.
    for (const answers of bad)
      if (check(answers as Answers).some(({ keyword }) => !["unevaluatedProperties", "if"].includes(keyword)))
        expect([answers, validate?.(answers)]).toEqual([answers, false]);
  });

  test("is taken as a form's schema without an error", () => {
    const names = [...new Set(layOut(schema).properties.map(({ top }) => top))];
    const form = formWith({
      schema: { type: "object", ...schema },
      uiSchema: {},
      steps: [{ id: "a", title: { zh: "a" }, fields: names }],
    });
    const { problems } = readForm(JSON.stringify(form), "f", { languages: ["zh"] });
    expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  });
});
