import { compareSchemas } from "#compiler/diff/compareSchemas.ts";
import type { JsonObject } from "#core/pointers.ts";
import type { SchemaFiles } from "./schemaFiles.ts";

/** What the change of one schema means for configs that exist. */
export type Verdict = "safe" | "needs-upgrade" | "breaking";

/** One changed schema file. */
export interface ChangedSchema {
  file: string;
  verdict: Verdict;
  /** The places in the schema, breaking ones first. Empty for files that were added or removed. */
  places: string[];
  /** The schemas whose instances it touches, such as "home/carousel/2". */
  touches: string[];
}

/** Judges every schema file that differs between two editions of the project. */
export function judgeSchemas(before: SchemaFiles, after: SchemaFiles): ChangedSchema[] {
  const files = [...new Set([...before.keys(), ...after.keys()])]
    .filter((file) => file.endsWith(".schema.json"))
    .sort();
  return files.flatMap((file) => {
    const [old, now] = [before.get(file), after.get(file)];
    if (old === now) return [];
    if (old === undefined) return newVersion(file, after);
    if (now === undefined) return [{ file, verdict: "breaking", places: [], touches: listTouched(file, [], before) }];
    return compareSchema(file, JSON.parse(old), JSON.parse(now), after);
  });
}

function compareSchema(file: string, old: JsonObject, now: JsonObject, after: SchemaFiles): ChangedSchema[] {
  const changes = compareSchemas(old, now);
  const unsafe = changes.filter(({ isSafe }) => !isSafe);
  const places = [...unsafe, ...changes.filter(({ isSafe }) => isSafe)].map(({ pointer }) => pointer);
  const touches = changes.length > 0 ? listTouched(file, places, after) : [];
  return [{ file, verdict: unsafe.length > 0 ? "breaking" : "safe", places, touches }];
}

// A first version has no older instances; a later one is reached by its steps alone.
function newVersion(file: string, after: SchemaFiles): ChangedSchema[] {
  const { name, version } = listParts(file);
  const hasSteps = version === 1 || after.has(file.replace(".schema.", ".upgrade.")) || name === "site";
  const older = Array.from({ length: version - 1 }, (_, index) => `${name}/${index + 1}`);
  return [{ file, verdict: hasSteps ? "safe" : "needs-upgrade", places: [], touches: older }];
}

// The shared shapes touch every schema that refers to one of those that changed, also by way of
// another shape.
function listTouched(file: string, places: string[], schemas: SchemaFiles): string[] {
  const { name, version } = listParts(file);
  if (name !== "common") return [`${name}/${version}`];
  const shapes = new Set(places.flatMap((place) => /^\/\$defs\/([^/]+)/.exec(place)?.[1] ?? []));
  const commonSchemas = JSON.parse(schemas.get(file) ?? "{}") as { $defs?: Record<string, unknown> };
  const refers = (text: string) => [...shapes].some((shape) => text.includes(`#/$defs/${shape}"`));
  for (let size = -1; size !== shapes.size; ) {
    size = shapes.size;
    for (const [shape, def] of Object.entries(commonSchemas.$defs ?? {}))
      if (refers(JSON.stringify(def))) shapes.add(shape);
  }
  return [...schemas]
    .filter(
      ([otherFile, text]) =>
        otherFile !== file && otherFile.endsWith(".schema.json") && (shapes.size === 0 || refers(text)),
    )
    .map(([otherFile]) => `${listParts(otherFile).name}/${listParts(otherFile).version}`);
}

function listParts(file: string): { name: string; version: number } {
  const [, name = "", version = "1"] = /^schemas\/(.+)\/v(\d+)(?:\.options)?\.schema\.json$/.exec(file) ?? [];
  return { name, version: Number(version) };
}
