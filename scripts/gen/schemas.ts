import { readdirSync } from "node:fs";
import { join } from "node:path";
import { isObject } from "#core/pointers.ts";
import { type Mistake, readSource, type Source, SourceMistakes } from "./mistakes.ts";

/** A JSON Schema of ours, which has an address, a title and a description. */
export type JsonSchema = { [key: string]: unknown; $id: string; title: string; description: string };

/** A schema and the file that it was read from. */
export interface SchemaFile {
  schema: JsonSchema;
  source: Source;
}

/**
 * A version of a schema; `name` is `home/carousel`, `page/document`, `field/phone`, `site`,
 * `document`, `race`. `schema` is that of the props of a block or page, or of the options of a
 * field; `answer` is the schema of what runners answer to a field.
 */
export interface VersionedSchema {
  name: string;
  version: number;
  schema: JsonSchema;
  upgrade?: unknown[];
  answer?: JsonSchema;
  answerUpgrade?: unknown[];
  /** Its schemas with their files. */
  files: SchemaFile[];
}

const kinds = ["home", "page", "field"];
// Those of core/operations.ts.
const operations = ["rename", "wrap", "default", "map", "remove", "each", "string", "ids", "instant", "link"];

/**
 * Reads each `vN.schema.json` and its `vN.upgrade.json` below `schemas/`, sorted by name and
 * version. Throws `SourceMistakes` with all broken files, missing versions, wrong `$id`s and
 * unknown operations.
 */
export function readSchemas(root: string): VersionedSchema[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.flatMap(({ name }) => {
    if (name === "generated") return [];
    return kinds.includes(name) ? readdirSync(join(root, name)).map((type) => `${name}/${type}`) : [name];
  });
  const mistakes: Mistake[] = [];
  const schemas = names.sort().flatMap((name) => readVersions(root, name, mistakes));
  if (mistakes.length > 0) throw new SourceMistakes(mistakes);
  return schemas;
}

function readVersions(root: string, name: string, mistakes: Mistake[]): VersionedSchema[] {
  const files = readdirSync(join(root, name));
  const versions = files
    .flatMap((file) => /^v(\d+)\.schema\.json$/.exec(file)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
  const gap = versions.findIndex((version, index) => version !== index + 1);
  if (gap >= 0)
    mistakes.push({
      file: `schemas/${name}/v${versions[gap]}.schema.json`,
      message: `There is no v${gap + 1}.schema.json before it.`,
    });
  const read = (file: string) => {
    const source = readSource(join(root, ".."), `schemas/${name}/${file}`);
    mistakes.push(...source.mistakes);
    return source;
  };
  const readSchema = (file: string): SchemaFile => {
    const source = read(file);
    if (source.mistakes.length === 0)
      mistakes.push(...wrongId(source, `https://startline.dev/schemas/${name}/${file}`));
    return { schema: source.value as JsonSchema, source };
  };
  const readUpgrade = (file: string): unknown[] | undefined => {
    if (!files.includes(file)) return undefined;
    const source = read(file);
    if (source.mistakes.length === 0) mistakes.push(...wrongSteps(source));
    return source.value as unknown[];
  };
  return versions.map((version) => {
    const schemaFile = readSchema(`v${version}.schema.json`);
    const upgrade = readUpgrade(`v${version}.upgrade.json`);
    if (!name.startsWith("field/")) return { name, version, schema: schemaFile.schema, upgrade, files: [schemaFile] };
    const options = readSchema(`v${version}.options.schema.json`);
    return {
      name,
      version,
      schema: options.schema,
      upgrade: readUpgrade(`v${version}.options.upgrade.json`),
      answer: schemaFile.schema,
      answerUpgrade: upgrade,
      files: [schemaFile, options],
    };
  });
}

function wrongId({ value, mistakeAt }: Source, expected: string): Mistake[] {
  if (!isObject(value)) return [mistakeAt("", "A schema is an object.")];
  return value.$id === expected ? [] : [mistakeAt("/$id", `$id must be "${expected}".`)];
}

function wrongSteps({ value, mistakeAt }: Source): Mistake[] {
  if (!Array.isArray(value)) return [mistakeAt("", "An upgrade is a list of operations.")];
  return value.flatMap((step: unknown, index) => {
    const op = isObject(step) ? step.op : undefined;
    if (operations.includes(op as string)) return [];
    return [
      mistakeAt(`/${index}/op`, `There is no operation ${JSON.stringify(op)}; there are ${operations.join(", ")}.`),
    ];
  });
}
