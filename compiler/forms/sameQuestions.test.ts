import { expect, test } from "vitest";
import { formWith } from "#fixtures/forms/formWith.ts";
import type { CompiledForm } from "#forms/form.ts";
import { readForm } from "./readForm.ts";
import { asksTheSame } from "./sameQuestions.ts";
import { compileSchema, getAnswerSchema } from "./schema/references.ts";

const withAddress = (more: object = {}) => {
  const question = { $ref: "https://startline.dev/schemas/field/address/v1.schema.json", ...more };
  const { form, problems } = readForm(JSON.stringify(formWith({}, { home: question })));
  expect(problems.filter(({ severity }) => severity === "error")).toEqual([]);
  return form as CompiledForm;
};

// The same file as a program compiled it that knew the first version of addresses alone.
function asBefore({ schema, fields, ...form }: CompiledForm, more: object = {}): CompiledForm {
  const properties = {
    ...(schema.properties as object),
    home: { ...compileSchema(getAnswerSchema("address", 1) ?? {}), ...more },
  };
  const { version: _, ...field } = fields["/home"] ?? { options: {}, messages: {} };
  return { ...form, schema: { ...schema, properties }, fields: { ...fields, "/home": field } };
}

test("an organiser with a newer program publishes an old form again: a field's newer version is no other question", () => {
  const now = withAddress();
  expect(now.fields["/home"]?.version).toBe(2);
  expect(asBefore(now).schema).not.toEqual(now.schema);
  expect(asksTheSame(asBefore(now), now)).toBe(true);
  expect(asksTheSame(now, now)).toBe(true);
});

test("what a form writes beside a field, its other questions and the types of its fields stay questions of their own", () => {
  const now = withAddress();
  expect(asksTheSame(asBefore(now, { minProperties: 2 }), now)).toBe(false);
  expect(asksTheSame(asBefore(now), withAddress({ minProperties: 2 }))).toBe(false);
  const { required: _, ...open } = now.schema;
  expect(asksTheSame(asBefore(now), { ...now, schema: open })).toBe(false);
  const plain = { ...now.fields, "/home": { ...now.fields["/home"], type: "image-address" } as never };
  expect(asksTheSame(asBefore(now), { ...now, fields: plain })).toBe(false);
});
