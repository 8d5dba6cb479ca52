import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formWith } from "#fixtures/forms/formWith.ts";
import type { JsonSchema } from "#forms/form.ts";
import { runs } from "#scripts/properties.ts";
import { readForm } from "./readForm.ts";
import { shapeChecker } from "./validators.ts";

test("an organiser's form becomes self-contained: fields are written out, and the keywords beside a reference win", () => {
  const { form, problems } = readForm(JSON.stringify(formWith()), "forms/sign-up.json");
  expect(problems).toEqual([]);
  expect(form?.schema.properties).toEqual({
    name: { type: "string", minLength: 1, maxLength: 40 },
    size: { type: "string", enum: ["S", "M"] },
  });
  expect(form?.fields["/name"]).toMatchObject({
    type: "input",
    label: { zh: "姓名" },
    options: { autocomplete: "name" },
  });
  expect(form?.fields["/size"]?.type).toBeUndefined();
});

test("a policy is cleaned, and its hash changes with its words alone", () => {
  const policy = { id: "declaration", version: "2025-01-01", title: { zh: "参赛声明" } };
  const computeHash = (zh: string, more = {}) =>
    readForm(JSON.stringify(formWith({ policies: [{ ...policy, ...more, text: { zh } }] }))).form?.policies[0];
  expect(computeHash('<p onclick="x()">我自愿参加。</p>')?.text.zh).toBe("<p>我自愿参加。</p>");
  expect(computeHash("<p>我自愿参加。</p>")?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(computeHash("<p>我自愿参加。</p>", { mustScroll: true })?.hash).toBe(computeHash("<p>我自愿参加。</p>")?.hash);
  expect(computeHash("<p>我自愿参加</p>")?.hash).not.toBe(computeHash("<p>我自愿参加。</p>")?.hash);
});

test("a form with an error is not read, and the organiser sees the place of the error", () => {
  const form = formWith({}, { name: { $ref: "https://startline.dev/schemas/field/inputt/v1.schema.json" } });
  const { form: compiled, problems } = readForm(JSON.stringify(form, null, 2), "forms/sign-up.json");
  expect(compiled).toBeUndefined();
  expect(problems).toMatchObject([
    { code: "SL6001", file: "forms/sign-up.json", pointer: "/schema/properties/name/$ref", suggestion: "input" },
  ]);
  expect(problems[0]?.line).toBeGreaterThan(5);
});

test("the form that the guide shows is one without a problem", () => {
  const [, example = ""] = /```json\n([\s\S]*?)```/.exec(readFileSync("docs/forms.md", "utf8")) ?? [];
  const { form, problems } = readForm(example, "docs/forms.md", {
    items: ["marathon", "half"],
    languages: ["zh", "en"],
  });
  expect(problems).toEqual([]);
  const check = shapeChecker(form?.schema ?? {});
  expect(check({ name: "林晓", shirt: "M" })).toEqual([]);
  expect(check({ name: "林晓", shirt: "M", isMinor: true, guardian: "林父" })).toEqual([]);
  expect(check({ name: "林晓", shirt: "M", guardian: "林父" })).toMatchObject([{ keyword: "unevaluatedProperties" }]);
});

test("a form with a wrong version, and a file that is not an object or not JSON, gives one problem", () => {
  const getCodes = (source: string) => readForm(source, "f").problems.map(({ code }) => code);
  expect(getCodes("[]")).toEqual(["SL1002"]);
  expect(getCodes("{")).toEqual(["SL1001"]);
  expect(getCodes("{}").every((code) => code === "SL2010")).toBe(true);
});

test("an invisible character in a form is reported once, and the form is read without it", () => {
  const source = JSON.stringify(formWith());
  const [key = ""] = Object.keys((formWith().schema as JsonSchema).properties ?? {});
  for (const wrong of [
    source.replaceAll(`"${key}"`, `"${key}\\u0000"`),
    source.replace('"schema"', '"sche\\u0007ma"'),
  ]) {
    const { form, problems } = readForm(wrong, "f");
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(["SL1008"]));
    expect(form?.schema).toEqual(readForm(source).form?.schema);
  }
});

test("any file is read without a throw", () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (some, other) => {
      const form = { ...formWith(), schema: { type: "object", properties: { name: some, size: other } } };
      expect(Array.isArray(readForm(JSON.stringify(form)).problems)).toBe(true);
      expect(Array.isArray(readForm(JSON.stringify({ ...formWith(), rules: some, uiSchema: other })).problems)).toBe(
        true,
      );
      expect(
        Array.isArray(
          readForm(JSON.stringify({ ...formWith(), schema: { type: "object", allOf: some, if: other } })).problems,
        ),
      ).toBe(true);
    }),
    { numRuns: runs(150) },
  );
});
