import { expect, test } from "vitest";
import { formWith, inputField } from "#fixtures/forms/formWith.ts";
import { upgradeForm } from "./newest.ts";

const steps = { "field/input/2": [{ op: "rename", from: "/autocomplete", to: "/autofill" }] } as never;

test("an organiser's form gets the newest fields and their options, and keeps every other character", () => {
  const source = `${JSON.stringify(formWith({ unknown: "kept" }), null, 3)}\n`;
  const upgraded = upgradeForm(source, { "field/input": 2 }, steps);
  expect(upgraded).toContain(inputField.replace("v1", "v2"));
  expect(JSON.parse(upgraded).uiSchema.name.options).toEqual({ autofill: "name" });
  const lines = (text: string) => text.split("\n").filter((line) => !/\$ref|auto/.test(line));
  expect(lines(upgraded)).toEqual(lines(source));
  expect(upgradeForm(upgraded, { "field/input": 2 }, steps)).toBe(upgraded);
});

test("an organiser's comments stay in the form, beside the options that have new names", () => {
  const source = JSON.stringify(formWith(), null, 2)
    .replace('"autocomplete"', '// Browsers fill it in.\n"autocomplete"')
    .replace('"steps"', '/* Two. */ "steps"');
  const upgraded = upgradeForm(source, { "field/input": 2 }, steps);
  expect(upgraded).toMatch(/\/\/ Browsers fill it in\.\n\s+"autofill"/);
  expect(upgraded).toContain('/* Two. */ "steps"');
});

test("a form that is new already, or none at all, stays as it is", () => {
  for (const source of [JSON.stringify(formWith()), "[1]", "no form"]) expect(upgradeForm(source)).toBe(source);
});
