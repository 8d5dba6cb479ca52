import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type JsonSchema = { [key: string]: unknown; $id: string; title: string; description: string };

/**
 * One versioned schema of the contract; `name` is `home/carousel`, `page/document`, `field/phone`, `site`, `document`, `race`.
 * It is that of the unit's props; for a field these are its options, and `answer` is the schema of what runners answer.
 */
export interface VersionedSchema {
  name: string;
  version: number;
  schema: JsonSchema;
  upgrade?: unknown[];
  answer?: JsonSchema;
  answerUpgrade?: unknown[];
}

const kinds = ["home", "page", "field"];

/** Reads every `vN.schema.json` (and its `vN.upgrade.json`) below `schemas/`, sorted by name and version; throws on a gap. */
export function readSchemas(root: string): VersionedSchema[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.flatMap(({ name }) => {
    if (name === "generated") return [];
    return kinds.includes(name) ? readdirSync(join(root, name)).map((type) => `${name}/${type}`) : [name];
  });
  return names.sort().flatMap((name) => readVersions(root, name));
}

function readVersions(root: string, name: string): VersionedSchema[] {
  const folder = join(root, name);
  const files = readdirSync(folder);
  const versions = files
    .flatMap((file) => /^v(\d+)\.schema\.json$/.exec(file)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => a - b);
  versions.forEach((version, index) => {
    if (version !== index + 1)
      throw new Error(`schemas/${name}: expected v${index + 1}.schema.json, found v${version}`);
  });
  return versions.map((version) => {
    const read = (kind: string) => readJson(join(folder, `v${version}.${kind}.json`));
    const schema = read("schema") as JsonSchema;
    const upgrade = files.includes(`v${version}.upgrade.json`) ? (read("upgrade") as unknown[]) : undefined;
    if (!name.startsWith("field/")) return { name, version, schema, upgrade };
    return {
      name,
      version,
      schema: read("options.schema") as JsonSchema,
      upgrade: files.includes(`v${version}.options.upgrade.json`) ? (read("options.upgrade") as unknown[]) : undefined,
      answer: schema,
      answerUpgrade: upgrade,
    };
  });
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}
