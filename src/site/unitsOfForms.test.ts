import { expect, test } from "vitest";
import { unitsOfForms, unitsOfSignUps } from "./unitsOfForms.ts";

const form = (path: string) => ({ type: "form", version: 1, id: "form", props: { form: path } });
const head = (units?: string[], use = "general") => ({ url: "/form.json", form: { use, units } });
const files = {
  "forms/a.json": head(["field/input", "part/sign-up-policies"]),
  "forms/b.json": head(["field/input", "field/radio"]),
  "forms/old.json": head(),
  "forms/race.json": head(["field/input", "field/phone"], "sign-up"),
  "forms/family.json": head(["field/phone", "field/gender"], "sign-up"),
  "forms/kept.json": head(["field/club"], "through-entry"),
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

test("a page of the sign-up names what the forms of all its items need, and no others", () => {
  const ofRace = ["field/input", "field/phone"];
  expect(unitsOfSignUps(["page/post"], files)).toEqual([ofRace, ["field/phone", "field/gender"]]);
  expect(unitsOfSignUps(["page/direct"], files)).toEqual([["field/club"]]);
  expect(unitsOfSignUps(["home/sign-up", "home/form"], files)).toHaveLength(3);
  expect(unitsOfSignUps(["page/confirm", "home/news"], files)).toEqual([]);
});
