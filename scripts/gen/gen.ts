import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { ensureValidators } from "../ensureValidators.mjs";
import { generateApi } from "./api.ts";
import { generateBlockShapes, generateCommonShapes } from "./blockShapes.ts";
import { checkSchemas } from "./checkSchemas.ts";
import { generateEditorSchema, generateEditorSettings } from "./editor.ts";
import { generateLimits } from "./limits.ts";
import { generateMessages, readTables, type Table } from "./messages.ts";
import { reportMistakes } from "./mistakes.ts";
import { generateOwnTexts } from "./ownTexts.ts";
import {
  explainProblems,
  generateExplanations,
  generateProblemCodes,
  generateProblemSentences,
} from "./problemModules.ts";
import { generateProblems } from "./problems.ts";
import { readProblemRows } from "./problemTables.ts";
import { readSchemas, type VersionedSchema } from "./schemas.ts";
import { generateShapes } from "./shapes.ts";
import { generateTraits } from "./traits.ts";
import { generateTypes } from "./types.ts";
import { generateUnits } from "./units.ts";

const validatorTypes = `import type { ErrorObject } from "ajv";

export type Validator = ((value: unknown) => boolean) & { errors?: ErrorObject[] | null };
/**
 * One compiled validator for each schema version, under its name and version: \`validators["home/carousel/2"]\`.
 * It is strict: a field that the schema does not name is an error with the keyword "additionalProperties".
 */
export const validators: Record<string, Validator | undefined>;
`;

const root = join(import.meta.dirname, "../..");
const isCheck = process.argv.includes("--check");

await reportMistakes(generate);

async function generate(): Promise<void> {
  const schemas = readSchemas(join(root, "schemas"));
  checkSchemas(schemas);
  const tables = readTables(join(root, "locales"));
  const problems = readProblemRows(join(root, "locales"));
  const explanations = explainProblems(problems);
  const outputs = new Map<string, string>([
    ["schemas/generated/types.ts", await generateTypes(schemas)],
    ["schemas/generated/validators.d.ts", validatorTypes],
    ["schemas/generated/upgrades.ts", generateUpgrades(schemas)],
    ["schemas/generated/shapes.ts", generateShapes(schemas)],
    ["schemas/generated/commonShapes.ts", generateCommonShapes(schemas)],
    ["schemas/generated/blockShapes.ts", generateBlockShapes(schemas)],
    ["schemas/generated/fields.ts", generateFields(schemas)],
    ...generateTraits(root),
    ["schemas/generated/catalogue.json", generateCatalogue(schemas, tables)],
    ["schemas/generated/site.v2.editor.schema.json", generateEditorSchema(schemas)],
    [".vscode/settings.json", generateEditorSettings(schemas)],
    ["docs/problems.md", generateProblems(explanations)],
    ["locales/generated/problems/codes.ts", generateProblemCodes(problems, tables.get("problem-words") ?? {})],
    ["locales/generated/problems/sentences.ts", generateProblemSentences(problems)],
    ["locales/generated/problems/explanations.ts", generateExplanations(explanations)],
    ["docs/api.md", generateApi(tables.get("errors") ?? {})],
    ["docs/limits.md", generateLimits()],
    ["docs/texts.md", generateOwnTexts(tables)],
    ["docs/blocks.md", generateUnits(schemas, tables)],
  ]);
  for (const [name, table] of tables) outputs.set(`locales/generated/${name}.ts`, generateMessages(name, table));

  const stale = [...outputs].filter(
    ([path, text]) => !existsSync(join(root, path)) || readFileSync(join(root, path), "utf8") !== text,
  );
  if (isCheck && stale.length > 0) {
    console.error(
      `Generated files are out of date: ${stale.map(([path]) => path).join(", ")}. Run \`npm run gen\` and commit them.`,
    );
    process.exit(1);
  }
  if (!isCheck) {
    for (const [path, text] of stale) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), text);
    }
    removeOrphans(outputs);
    ensureValidators(root);
    console.log(`gen: ${schemas.length} schemas, ${tables.size} tables, ${stale.length} files written`);
  }
}

function generateUpgrades(all: VersionedSchema[]): string {
  const newest: Record<string, number> = {};
  const steps: Record<string, unknown[]> = {};
  for (const { name, version, upgrade } of all) {
    if (name === "common") continue;
    newest[name] = version;
    if (upgrade) steps[`${name}/${version}`] = upgrade;
  }
  return `// Made by \`npm run gen\` from schemas/.
import type { Operation } from "#core/operations.ts";

/** The newest version of each schema, by name. */
export const newestVersions: Record<string, number | undefined> = ${JSON.stringify(newest, null, 2)};

/** The declarative upgrade to each version: \`upgradeSteps["home/carousel/2"]\` goes from 1 to 2. */
export const upgradeSteps: Record<string, Operation[] | undefined> = ${JSON.stringify(steps, null, 2)};
`;
}

function generateFields(all: VersionedSchema[]): string {
  const answers: Record<string, unknown> = {};
  const steps: Record<string, unknown[]> = {};
  for (const { name, version, answer, answerUpgrade } of all) {
    if (answer) answers[`${name}/${version}`] = answer;
    if (answerUpgrade) steps[`${name}/${version}`] = answerUpgrade;
  }
  return `// Made by \`npm run gen\` from schemas/field/.
import type { Operation } from "#core/operations.ts";

/** The schema of what runners answer to each field: \`fieldAnswers["field/phone/1"]\`. */
export const fieldAnswers: Record<string, Record<string, unknown> | undefined> = ${JSON.stringify(answers, null, 2)};

/** The declarative upgrade of answers to each version of a field. */
export const answerUpgrades: Record<string, Operation[] | undefined> = ${JSON.stringify(steps, null, 2)};
`;
}

function generateCatalogue(all: VersionedSchema[], messages: Map<string, Table>): string {
  const units = all.filter(({ name }) => name.includes("/"));
  const names = [...new Set(units.map(({ name }) => name))];
  const catalogue = names.map((name) => {
    const versions = units.filter((unit) => unit.name === name);
    const { description } = versions.at(-1)?.schema ?? {};
    return { name, title: messages.get(name)?.name, description, versions: versions.map(({ version }) => version) };
  });
  return `${JSON.stringify(catalogue, null, 2)}\n`;
}

// A table or unit that is gone must not leave its generated file behind.
function removeOrphans(outputs: Map<string, string>): void {
  const folder = join(root, "locales/generated");
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const path = join("locales/generated", file).replaceAll("\\", "/");
    if (file.endsWith(".ts") && !outputs.has(path)) rmSync(join(root, path));
  }
}
