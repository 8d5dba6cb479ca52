import type { JsonObject } from "#core/pointers.ts";
import { siteWith } from "#fixtures/site/siteWith.ts";
import { compileRead } from "../compile.ts";
import { readSite } from "../read.ts";
import { compositePath } from "./composites.ts";

const common = "https://startline.dev/schemas/common/v1.schema.json#/$defs/";

/** Returns a schema of props that refers to a shape of schemas/common. */
export const ref = (name: string): JsonObject => ({ $ref: common + name });

/**
 * Returns the files of one composite for `readSite`; `more` replaces parts of a small right one.
 */
export function getComposite(type: string, tree: unknown[], more: JsonObject = {}): Record<string, string> {
  const version = Number(more.version ?? 1);
  const composite = {
    $schema: "https://startline.dev/schemas/composite/v1.schema.json",
    type,
    version,
    title: { zh: "测试", en: "Test" },
    ...more,
    tree,
  };
  return { [compositePath(type, version)]: JSON.stringify(composite, null, 2) };
}

/** Reads a site of version 2 with home blocks and composites, and compiles it. */
export function readWith(
  blocks: unknown[],
  composites: Record<string, string>,
  more: JsonObject = {},
  routes: unknown[] = [],
) {
  const source = siteWith(blocks, routes, { $schema: "https://startline.dev/schemas/site/v2.schema.json", ...more });
  const site = readSite(source, "site.json", { composites });
  return {
    read: site,
    source,
    found: site.problems.map(({ code, file, pointer }) => [code, file, pointer]),
    compiled: compileRead(site, {}),
  };
}

/** Returns an instance of a composite. */
export function instance(type: string, id: string, props: JsonObject = {}, more: JsonObject = {}): JsonObject {
  return { type, version: 1, id, ...more, props };
}

/** Returns a `$when` node. */
export function when(condition: unknown, yes: unknown, no?: unknown): JsonObject {
  const branches = [["then", yes], ...(no === undefined ? [] : [["else", no]])] as const;
  return { $when: condition, ...Object.fromEntries(branches) };
}
