import { describe, expect, test } from "vitest";
import { formWith } from "#fixtures/forms/formWith.ts";
import { readForm } from "../readForm.ts";

const isGeneral = (account: string) => ({ $schema: v2, use: "general", account });
const v2 = "https://startline.dev/schemas/form/v1.schema.json";

function codesIn(calculate: string, more: object, surroundings: Parameters<typeof readForm>[2] = {}) {
  const type = calculate === "language" ? { enum: ["zh", "en"] } : { type: "boolean" };
  const form = formWith({ $schema: v2, calculated: [{ field: "who", calculate }], ...more }, { who: type });
  const around = { languages: ["zh", "en"], hasAccounts: true, ...surroundings };
  return readForm(JSON.stringify(form), "forms/a.json", around).problems.map(({ code, pointer }) => [code, pointer]);
}

const reported = (code: string) => [[code, "/calculated/0/calculate"]];

describe("an organiser whose question is for some people", () => {
  test("in one language learns that the site has only one", () => {
    expect(codesIn("language", {})).toEqual([]);
    expect(codesIn("language", {}, { languages: ["zh"] })).toEqual(reported("SL6104"));
  });

  test.each([
    ["logged-in", {}, {}, true],
    ["logged-in", isGeneral("required"), {}, true],
    ["logged-in", isGeneral("none"), {}, true],
    ["logged-in", isGeneral("optional"), {}, false],
    ["logged-in", isGeneral("optional"), { hasAccounts: false }, true],
    ["entered", {}, {}, false],
    ["entered", isGeneral("required"), {}, false],
    ["entered", isGeneral("none"), {}, true],
    ["entered", isGeneral("optional"), { hasAccounts: false }, true],
  ])("reads of one that everybody is, or nobody: %s in %j with %j", (calculate, more, surroundings, isAlways) => {
    expect(codesIn(calculate, more, surroundings)).toEqual(isAlways ? reported("SL6105") : []);
  });
});

test("an organiser learns that nobody has entered without being logged in", () => {
  const only = (name: string, value: boolean) => ({ properties: { [name]: { const: value } }, required: [name] });
  const schema = (isIn: boolean) => ({
    ...(formWith().schema as object),
    // biome-ignore lint/suspicious/noThenProperty: keywords of JSON Schema
    allOf: [{ if: only("runs", true), then: { if: only("isIn", isIn), then: { required: ["name"] } } }],
  });
  const codes = (isIn: boolean) => {
    const calculated = [
      { field: "runs", calculate: "entered" },
      { field: "isIn", calculate: "logged-in" },
    ];
    const form = formWith({ ...isGeneral("optional"), calculated, schema: schema(isIn) });
    const { properties } = form.schema as { properties: Record<string, object> };
    Object.assign(properties, { runs: { type: "boolean" }, isIn: { type: "boolean" } });
    return readForm(JSON.stringify(form), "forms/a.json").problems.map(({ code }) => code);
  };
  expect(codes(false)).toEqual(["SL6044"]);
  expect(codes(true)).not.toEqual(["SL6044"]);
});
