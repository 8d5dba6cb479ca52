import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formats } from "#compiler/forms/schema/formats.ts";
import { conditionsCode } from "#compiler/forms/validators.ts";
import type { JsonSchema } from "#forms/form.ts";
import { runs } from "#scripts/properties.ts";
import { drawForm } from "./drawForm.tsx";
import { generateSchema, seedRandom } from "./generatedForms.ts";
import { compare, compileGenerated, openJudges, run } from "./testJudges.ts";

const cases = runs(40);
const settings = { endOnFailure: true };

test("for any form that an organiser writes and any answers: browser, server and an independent validator agree", () => {
  const tally = { taken: 0, refused: 0 };
  fc.assert(
    fc.property(fc.integer(), (seed) => compare(seedRandom(seed), tally)),
    { ...settings, numRuns: cases },
  );
  // Not all of them are right, and not all wrong: otherwise the agreement proves nothing.
  expect(Math.min(tally.taken, tally.refused)).toBeGreaterThan(cases / 4);
});

test("control: a server that refuses what the browser takes is noticed", () => {
  const text = { type: "string", maxLength: 9 };
  const schema: JsonSchema = {
    type: "object",
    properties: { card: text, name: text },
    dependentSchemas: { card: { properties: { holder: text } } },
  };
  const form = compileGenerated(schema);
  if (!form) throw new Error("The form is refused.");
  // As the server checked before: ajv forgets what it has evaluated if the answer is missing.
  const ajv = new Ajv2020({ strict: false, allErrors: true, formats });
  const validate = ajv.compile({ ...form.schema, unevaluatedProperties: false });
  const before = openJudges(form, (answers) => (validate(answers) ? [] : [...(validate.errors ?? [])]));
  const all = { browser: true, standard: true, standardClosed: true };
  expect(before.judge({ name: "a" })).toEqual({ ...all, server: false });
  expect(openJudges(form).judge({ name: "a" })).toEqual({ ...all, server: true });
});

test("any form that is not refused can be drawn in all its parts", async () => {
  const drawn = fc.asyncProperty(fc.integer(), async (seed) => {
    const form = compileGenerated(generateSchema(seedRandom(seed)));
    if (form) expect([form.schema, await drawForm(form, run(conditionsCode(form)))]).toEqual([form.schema, undefined]);
  });
  await fc.assert(drawn, { ...settings, numRuns: runs(10) });
});
