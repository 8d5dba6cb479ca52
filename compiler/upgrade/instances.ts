import { escapeKey, isObject, placesOf, valueAt } from "#core/pointers.ts";
import { blockListPaths } from "#schemas/generated/shapes.ts";
import type { Block, Page } from "#schemas/generated/types.ts";
import { frameUnit, type Kind, unitName } from "./units.ts";

/** An instance of a site and its place. */
export interface PlacedInstance {
  kind: Kind;
  instance: Block | Page;
  pointer: string;
}

/**
 * Returns all instances of a site in order: home blocks with the blocks inside them, the page for
 * unknown addresses, then the pages of its routes.
 */
export function eachInstance(site: unknown): PlacedInstance[] {
  const instances: PlacedInstance[] = [];
  addBlocks(valueAt(site, "/home/blocks"), "/home/blocks", instances);
  addPage(valueAt(site, "/notFound/page"), "/notFound/page", instances);
  addPages(valueAt(site, "/routes"), "/routes", instances);
  return instances;
}

function addBlocks(list: unknown, pointer: string, instances: PlacedInstance[]): void {
  if (!Array.isArray(list)) return;
  for (let index = 0; index < list.length; index++) {
    const block = list[index];
    if (isInstance(block)) addWithNested({ kind: "home", instance: block, pointer: `${pointer}/${index}` }, instances);
  }
}

function addPages(routes: unknown, pointer: string, instances: PlacedInstance[]): void {
  if (!Array.isArray(routes)) return;
  for (let index = 0; index < routes.length; index++) {
    const route = routes[index];
    if (!isObject(route)) continue;
    const at = `${pointer}/${index}`;
    addPage(route.page, `${at}/page`, instances);
    addPages(route.children, `${at}/children`, instances);
  }
}

function addPage(page: unknown, pointer: string, instances: PlacedInstance[]): void {
  if (isInstance(page)) addWithNested({ kind: "page", instance: page, pointer }, instances);
}

function addWithNested(placed: PlacedInstance, instances: PlacedInstance[]): void {
  instances.push(placed);
  const { kind, instance, pointer } = placed;
  for (const list of blockListsIn(unitName(kind, instance.type, instance.version), instance.props))
    addBlocks(valueAt(instance.props, list), `${pointer}/props${list}`, instances);
  if ("slots" in instance && isObject(instance.slots))
    for (const name in instance.slots)
      addBlocks(instance.slots[name], `${pointer}/slots/${escapeKey(name)}`, instances);
}

const none: string[] = [];
const pathsByUnit = new Map(Object.entries(blockListPaths));

/**
 * Returns the pointers of the lists of blocks in the props of a unit's version ("home/section/1"),
 * or of a frame that the compiler has written.
 */
export function blockListsIn(unit: string, props: unknown): string[] {
  const paths = unit === frameUnit ? ["/blocks"] : pathsByUnit.get(unit);
  // Most blocks hold none.
  if (!paths) return none;
  return paths.flatMap((path) => placesOf(props, path)).filter((list) => Array.isArray(valueAt(props, list)));
}

function isInstance(value: unknown): value is Block | Page {
  return (
    isObject(value) && typeof value.type === "string" && typeof value.version === "number" && isObject(value.props)
  );
}
