import { isObject, pointerKeys, toPointer, valueAt } from "#core/pointers.ts";
import { blockListPaths } from "#schemas/generated/shapes.ts";
import type { Block, Page } from "#schemas/generated/types.ts";
import type { Kind } from "./units.ts";

/** An instance of a site and its place. */
export interface PlacedInstance {
  kind: Kind;
  instance: Block | Page;
  pointer: string;
}

/** All instances of a site of version 2 in order: home blocks with the blocks inside them, then the pages of its routes. */
export function eachInstance(site: unknown): PlacedInstance[] {
  return [...blocksIn(valueAt(site, "/home/blocks"), "/home/blocks"), ...pagesIn(valueAt(site, "/routes"), "/routes")];
}

function blocksIn(list: unknown, pointer: string): PlacedInstance[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((block, index) => (isInstance(block) ? withNested("home", block, `${pointer}/${index}`) : []));
}

function pagesIn(routes: unknown, pointer: string): PlacedInstance[] {
  if (!Array.isArray(routes)) return [];
  return routes.flatMap((route, index) => {
    if (!isObject(route)) return [];
    const at = `${pointer}/${index}`;
    return [
      ...(isInstance(route.page) ? withNested("page", route.page, `${at}/page`) : []),
      ...pagesIn(route.children, `${at}/children`),
    ];
  });
}

function withNested(kind: Kind, instance: Block | Page, pointer: string): PlacedInstance[] {
  const lists = blockListPaths[`${kind}/${instance.type}/${instance.version}`] ?? [];
  const nested = lists.flatMap((path) =>
    blocksIn(valueAt(instance.props, path), `${pointer}/props${toPointer(pointerKeys(path))}`),
  );
  return [{ kind, instance, pointer }, ...nested];
}

function isInstance(value: unknown): value is Block | Page {
  return (
    isObject(value) && typeof value.type === "string" && typeof value.version === "number" && isObject(value.props)
  );
}
