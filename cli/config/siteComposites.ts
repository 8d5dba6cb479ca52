import { readCompositePath } from "#compiler/composite/language/paths.ts";
import { parseJson } from "#compiler/parse/parse.ts";
import type { SiteOnDisk } from "./sites.ts";

/**
 * A site with its composites by their types and versions, "my/wall 1", so that two of them can be
 * compared.
 */
export function withComposites(site: object, { composites }: SiteOnDisk): object {
  const files = Object.entries(composites).flatMap(([path, text]) => {
    const { type, version, isUpgrade } = readCompositePath(path) ?? {};
    return type === undefined ? [] : [[`${type} ${version}${isUpgrade ? " upgrade" : ""}`, parseJson(text).value]];
  });
  return files.length > 0 ? { ...site, composites: Object.fromEntries(files) } : site;
}
