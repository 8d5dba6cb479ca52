import { createSchemaUtils, type RJSFSchema, type ValidatorType } from "@rjsf/utils";
import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js";
import { describe, expect, test } from "vitest";
import type { Answers, JsonSchema } from "#src/forms/form.ts";
import { isObject } from "../pointers.ts";
import { layOut } from "./formFields.ts";
import { readForm } from "./readForm.ts";
import { compileSchema } from "./references.ts";
import { formWith, runValidator } from "./testForms.ts";
import { shapeChecker } from "./validators.ts";
import { wildBranches } from "./wildBranches.ts";
import { wildSchemas } from "./wildSchemas.ts";

const schemas = Object.entries({ ...wildSchemas, ...wildBranches });

test("there are enough kinds of schemas to stand for those in the wild", () => {
  expect(schemas.length).toBeGreaterThanOrEqual(30);
});

describe.each(schemas)("%s", (_, { schema, good, bad }) => {
  const compiled = compileSchema(schema);

  test("takes what fits and refuses what does not, in the browser's module and on the server alike", () => {
    const [validate] = Object.values(runValidator(compiled));
    const check = shapeChecker(compiled);
    for (const answers of good)
      expect([answers, validate?.(answers), check(answers as Answers)]).toEqual([answers, true, []]);
    for (const answers of bad) expect([answers, check(answers as Answers).length > 0]).toEqual([answers, true]);
    // The module leaves keys that nobody asks for to the server.
    for (const answers of bad)
      if (check(answers as Answers).some(({ keyword }) => !["unevaluatedProperties", "if"].includes(keyword)))
        expect([answers, validate?.(answers)]).toEqual([answers, false]);
  });

  test("is drawn for every answer without asking for a validator that is not there", () => {
    const validators = runValidator(compiled);
    const validator = createPrecompiledValidator(validators as never, compiled as RJSFSchema);
    for (const answers of [undefined, ...good, ...bad]) draw(validator, compiled, compiled, answers);
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

// What the renderer does with a schema and the answers so far: brings it into one piece, fills in defaults, finds the branch
// of each choice, and does the same for each part.
function draw(validator: ValidatorType, root: JsonSchema, schema: JsonSchema, answers: unknown, depth = 0): void {
  if (depth > 5) return;
  const utils = createSchemaUtils(validator, root as RJSFSchema);
  const whole = utils.retrieveSchema(schema as RJSFSchema, answers as never);
  utils.getDefaultFormState(whole, answers as never);
  const options = whole.oneOf ?? whole.anyOf;
  if (options) {
    const retrieved = options.map((option) => utils.retrieveSchema(option as RJSFSchema, answers as never));
    const chosen = utils.getClosestMatchingOption(answers as never, retrieved, 0);
    const option = retrieved[chosen] as JsonSchema | undefined;
    if (option) draw(validator, root, option, answers, depth + 1);
  }
  for (const [name, inner] of Object.entries(whole.properties ?? {}))
    if (isObject(inner)) draw(validator, root, inner, isObject(answers) ? answers[name] : undefined, depth + 1);
  const { items } = whole;
  if (isObject(items))
    for (const entry of Array.isArray(answers) ? answers : [undefined]) draw(validator, root, items, entry, depth + 1);
}
