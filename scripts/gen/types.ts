import { compile, type JSONSchema } from "json-schema-to-typescript";
import type { VersionedSchema } from "./schemas.ts";

const commonId = "https://startline.dev/schemas/common/v1.schema.json#/$defs/";

/** TypeScript types of the newest version of every schema, and `HomeProps` and `PageProps`, which map a type to its props. */
export async function generateTypes(schemas: VersionedSchema[]): Promise<string> {
  const common = schemas.find(({ name }) => name === "common")?.schema.$defs as Record<string, object>;
  const newest = schemas.filter(
    (one) => one.name !== "common" && !schemas.some((other) => other.name === one.name && other.version > one.version),
  );
  const definitions: Record<string, unknown> = {};
  for (const [key, schema] of Object.entries(common)) definitions[pascal(key)] = forTypes(schema);
  for (const { name, schema } of newest) definitions[typeName(name)] = forTypes(schema);
  delete definitions.DocumentFile;
  const source = await compile({ title: "Contract", type: "object", definitions } as JSONSchema, "Contract", {
    additionalProperties: false,
    unreachableDefinitions: true,
    ignoreMinAndMaxItems: true,
    format: false,
    bannerComment: "",
  });
  const maps = (["home", "page"] as const).map((kind) => mapOf(kind, newest));
  return `${banner}\n${source.replace(/export interface Contract \{\s*\}/, "").replace(/ \* *\n \* This interface was referenced by[^/]*? \*\//g, " */")}\n${maps.join("\n")}`;
}

const banner = "// Made by `npm run gen` from schemas/. Edit the schemas, then run it again.\n";

function mapOf(kind: "home" | "page", schemas: VersionedSchema[]): string {
  const lines = schemas
    .filter(({ name }) => name.startsWith(`${kind}/`))
    .map(({ name }) => `  ${JSON.stringify(name.slice(5))}: ${typeName(name)};`);
  return `/** The props of each ${kind === "home" ? "home block" : "page"} type, in their newest version. */
export interface ${pascal(kind)}Props {\n${lines.join("\n")}\n}\n`;
}

function typeName(name: string): string {
  return name === "document" ? "DocumentFile" : name === "race" ? "RaceInformation" : pascal(name);
}

function pascal(name: string): string {
  // json-schema-to-typescript writes a letter after a digit large: I18NDemos.
  return name.replace(/(^|[^A-Za-z0-9]+|(?<=\d))([A-Za-z0-9])/g, (_, __, letter: string) => letter.toUpperCase());
}

// Titles would turn into type names; a `$ref` beside other keywords would lose its target.
function forTypes(value: unknown): object {
  if (Array.isArray(value)) return value.map(forTypes);
  if (typeof value !== "object" || value === null) return value as unknown as object;
  const entries = Object.entries(value);
  const ref = (value as { $ref?: unknown }).$ref;
  if (typeof ref === "string")
    return { $ref: `#/definitions/${pascal(ref.replace(commonId, "").replace("#/$defs/", ""))}` };
  const kept = entries.filter(
    ([key, inner]) => !(typeof inner === "string" && ["title", "$schema", "$id"].includes(key)),
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, forTypes(inner)]));
}
