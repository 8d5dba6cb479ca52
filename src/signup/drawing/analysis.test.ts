import { Validator } from "@cfworker/json-schema";
import { Ajv2020 } from "ajv/dist/2020.js";
import fc from "fast-check";
import { expect, test } from "vitest";
import { analyseForm, type FormAnalysis } from "#compiler/forms/analysis/analyse.ts";
import { canBe } from "#compiler/forms/analysis/domains.ts";
import { judge } from "#compiler/forms/analysis/judge.ts";
import { getAssignments, guardsHold } from "#compiler/forms/analysis/paths.ts";
import { closeSchema } from "#compiler/forms/closeSchema.ts";
import { checkForm } from "#compiler/forms/meaning/checkForm.ts";
import { formats } from "#compiler/forms/schema/formats.ts";
import type { Guard } from "#compiler/forms/schema/formFields.ts";
import { compileSchema } from "#compiler/forms/schema/references.ts";
import { shapeChecker } from "#compiler/forms/validators.ts";
import { isObject, isWithin, pointerKeys, valueAt } from "#core/pointers.ts";
import { formWith } from "#fixtures/forms/formWith.ts";
import type { Answers, JsonSchema } from "#forms/form.ts";
import { givenAnswers } from "#forms/given.ts";
import type { Form } from "#schemas/generated/types.ts";
import { runs } from "#scripts/properties.ts";
import { generateAnswer, generateSchema, seedRandom } from "./generatedForms.ts";

const cases = runs(60);
const settings = { endOnFailure: true, numRuns: cases };
const answersOfEach = 30;

const getForm = (schema: JsonSchema) => formWith({ schema, uiSchema: {} }) as unknown as Form;
const ajv = () => new Ajv2020({ strict: false, formats, logger: false });

/**
 * A generated schema, answers of any kind to it, and those that are accepted: by the server and by
 * an independent validator.
 */
function generated(seed: number): { schema: JsonSchema; any: unknown[]; accepted: Answers[] } {
  const random = seedRandom(seed);
  const schema = generateSchema(random);
  const any = Array.from({ length: answersOfEach }, () => generateAnswer(random, schema, schema));
  const check = shapeChecker(compileSchema(schema));
  // Now and then ajv accepts an answer to a hidden question, beside an alternative that fails.
  const standard = new Validator(closeSchema(schema), "2020-12", false);
  const answersToCheck = any.filter((value): value is Answers => isObject(value)).map(givenAnswers);
  return {
    schema,
    any,
    accepted: answersToCheck.filter((answers) => check(answers).length === 0 && standard.validate(answers).valid),
  };
}

test("what the analysis judges of an answer is what the standard judges; only what it leaves open may differ", () => {
  const tally = { decided: 0, open: 0 };
  const agree = fc.property(fc.integer(), (seed) => {
    const { schema, any } = generated(seed);
    const validate = ajv().compile(schema);
    for (const answers of any) {
      const verdict = judge(schema, schema, answers);
      tally[verdict === undefined ? "open" : "decided"]++;
      if (verdict !== undefined) expect([schema, answers, verdict]).toEqual([schema, answers, validate(answers)]);
    }
  });
  fc.assert(agree, settings);
  // A judge that leaves everything open would agree, too.
  expect(tally.decided).toBeGreaterThan(tally.open * 3);
});

test("no answer of a runner is one that the analysis takes for impossible", () => {
  let seen = 0;
  const possible = fc.property(fc.integer(), (seed) => {
    const { schema, accepted } = generated(seed);
    const analysis = analyseForm(getForm(schema), {});
    for (const answers of accepted)
      for (const place of analysis.questions.keys()) {
        const value = place.includes("*") ? undefined : valueAt(answers, place);
        if (value === undefined) continue;
        seen++;
        expect([schema, place, value, canBe(analysis, place, value)]).not.toEqual([schema, place, value, false]);
      }
  });
  fc.assert(possible, settings);
  expect(seen).toBeGreaterThan(cases * 5);
});

test("for any answers of a runner, the analysis knows a path on which the same conditions hold", () => {
  const tally = { paths: 0, conditions: 0 };
  const property = fc.property(fc.integer(), (seed) => {
    const { schema, accepted } = generated(seed);
    const analysis = analyseForm(getForm(schema), {});
    for (const when of listPaths(analysis)) {
      const assignments = getAssignments(analysis, when);
      if (!assignments) continue;
      tally.paths++;
      for (const answers of accepted) {
        const outcomes = when.map((guard) => readOutcome(schema, guard, answers));
        if (outcomes.includes(undefined)) continue;
        tally.conditions++;
        const isKnown = assignments.some((assignment) =>
          when.every((guard, index) =>
            [undefined, outcomes[index]].includes(guardsHold(analysis.whole, [guard], assignment)),
          ),
        );
        expect([schema, when, answers, isKnown]).toEqual([schema, when, answers, true]);
      }
    }
  });
  fc.assert(property, settings);
  expect(tally.paths).toBeGreaterThan(cases / 2);
  expect(tally.conditions).toBeGreaterThan(cases);
});

test("a part of a generated form that is reported is one that no runner can reach, and a comparison one that none can fulfil", () => {
  const codes = new Set<string>();
  const right = fc.property(fc.integer(), (seed) => {
    const { schema, accepted } = generated(seed);
    const form = getForm(schema);
    const analysis = analyseForm(form, {});
    for (const { code, pointer } of checkForm(form, {})) {
      codes.add(code);
      // Such a condition holds for no answers at all.
      if (code === "SL6056") expect(judge(schema, valueAt(form, pointer), {})).toBe(true);
      const reader = analysis.readers.find(
        (reader) =>
          reader.name === undefined &&
          isWithin(pointer, reader.pointer) &&
          isTest(pointer.slice(reader.pointer.length)),
      );
      if (!reader || reader.place.includes("*")) continue;
      const expected = valueAt(form, pointer);
      const validate = ajv().compile(
        code === "SL6037" ? { const: expected } : { [pointerKeys(pointer).at(-1) ?? ""]: expected },
      );
      for (const answers of accepted) {
        const value = valueAt(answers, reader.place);
        if (value !== undefined)
          expect([schema, pointer, value, validate(value)]).toEqual([schema, pointer, value, false]);
      }
    }
  });
  fc.assert(right, settings);
  // Generated conditions compare numbers with texts, contradict those around them, and forget what
  // they need; nothing else in generated forms is wrong. Contradictions are rare, and that none is
  // reported of a path that runners take is the test before this one.
  const wrong = [...codes].filter((code) => code >= "SL6035" && code !== "SL6044");
  expect(wrong.sort()).toEqual(["SL6037", "SL6049", "SL6056"]);
});

// The keyword of a test, or a value in its list.
function isTest(rest: string): boolean {
  return /^\/(?:const|enum\/\d+|type|minLength)$/.test(rest);
}

// Entries of lists have places of their own.
function listPaths({ inner }: FormAnalysis): (readonly Guard[])[] {
  const all = inner.described.map(({ when }) => when).filter((when) => when.length > 0);
  return [...new Set(all)].filter((when) =>
    when.every(({ kind, pointer }) => kind !== "way" && !pointer.includes("*")),
  );
}

function readOutcome(root: JsonSchema, { schema, pointer, holds }: Guard, answers: Answers): boolean | undefined {
  const value = valueAt(answers, pointer);
  if (!isObject(value)) return undefined;
  return ajv().compile({ ...schema, $defs: root.$defs })(value) === holds;
}
