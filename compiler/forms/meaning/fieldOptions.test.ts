import { expect, test } from "vitest";
import type { JsonObject } from "#core/pointers.ts";
import { formWith } from "#fixtures/forms/formWith.ts";
import { readForm } from "../readForm.ts";

const label = { zh: "衣服尺码", en: "Shirt size" };

function found(options: JsonObject | undefined): string[] {
  const shirt = { $ref: "https://startline.dev/schemas/field/clothing-size/v1.schema.json" };
  const base = formWith({}, { shirt });
  const uiSchema = { ...(base.uiSchema as JsonObject), shirt: { label, ...(options && { options }) } };
  return readForm(JSON.stringify({ ...base, uiSchema })).problems.map(({ code, pointer }) => `${code} ${pointer}`);
}

test("an organiser reads that a choice of sizes has none, which runners would find empty", () => {
  expect(found(undefined)).toEqual(["SL2010 /uiSchema/shirt/options"]);
  expect(found({})).toEqual(["SL2010 /uiSchema/shirt/options"]);
  expect(found({ sizes: [{ id: "m", label: "M" }] })).toEqual([]);
});
