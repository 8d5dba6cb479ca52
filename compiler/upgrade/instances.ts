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
  const found: PlacedInstance[] = [];
  addBlocks(valueAt(site, "/home/blocks"), "/home/blocks", found);
  addPages(valueAt(site, "/routes"), "/routes", found);
  return found;
}

function addBlocks(list: unknown, pointer: string, found: PlacedInstance[]): void {
  if (!Array.isArray(list)) return;
  for (const [index, block] of list.entries())
    if (isInstance(block)) addWithNested({ kind: "home", instance: block, pointer: `${pointer}/${index}` }, found);
}

function addPages(routes: unknown, pointer: string, found: PlacedInstance[]): void {
  if (!Array.isArray(routes)) return;
  for (const [index, route] of routes.entries()) {
    if (!isObject(route)) continue;
    const at = `${pointer}/${index}`;
    if (isInstance(route.page)) addWithNested({ kind: "page", instance: route.page, pointer: `${at}/page` }, found);
    addPages(route.children, `${at}/children`, found);
  }
}

function addWithNested(placed: PlacedInstance, found: PlacedInstance[]): void {
  found.push(placed);
  const { kind, instance, pointer } = placed;
  for (const path of blockListPaths[`${kind}/${instance.type}/${instance.version}`] ?? [])
    addBlocks(valueAt(instance.props, path), `${pointer}/props${toPointer(pointerKeys(path))}`, found);
}

function isInstance(value: unknown): value is Block | Page {
  return (
    isObject(value) && typeof value.type === "string" && typeof value.version === "number" && isObject(value.props)
  );
}
