import { getObject, isObject, type JsonObject, pointerKeys, toPointer } from "#core/pointers.ts";
import { isEqual } from "#forms/conditions.ts";
import { compareSchemas } from "../../diff/compareSchemas.ts";

/** One difference between two files of the same version of a composite. */
export interface CompositeChange {
  /** JSON Pointer into the file; of what is gone, its former place. */
  pointer: string;
  /** Whether each instance that was right stays right, and keeps all that it states. */
  isLossless: boolean;
}

const annotations = new Set(["$schema", "title", "description", "example"]);

/**
 * Returns the differences between two files of one version of a composite, each judged for itself:
 * titles, descriptions and the example do not count. Lossless are what can be left out and was
 * added, what was widened, other defaults, and another tree or other tokens. A prop or slot that
 * the tree no longer shows counts as removed.
 */
export function compareComposites(before: JsonObject, after: JsonObject): CompositeChange[] {
  return [
    ...identityChanges(before, after),
    ...propChanges(before.props, after.props),
    ...slotChanges(getObject(before.slots), getObject(after.slots)),
    ...variantChanges(getObject(before.variants), getObject(after.variants)),
    ...treeChanges(before, after),
  ];
}

/** Returns whether every difference between two files of one version of a composite is lossless. */
export function isLosslessChange(before: JsonObject, after: JsonObject): boolean {
  return compareComposites(before, after).every(({ isLossless }) => isLossless);
}

const comparedNames = new Set([...annotations, "props", "slots", "variants", "tree"]);

function identityChanges(before: JsonObject, after: JsonObject): CompositeChange[] {
  return listNames(before, after)
    .filter((name) => !comparedNames.has(name) && !isEqual(before[name], after[name]))
    .map((name) => ({ pointer: toPointer([name]), isLossless: false }));
}

// Without a default, instances that leave the prop out would lose its value.
function propChanges(before: unknown, after: unknown): CompositeChange[] {
  const shapes = compareSchemas(getObject(before), getObject(after), ["props"]);
  return [
    ...shapes.map(({ pointer, isSafe }) => ({ pointer, isLossless: isSafe })),
    ...defaultChanges(before, after, ["props"]),
  ];
}

function defaultChanges(before: unknown, after: unknown, path: string[]): CompositeChange[] {
  if (!isObject(before) || !isObject(after)) return [];
  const changes = isEqual(before.default, after.default)
    ? []
    : [{ pointer: toPointer([...path, "default"]), isLossless: after.default !== undefined }];
  const [old, now] = [getObject(before.properties), getObject(after.properties)];
  const inside = Object.keys(old).flatMap((name) =>
    defaultChanges(old[name], now[name], [...path, "properties", name]),
  );
  return [...changes, ...inside, ...defaultChanges(before.items, after.items, [...path, "items"])];
}

function slotChanges(before: JsonObject, after: JsonObject): CompositeChange[] {
  return listNames(before, after).flatMap((name) => {
    const pointer = toPointer(["slots", name]);
    const [old, now] = [before[name], after[name]];
    if (!isObject(now)) return [{ pointer, isLossless: false }];
    if (!isObject(old)) return [{ pointer, isLossless: getNumber(now.min, 0) === 0 }];
    return slotParts(old, now, pointer);
  });
}

function slotParts(old: JsonObject, now: JsonObject, pointer: string): CompositeChange[] {
  const judged: Record<string, boolean> = {
    blocks: now.blocks === undefined || (old.blocks !== undefined && includesAll(now.blocks, old.blocks)),
    min: getNumber(now.min, 0) <= getNumber(old.min, 0),
    max: getNumber(now.max, Number.POSITIVE_INFINITY) >= getNumber(old.max, Number.POSITIVE_INFINITY),
  };
  return listNames(old, now)
    .filter((key) => !annotations.has(key) && !isEqual(old[key], now[key]))
    .map((key) => ({ pointer: `${pointer}/${key}`, isLossless: judged[key] ?? false }));
}

function variantChanges(before: JsonObject, after: JsonObject): CompositeChange[] {
  return listNames(before, after).flatMap((name) => {
    const [old, now] = [getObject(before[name]), getObject(after[name])];
    if (Object.hasOwn(before, name) && Object.hasOwn(after, name) && isEqual(old.tokens, now.tokens)) return [];
    return [{ pointer: toPointer(["variants", name]), isLossless: Object.hasOwn(after, name) }];
  });
}

// A tree is the look of all instances, and changes for all of them at once; what they state must
// still have a place in it.
function treeChanges(before: JsonObject, after: JsonObject): CompositeChange[] {
  if (isEqual(before.tree, after.tree)) return [];
  const [old, now] = [listShown(before.tree), listShown(after.tree)];
  const lost = [...old].filter((name) => !now.has(name) && !now.has("props"));
  const declared = (pointer: string) => {
    const [kind = "", name = ""] = pointerKeys(`/${pointer}`);
    const { [kind]: part } = after;
    const names = kind === "props" ? getObject(part).properties : part;
    return Object.hasOwn(getObject(names), name);
  };
  return [
    { pointer: "/tree", isLossless: true },
    ...lost.filter(declared).map((pointer) => ({ pointer: `/${pointer}`, isLossless: false })),
  ];
}

// The slots and props that a tree names: "slots/below", "props/title", or "props" if all are named
// at once.
function listShown(node: unknown, pointers = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const inner of node) listShown(inner, pointers);
  if (!isObject(node)) return pointers;
  if (typeof node.$slot === "string") pointers.add(toPointer(["slots", node.$slot]).slice(1));
  if (typeof node.$prop === "string" && node.of === undefined) {
    const [name] = pointerKeys(node.$prop);
    pointers.add(name === undefined ? "props" : toPointer(["props", name]).slice(1));
  }
  for (const inner of Object.values(node)) listShown(inner, pointers);
  return pointers;
}

function listNames(before: JsonObject, after: JsonObject): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])];
}

function getNumber(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}

function includesAll(list: unknown, expected: unknown): boolean {
  return Array.isArray(list) && Array.isArray(expected) && expected.every((value) => list.includes(value));
}
