import { expect, test } from "vitest";
import { unitsOfForms } from "./unitsOfForms.ts";

const form = (path: string) => ({ type: "form", version: 1, id: "form", props: { form: path } });
const head = (units?: string[]) => ({ url: "/form.json", form: { general: { account: "none", height: 20, units } } });
const files = {
  "forms/a.json": head(["field/input", "part/sign-up-policies"]),
  "forms/b.json": head(["field/input", "field/radio"]),
  "forms/old.json": head(),
} as unknown as Parameters<typeof unitsOfForms>[1];

test("a page names what its general forms need, also those inside of other blocks, each once", () => {
  const tabs = {
    type: "tabs",
    version: 1,
    id: "tabs",
    props: { tabs: [{ id: "one", blocks: [form("forms/b.json")] }] },
  };
  expect(unitsOfForms([form("forms/a.json"), tabs], files)).toEqual([
    "field/input",
    "part/sign-up-policies",
    "field/radio",
  ]);
});

test("a form that is missing, or was published before forms named their units, needs nothing more", () => {
  for (const path of ["forms/old.json", "forms/none.json", "constructor"])
    expect(unitsOfForms([form(path)], files)).toEqual([]);
});
