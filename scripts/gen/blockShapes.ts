import type { VersionedSchema } from "./schemas.ts";
import { closeObjects } from "./shapes.ts";

type Node = Record<string, unknown>;

/**
 * Returns the module with the common shapes that the props of composites can name, without what
 * only people read.
 */
export function generateCommonShapes(schemas: VersionedSchema[]): string {
  const shapes = schemas
    .filter(({ name }) => name === "common")
    .flatMap(({ version, schema }) =>
      Object.entries(closeObjects(schema).$defs as Node).map(
        ([name, def]) => [`common/${version}/${name}`, bare(def, `common/${version}`)] as const,
      ),
    );
  return `// Made by \`npm run gen\` from schemas/common/.
import type { JsonObject } from "#core/pointers.ts";

/** The definitions of schemas/common by version and name: \`commonShapes["common/1/text"]\`; a \`$ref\` is such a name. */
export const commonShapes: Record<string, JsonObject | undefined> = ${JSON.stringify(Object.fromEntries(shapes), null, 2)};
`;
}

/** Returns the module with the shape of each block's props, without what only people read. */
export function generateBlockShapes(schemas: VersionedSchema[]): string {
  const shapes = schemas
    .filter(({ name }) => name.startsWith("home/"))
    .map(({ name, version, schema }) => {
      if (JSON.stringify(schema).includes('"#/$defs/'))
        throw new Error(
          `schemas/${name}/v${version}.schema.json has definitions of its own: composites cannot use it.`,
        );
      return [`${name}/${version}`, bare(closeObjects(schema), "")] as const;
    });
  return `// Made by \`npm run gen\` from schemas/home/.
import type { JsonObject } from "#core/pointers.ts";

/** The schema of the props of each version of a block: \`blockShapes["home/faq/1"]\`; a \`$ref\` is a name of \`commonShapes\`. */
export const blockShapes: Record<string, JsonObject | undefined> = JSON.parse(
  ${JSON.stringify(JSON.stringify(Object.fromEntries(shapes)))},
);
`;
}

function bare(schema: unknown, home: string): unknown {
  if (Array.isArray(schema)) return schema.map((inner) => bare(inner, home));
  if (typeof schema !== "object" || schema === null) return schema;
  const kept = Object.entries(schema).flatMap(([key, inner]): [string, unknown][] => {
    if (["$schema", "$id", "title", "description", "default"].includes(key)) return [];
    if (key === "$ref") return [[key, shortReference(String(inner), home)]];
    if (key !== "properties") return [[key, bare(inner, home)]];
    const properties = Object.entries(inner as Node).filter(([name]) => name !== "$schema");
    return [[key, Object.fromEntries(properties.map(([name, property]) => [name, bare(property, home)]))]];
  });
  return Object.fromEntries(kept);
}

function shortReference(reference: string, home: string): string {
  const [file = "", name] = reference.split("#/$defs/");
  const version = /\/common\/v(\d+)\.schema\.json$/.exec(file)?.[1];
  return `${version === undefined ? home : `common/${version}`}/${name}`;
}
