import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import { schemaFormats } from "#core/schemaFormats.ts";
import type { VersionedSchema } from "./schemas.ts";
import { closeObjects } from "./shapes.ts";

/** The options with which ajv compiles the schemas. */
export const schemaOptions = {
  allErrors: true,
  strict: true,
  allowUnionTypes: true,
  strictRequired: false,
  unicodeRegExp: false,
  formats: schemaFormats,
} as const;

/**
 * Returns an ES module with a compiled validator for each version of a schema, as
 * `validators["home/carousel/2"]`; it needs no eval.
 */
export function generateValidators(schemas: VersionedSchema[]): string {
  const ajv = new Ajv2020({
    schemas: schemas.map(({ schema }) => closeObjects(schema)),
    ...schemaOptions,
    // Sentences are made from the params.
    messages: false,
    code: { source: true, esm: true, lines: false, optimize: 2 },
  } as never);
  const units = schemas.filter(({ name }) => name !== "common");
  const exported = Object.fromEntries(units.map((unit) => [exportName(unit), unit.schema.$id]));
  const code = (standaloneCode as unknown as (a: object, b: object) => string)(ajv, exported);
  const keys = units.map((unit) => `  ${JSON.stringify(`${unit.name}/${unit.version}`)}: ${exportName(unit)},`);
  return `// Made by \`npm run gen\` from schemas/. Edit the schemas, then run it again.
${importRuntime(code)
  .replace('"use strict";', "")
  .replace(/export const (\w+) = /g, "const $1 = ")}
export const validators = {\n${keys.join("\n")}\n};\n`;
}

function exportName({ name, version }: VersionedSchema): string {
  return `${name.replace(/[^A-Za-z0-9]/g, "_")}_v${version}`;
}

// ajv's standalone ES modules still `require` its two runtime functions.
function importRuntime(code: string): string {
  const imports: string[] = [];
  const body = code.replace(/const (\w+) = require\("([^"]+)"\)(\.default)?;/g, (_, name: string, path: string) => {
    imports.push(`import ${name}Module from "${path}.js";\nconst ${name} = ${name}Module.default ?? ${name}Module;`);
    return "";
  });
  return [...imports, body].join("\n");
}
