import { stat } from "node:fs/promises";
import { join } from "node:path";
import { exampleSite } from "#compiler/composite/example.ts";
import { readCompositePath } from "#compiler/composite/language/paths.ts";
import { parseJson } from "#compiler/parse/parse.ts";
import { isObject } from "#core/pointers.ts";
import { listPaths } from "#server/sites/publish/listPaths.ts";
import type { ReadText } from "#server/sites/publish/readText.ts";

/**
 * The composites of a pack, and a site that shows the example of each in each of its variants, with
 * which they are checked.
 */
export interface Pack {
  composites: Record<string, string>;
  source: string;
}

/**
 * Reads the pack in a folder; undefined if it is none: a folder without site.json that has
 * composites.
 */
export async function readPack(folder: string, readText: ReadText): Promise<Pack | undefined> {
  const isThere = (name: string) => stat(join(folder, name)).then(...isFound);
  if ((await isThere("site.json")) || !(await isThere("composites"))) return undefined;
  const { paths } = await listPaths(join(folder, "composites"));
  const names = paths.filter((path) => path.endsWith(".json")).map((path) => `composites/${path}`);
  const texts = await Promise.all(names.map(async (name) => [name, await readText(join(folder, name))] as const));
  const composites = Object.fromEntries(texts);
  return { composites, source: findSite(composites) };
}

const isFound = [() => true, () => false] as const;

function findSite(composites: Record<string, string>): string {
  const blocks = Object.entries(composites).flatMap(([path, text], file) => {
    const { value } = parseJson(text);
    if (readCompositePath(path)?.isUpgrade !== false || !isObject(value)) return [];
    const variants = [undefined, ...Object.keys(isObject(value.variants) ? value.variants : {})];
    return variants.flatMap((variant, index) => {
      const site = exampleSite(value, variant);
      const [block] = site === undefined ? [] : JSON.parse(site).home.blocks;
      return block === undefined ? [] : [{ ...block, id: `example-${file}-${index}` }];
    });
  });
  const site = JSON.parse(exampleSite({ example: { props: {} } }, undefined) ?? "{}");
  return JSON.stringify({ ...site, home: { blocks } });
}
