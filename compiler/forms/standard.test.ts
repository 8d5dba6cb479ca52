import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { formWith } from "#fixtures/forms/formWith.ts";
import type { Answers, JsonSchema } from "#forms/form.ts";
import { keyOfSchema } from "./drawnConditions.ts";
import { readForm } from "./readForm.ts";
import { compileSchema } from "./schema/references.ts";
import { runValidator } from "./testValidator.ts";
import { shapeChecker } from "./validators.ts";

interface Case {
  description: string;
  schema: JsonSchema | boolean;
  tests: { description: string; data: unknown; valid: boolean }[];
}

// Cases in which ajv differs from the standard, in schemas that a form may contain. Each has
// `unevaluated…` beside something rare.
const exceptions = new Set([
  "unevaluatedItems: unevaluatedItems with nested items",
  "unevaluatedItems: unevaluatedItems depends on adjacent contains",
  "unevaluatedItems: unevaluatedItems depends on multiple nested contains",
  "unevaluatedItems: unevaluatedItems and contains interact to control item dependency relationship",
  "unevaluatedProperties: unevaluatedProperties with if/then/else, then not defined",
]);

// Why a form with such a schema is refused: references that lead out of it and names of a schema's
// own, which nobody could look into; questions with the names of inherited JavaScript properties;
// required answers without a question.
const reasons = ["SL6018", "SL6026", "SL6030"];

// `npm test` finds or fetches the suite and names its folder.
const folder = process.env.JSON_SCHEMA_TEST_SUITE ?? "";
const files = folder ? readdirSync(folder).filter((name) => name.endsWith(".json")) : [];
const read = (file: string) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Case[];

describe.skipIf(!folder)("the published cases of JSON Schema, draft 2020-12", () => {
  test("are there", () => {
    expect(files.flatMap(read).flatMap(({ tests }) => tests).length).toBeGreaterThan(1000);
  });

  test.each(files)("%s: a form has the meaning of the standard, or cannot be published", (file) => {
    const keyword = file.replace(/\.json$/, "");
    const wrong = read(file).filter((testCase) => !isJudgedRight(testCase) && !isRefused(testCase));
    const names = wrong.map(({ description }) => `${keyword}: ${description}`);
    expect(names).toEqual([...exceptions].filter((name) => name.startsWith(`${keyword}:`)));
  });

  test("seven of eight values are judged; the others belong to schemas that cannot be published", () => {
    const readValues = (cases: Case[]) => cases.flatMap(({ tests }) => tests).length;
    const all = files.flatMap(read);
    expect(readValues(all.filter(isJudgedRight)) / readValues(all)).toBeGreaterThan(7 / 8);
  });
});

// Returns whether the browser's module agrees on each value, and the server's check accepts no
// wrong one: it refuses more, because unexpected answers are errors.
function isJudgedRight({ schema, tests }: Case): boolean {
  try {
    const compiled = compileSchema(typeof schema === "boolean" ? { allOf: [schema] } : schema);
    const validate = runValidator(compiled)[keyOfSchema(compiled)];
    const check = shapeChecker(compiled);
    return tests.every(({ data, valid }) => validate?.(data) === valid && (valid || check(data as Answers).length > 0));
  } catch {
    return false;
  }
}

function isRefused({ schema }: Case): boolean {
  if (typeof schema === "boolean") return false;
  const { $schema: _, ...question } = schema;
  const { problems } = readForm(JSON.stringify(formWith({}, { question })), "f", { languages: ["zh"] });
  return problems.some(({ code, pointer }) => reasons.includes(code) && pointer.includes("/question"));
}
