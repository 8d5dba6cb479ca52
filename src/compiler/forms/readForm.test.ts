import { expect, test } from "vitest";
import { readForm } from "./readForm.ts";
import { formWith } from "./testForms.ts";

test("an organiser's form becomes one that needs no other file: fields are written out, and what stands beside a reference wins", () => {
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
  const hashOf = (zh: string, more = {}) =>
    readForm(JSON.stringify(formWith({ policies: [{ ...policy, ...more, text: { zh } }] }))).form?.policies[0];
  expect(hashOf('<p onclick="x()">我自愿参加。</p>')?.text.zh).toBe("<p>我自愿参加。</p>");
  expect(hashOf("<p>我自愿参加。</p>")?.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(hashOf("<p>我自愿参加。</p>", { mustScroll: true })?.hash).toBe(hashOf("<p>我自愿参加。</p>")?.hash);
  expect(hashOf("<p>我自愿参加</p>")?.hash).not.toBe(hashOf("<p>我自愿参加。</p>")?.hash);
});

test("a form with an error is none, and the organiser reads where it is", () => {
  const form = formWith({}, { name: { $ref: "https://startline.dev/schemas/field/inputt/v1.schema.json" } });
  const { form: compiled, problems } = readForm(JSON.stringify(form, null, 2), "forms/sign-up.json");
  expect(compiled).toBeUndefined();
  expect(problems).toMatchObject([
    { code: "SL6001", file: "forms/sign-up.json", pointer: "/schema/properties/name/$ref", suggestion: "input" },
  ]);
  expect(problems[0]?.line).toBeGreaterThan(5);
});
