import { expect, test } from "vitest";
import { inEnglish, testForm } from "#forms/testForm.ts";
import { cellsOf, columnsOf } from "./columns.ts";

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
  const columns = columnsOf([form], "en");
  expect(columns.map(({ label }) => label)).toEqual([
    "服务 · WATER",
    "服务 · TOILETS",
    "评分",
    "愿望 · MEDAL",
    "愿望 · SHIRT",
  ]);
  const row = (answers: Record<string, unknown>) => {
    const cells = cellsOf(form, answers, inEnglish);
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
  const columns = columnsOf([edition(2, ["water", "medals"]), edition(1, ["water", "toilets"])], "en");
  expect(columns.map(({ label }) => label)).toEqual(["服务 · WATER", "服务 · MEDALS", "服务 · TOILETS"]);
});
