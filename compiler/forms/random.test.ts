import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { JsonObject } from "#core/pointers.ts";
import { type Draw, randomForm } from "#fixtures/forms/randomForm.ts";
import { randomMistakes } from "#fixtures/forms/randomMistakes.ts";
import { runs } from "#scripts/properties.ts";
import { readForm } from "./readForm.ts";

const cases = runs(25);
const settings = { numRuns: cases, endOnFailure: true };

const forms = fc.array(fc.nat(), { minLength: 60, maxLength: 60 }).map((numbers) => {
  let at = 0;
  const draw: Draw = (most) => (numbers[at++ % numbers.length] ?? 0) % most;
  return randomForm(draw);
});

const findProblems = (form: JsonObject) =>
  readForm(JSON.stringify(form), "f").problems.map(({ code, pointer }) => `${code} ${pointer}`);

test("any valid form has no problem", () => {
  fc.assert(
    fc.property(forms, (form) => {
      expect(findProblems(form)).toEqual([]);
    }),
    settings,
  );
});

describe.each(randomMistakes)("an organiser who $does", ({ code, at, change }) => {
  test("gets one problem at its place, in any form", () => {
    const check = (form: JsonObject) => {
      const copy = structuredClone(form);
      change(copy);
      expect(findProblems(copy)).toEqual([`${code} ${at}`]);
    };
    fc.assert(fc.property(forms, check), { ...settings, numRuns: runs(5) });
  });
});
