import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { readForm } from "#compiler/forms/readForm.ts";
import { layOut } from "#compiler/forms/schema/formFields.ts";
import { conditionsCode } from "#compiler/forms/validators.ts";
import { formWith, inputField } from "#fixtures/forms/formWith.ts";
import { wildBranches } from "#fixtures/forms/wildBranches.ts";
import { wildSchemas } from "#fixtures/forms/wildSchemas.ts";
import type { Answers, JsonSchema } from "#forms/form.ts";
import { createUnits } from "#src/site/units.ts";
import plain from "../form/plain/plainParts.ts";
import { openForm, type ValidatorModule } from "../model/loadForm.ts";
import { DrawnStep } from "./DrawnStep.tsx";
import { drawForm } from "./drawForm.tsx";

const text = { type: "string", maxLength: 20 };
const object = (properties: Record<string, unknown>, more: JsonSchema = {}) => ({
  type: "object",
  properties,
  ...more,
});

function compile(schema: JsonSchema) {
  const names = [...new Set(layOut(schema).properties.map(({ top }) => top))];
  const steps = [{ id: "all", title: { zh: "信息" }, fields: names }];
  const written = formWith({ schema: { type: "object", ...schema }, uiSchema: {}, steps });
  const { form, problems } = readForm(JSON.stringify(written), "f", { languages: ["zh"] });
  if (!form) throw new Error(JSON.stringify(problems));
  const conditions: ValidatorModule = {
    default: new Function(conditionsCode(form).replace("export default", "return"))(),
  };
  return { form, conditions };
}

const drawn = (schema: JsonSchema) => {
  const { form, conditions } = compile(schema);
  return drawForm(form, conditions);
};

/** Draws what a runner with these answers sees of a form, in English. */
function show(schema: JsonSchema, answers: unknown): string {
  const { form, conditions } = compile(schema);
  const onUnknownSchema = (part: JsonSchema) => {
    throw new Error(`Nobody compiled ${JSON.stringify(part)}.`);
  };
  const loaded = { hash: "", ...openForm(form, conditions, () => Promise.reject(new Error())), onUnknownSchema };
  const names = form.steps.flatMap(({ fields }) => fields);
  const units = createUnits(async () => undefined);
  const stepProps = { answers: (answers ?? {}) as Answers, policies: [] };
  return renderToString(createElement(DrawnStep, { language: "en", loaded, units, plain, names, ...stepProps }));
}

describe.each(Object.entries({ ...wildSchemas, ...wildBranches }))("%s", (_, { schema, good, bad }) => {
  test("can be drawn in all its parts", async () => {
    expect(await drawn(schema)).toBeUndefined();
  });

  test("can be drawn with every answer, and asks for nothing that nobody compiled", () => {
    for (const answers of [undefined, ...good, ...bad]) expect(show(schema, answers)).toContain("<");
  });
});

const when = (name: string, then: JsonSchema) => ({
  if: { properties: { [name]: { const: "x" } }, required: [name] },
  then,
});
const way = (kind: string) => ({
  ...object({ kind: { const: kind }, [`${kind}Name`]: text }, { required: ["kind"] }),
  ...when(`${kind}Name`, object({ [`${kind}Reason`]: text })),
});

describe.each(["anyOf", "oneOf"])("a form with conditions inside of the ways of %s", (keyword) => {
  const pay = { type: "object", [keyword]: [way("card"), way("bank")] };

  test("can be drawn, beside other questions and as a question of its own", async () => {
    expect(await drawn(object({ pay }))).toBeUndefined();
    expect(await drawn(object({ name: text }, { [keyword]: pay[keyword] }))).toBeUndefined();
  });

  test("shows the question of a condition in the way that a runner has taken, when it holds", () => {
    const bank = (bankName: string) => show(object({ pay }), { pay: { kind: "bank", bankName } });
    expect(bank("y")).not.toContain("Bank reason");
    expect(bank("x")).toContain("Bank reason");
    expect(bank("x")).not.toContain("Card reason");
  });
});

test("a runner who chooses an alternative that allows further answers sees these as well", () => {
  const open = object({ a: text }, { required: ["a"], additionalProperties: { type: "string", maxLength: 9 } });
  const shown = show(object({ pay: { anyOf: [open, object({ b: text })] } }), { pay: { a: "1", more: "2" } });
  expect(shown).toContain('value="2"');
});

test("questions that depend on an answer are drawn in a way and in a definition as elsewhere", () => {
  const card = object({ card: text }, { dependentSchemas: { card: object({ holder: text }) } });
  const inWay = object({ pay: { anyOf: [card, object({ iban: text })] } });
  const inDefinition = object({ pay: { $ref: "#/$defs/card" } }, { $defs: { card } });
  for (const schema of [inWay, inDefinition]) {
    expect(show(schema, { pay: { card: "1" } })).toContain("Holder");
    expect(show(schema, { pay: {} })).not.toContain("Holder");
  }
});

test.each(["anyOf", "oneOf"])("one of two answers is required (%s): there is no choice to make before", (keyword) => {
  const ways = [{ required: ["phone"] }, { required: ["email"] }];
  const contact = object({ phone: text, email: text }, { [keyword]: ways });
  for (const schema of [
    contact,
    object({ contact }),
    { ...contact, [keyword]: undefined, allOf: [{ [keyword]: ways }] },
  ])
    expect(show(JSON.parse(JSON.stringify(schema)), {})).not.toContain("<select");
  expect(show(object({ pay: { anyOf: [object({ a: text }), object({ b: text })] } }), {})).toContain("<select");
});

test("a schema of schemas is refused at the question that has it, without stopping the program", async () => {
  const $ref = "#/$defs/schema";
  const schema = object({
    not: { $ref },
    items: { anyOf: [{ $ref }, { type: "array", maxItems: 3, items: { $ref } }] },
  });
  const failed = await drawn(object({ name: text, root: { $ref } }, { $defs: { schema } }));
  expect(failed).toMatchObject({ reason: "threw", pointer: "/properties/root" });
});

test("a part that cannot be drawn is found wherever it is: behind a condition, in an alternative, in an entry of a list", async () => {
  const $ref = "#/$defs/loop";
  const loop = object({ items: { anyOf: [{ $ref }, text] } });
  const hidden = { list: { type: "array", maxItems: 2, items: { $ref } } };
  const behind = object({ a: text }, { ...when("a", object({ b: { $ref } })), $defs: { loop } });
  expect(await drawn(behind)).toMatchObject({ reason: "threw", pointer: "/then" });
  expect(await drawn(object(hidden, { $defs: { loop } }))).toMatchObject({
    reason: "threw",
    pointer: "/properties/list/items",
  });
});

test("a form of field units and plain questions is drawn with the units themselves", async () => {
  expect(await drawn(object({ name: { $ref: inputField, maxLength: 9 }, size: { enum: ["S", "M"] } }))).toBeUndefined();
});

test("a form with more choices than can be tried is refused as such", async () => {
  const names = Array.from({ length: 201 }, (_, index) => object({ [`q${index}`]: text }));
  expect(await drawn(object({ pay: { anyOf: names } }))).toEqual({ reason: "too-many" });
  const nested = (depth: number): JsonSchema =>
    depth === 0
      ? text
      : { anyOf: Array.from({ length: 9 }, (_, index) => object({ [`q${index}`]: nested(depth - 1) })) };
  expect(await drawn(object({ pay: nested(3) }))).toEqual({ reason: "too-many" });
});
