import { compile, type JSONSchema } from "json-schema-to-typescript";
import type { VersionedSchema } from "./schemas.ts";

/**
 * Returns the TypeScript types of the newest version of each schema, with `HomeProps`, `PageProps`,
 * `FieldOptions` and `FieldAnswers`, which map a type to its own.
 */
export async function generateTypes(schemas: VersionedSchema[]): Promise<string> {
  // What several versions define has the type of the newest.
  const common: Record<string, object> = Object.assign(
    {},
    ...schemas.map(({ name, schema }) => (name === "common" ? schema.$defs : {})),
  );
  const newest = schemas.filter(
    (schema) =>
      schema.name !== "common" &&
      !schemas.some((other) => other.name === schema.name && other.version > schema.version),
  );
  const definitions: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(common)) definitions[pascal(key)] = forTypes(schema);
  const define = (type: string, { $defs = {}, ...schema }: Record<string, unknown>) => {
    definitions[type] = forTypes(schema, type);
    for (const [key, def] of Object.entries($defs as object)) definitions[type + pascal(key)] = forTypes(def, type);
  };
  for (const { name, schema, answer } of newest) {
    define(typeName(name), schema);
    if (answer) define(answerName(name), answer);
  }
  delete definitions.DocumentFile;
  const source = await compile({ title: "Contract", type: "object", definitions } as JSONSchema, "Contract", {
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    format: false,
    bannerComment: "",
  });
  const fields = newest.filter(({ answer }) => answer);
  const maps = [
    getMap("The props of each home block type", "HomeProps", "home", newest, typeName),
    getMap("The props of each page type", "PageProps", "page", newest, typeName),
    getMap("The options of each field type", "FieldOptions", "field", fields, typeName),
    getMap("What runners answer to each field type", "FieldAnswers", "field", fields, answerName),
  ];
  return `${banner}\n${source.replace(/export interface Contract \{\s*\}/, "").replace(/ \* *\n \* This interface was referenced by[^/]*? \*\//g, " */")}\n${maps.join("\n")}`;
}

const banner = "// Made by `npm run gen` from schemas/. Edit the schemas, then run it again.\n";

function getMap(
  what: string,
  map: string,
  kind: "home" | "page" | "field",
  schemas: VersionedSchema[],
  getName: (name: string) => string,
): string {
  const lines = schemas
    .filter(({ name }) => name.startsWith(`${kind}/`))
    .map(({ name }) => `  ${JSON.stringify(name.slice(kind.length + 1))}: ${getName(name)};`);
  return `/** ${what}, in their newest version. */
export interface ${map} {\n${lines.join("\n")}\n}\n`;
}

function answerName(name: string): string {
  return `${pascal(name.slice("field/".length))}Answer`;
}

function typeName(name: string): string {
  if (name.startsWith("field/")) return `${pascal(name.slice("field/".length))}Options`;
  return name === "document" ? "DocumentFile" : name === "race" ? "RaceInformation" : pascal(name);
}

function pascal(name: string): string {
  // json-schema-to-typescript capitalises a letter after a digit: I18NDemos.
  return name.replace(/(^|[^A-Za-z0-9]+|(?<=\d))([A-Za-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}

// Titles would become the names of types, and a `$ref` beside other keywords would lose its target.
// The definitions of a schema get its name as a prefix.
function forTypes(value: unknown, owner = ""): object {
  if (Array.isArray(value)) return value.map((entry) => forTypes(entry, owner));
  if (typeof value !== "object" || value === null) return value as unknown as object;
  const entries = Object.entries(value);
  const ref = (value as { $ref?: unknown }).$ref;
  if (typeof ref === "string") {
    const field = /\/schemas\/(field\/[\w-]+)\/v\d+\.schema\.json$/.exec(ref)?.[1];
    const target = field
      ? answerName(field)
      : ref.startsWith("#/$defs/")
        ? owner + pascal(ref.replace("#/$defs/", ""))
        : pascal(ref.replace(/^.*\/common\/v\d+\.schema\.json#\/\$defs\//, ""));
    return { $ref: `#/definitions/${target}` };
  }
  const kept = entries.filter(
    ([key, inner]) => !(typeof inner === "string" && ["title", "$schema", "$id"].includes(key)),
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, forTypes(inner, owner)]));
}
