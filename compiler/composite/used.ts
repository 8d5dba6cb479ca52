import { isObject } from "#core/pointers.ts";
import { parseJson } from "../parse/parse.ts";
import { eachInstance } from "../upgrade/instances.ts";
import { isCompositeType } from "./composites.ts";
import { readCompositePath } from "./language/paths.ts";

/**
 * Returns the files of the composites that a site uses, also by way of other composites: every
 * version of each, by path. Upgrades are left out.
 */
export function usedComposites(site: unknown, texts: Record<string, string>): Record<string, string> {
  const files = Object.entries(texts).flatMap(([path, text]) => {
    const parts = readCompositePath(path);
    return parts && !parts.isUpgrade ? [{ path, text, type: parts.type }] : [];
  });
  if (files.length === 0) return {};
  const usedTypes = new Set<string>();
  const use = (type: unknown) => {
    if (!isCompositeType(type) || usedTypes.has(type)) return;
    usedTypes.add(type);
    for (const file of files)
      if (file.type === type) for (const inner of typesIn(parseJson(file.text).value)) use(inner);
  };
  for (const { instance } of eachInstance(site)) use(instance.type);
  return Object.fromEntries(files.filter(({ type }) => usedTypes.has(type)).map(({ path, text }) => [path, text]));
}

// The types of the blocks in a tree.
function typesIn(file: unknown): unknown[] {
  const types: unknown[] = [];
  const visit = (node: unknown) => {
    if (Array.isArray(node)) for (const inner of node) visit(inner);
    if (!isObject(node)) return;
    if (typeof node.version === "number") types.push(node.type);
    for (const inner of Object.values(node)) visit(inner);
  };
  if (isObject(file)) visit(file.tree);
  return types;
}
