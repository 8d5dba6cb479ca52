import { expect, test } from "vitest";
import { inEnglish, testForm } from "#forms/testForm.ts";
import { getCells, listColumns } from "./columns.ts";

const named = (ids: string[]) => ids.map((id) => ({ id, label: { zh: id, en: id.toUpperCase() } }));
const field = (type: string, zh: string, options: Record<string, unknown> = {}) => ({ type, label: { zh }, options });

test("an organiser gets a column for each row of a matrix and each option of a ranking, and ratings as numbers", () => {
  const form = testForm(
    { properties: { services: {}, score: {}, wishes: {} } },
    {
      fields: {
        "/services": field("matrix", "服务", { rows: named(["water", "toilets"]), choices: named(["good", "bad"]) }),
        "/score": field("rating", "评分"),
        "/wishes": field("ranking", "愿望", { choices: named(["medal", "shirt"]) }),
      },
    },
  );
  const columns = listColumns([form], "en");
  expect(columns.map(({ label }) => label)).toEqual([
    "服务 · WATER",
    "服务 · TOILETS",
    "评分",
    "愿望 · MEDAL",
    "愿望 · SHIRT",
  ]);
  const row = (answers: Record<string, unknown>) => {
    const cells = getCells(form, answers, inEnglish);
    return columns.map(({ key }) => cells.get(key) ?? "");
  };
  expect(row({ services: { toilets: "bad" }, score: 4, wishes: ["shirt", "medal"] })).toEqual([
    "",
    "BAD",
    "4",
    "2",
    "1",
  ]);
  expect(row({})).toEqual(["", "", "", "", ""]);
});

test("a matrix with a new row in a later edition keeps its other columns", () => {
  const edition = (version: number, rows: string[]) =>
    testForm(
      { properties: { services: {} } },
      { version, fields: { "/services": field("matrix", "服务", { rows: named(rows), choices: named(["good"]) }) } },
    );
  const columns = listColumns([edition(2, ["water", "medals"]), edition(1, ["water", "toilets"])], "en");
  expect(columns.map(({ label }) => label)).toEqual(["服务 · WATER", "服务 · MEDALS", "服务 · TOILETS"]);
});

test("a document, an emergency contact, a guardian and a Latin name have a column for each of their parts", () => {
  const types = {
    document: "identity-document",
    emergency: "emergency-contact",
    guardian: "guardian",
    latin: "pinyin-name",
  };
  const form = testForm(
    { properties: Object.fromEntries(Object.keys(types).map((name) => [name, {}])) },
    { fields: Object.fromEntries(Object.entries(types).map(([name, type]) => [`/${name}`, field(type, name)])) },
  );
  const columns = listColumns([form], "en");
  const document = { type: "2", number: "E12345678", birthday: "1990-03-07", gender: 1 };
  const contact = { name: "A", relation: "spouse", phone: { country: "CN", number: "13800138000" } };
  const answers = { document, emergency: contact, guardian: { ...contact, document }, latin: { family: "ZHANG" } };
  const cells = getCells(form, answers, inEnglish);
  expect(columns.map(({ key, label }) => [label, cells.get(key)])).toEqual([
    ["document · Document type", "Passport"],
    ["document · Document number", "E12345678"],
    ["document · Birthday", "1990-03-07"],
    ["document · Gender", "Male"],
    ["emergency · Name", "A"],
    ["emergency · Relation", "Spouse"],
    ["emergency · Phone", "+86 138 0013 8000"],
    ["guardian · Name", "A"],
    ["guardian · Relation", "Spouse"],
    ["guardian · Phone", "+86 138 0013 8000"],
    ["guardian · Document type", "Passport"],
    ["guardian · Document number", "E12345678"],
    ["guardian · Birthday", "1990-03-07"],
    ["guardian · Gender", "Male"],
    ["latin · Family name", "ZHANG"],
    ["latin · Given name", ""],
  ]);
  // Nobody who left all of it out has another number of cells.
  expect([...getCells(form, {}, inEnglish).values()].every((words) => words === "")).toBe(true);
});
