import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { conditionsCode, validatorCode } from "#compiler/forms/validators.ts";
import { testForm } from "#forms/testForm.ts";
import { shapeCheck } from "../form/shapeCheck.ts";
import { loadForm } from "./loadForm.ts";

const country = { properties: { country: { const: "CN" } }, required: ["country"] };
const form = testForm({
  required: ["name"],
  properties: { name: { type: "string" }, country: { type: "string" } },
  if: country,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  then: { properties: { residentId: { type: "string" } } },
});
const moduleAt = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`;
const conditions = conditionsCode(form);
const validator = validatorCode(form.schema);
const wrapModule = (code: string) => `(${code.replace("export default", "").replace(/;\s*$/, "")})(require)`;

beforeAll(() => vi.stubGlobal("location", { href: "https://race.example/post" }));
afterAll(() => vi.unstubAllGlobals());

test.each([
  ["of today, whose conditions are apart", { conditions: moduleAt(conditions), validator: moduleAt(validator) }],
  [
    "that was published when one module had both",
    {
      validator: moduleAt(
        `export default (require) => ({ ...${wrapModule(validator)}, ...${wrapModule(conditions)} });`,
      ),
    },
  ],
])("a runner can fill in a form %s", async (_, head) => {
  const loaded = await loadForm("/files/ab/form.json", head, async () => JSON.stringify(form));
  expect([loaded.isValid(country, { country: "CN" }), loaded.isValid(country, { country: "HK" })]).toEqual([
    true,
    false,
  ]);
  const checkShape = shapeCheck(loaded.form, await loaded.loadValidator());
  expect(checkShape({ name: "Lin" })).toEqual([]);
  expect(checkShape({}).map(({ keyword }) => keyword)).toEqual(["required"]);
});
