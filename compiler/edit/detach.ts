import { isObject, type JsonObject, valueAt } from "#core/pointers.ts";
import { type Facts, isBinding } from "../bind/binding.ts";
import { type Composites, isCompositeType } from "../composite/composites.ts";
import { expandSite } from "../composite/expand/expand.ts";
import { upgradeParts } from "../composite/upgrade/upgradeFile.ts";
import { readCompositeUpgrades, upgradesBetween } from "../composite/upgrade/upgrades.ts";
import { parseJson } from "../parse/parse.ts";
import { replaceEntry } from "../parse/replaceEntry.ts";
import { withoutIgnores } from "../problems/ignored.ts";
import { readParts } from "../siteParts.ts";
import { inlineBlocks, slotMark } from "./detachedBlocks.ts";

/** A site file without an instance of a composite, or why it stays. */
export type Detached =
  | { outcome: "detached"; source: string; count: number }
  | { outcome: "no-site" | "no-instance" | "not-shown" | "background" };

interface Around {
  composites: Composites;
  facts: Facts;
}

/**
 * Writes the blocks that an instance of a composite becomes into its list, in the text of a site
 * file: facts stay bound, ids are unique in the list, and comments and layout of the rest stay.
 * `texts` are the site's composites by path, `race` is the value of race.json.
 */
export function detachInstance(
  source: string,
  pointer: string,
  { texts, race }: { texts: Record<string, string>; race: unknown },
): Detached {
  const parsed = parseJson(source);
  const { site, skipped, composites, facts } = readParts(parsed, race, texts);
  if (!site || !isObject(parsed.value)) return { outcome: "no-site" };
  const writtenBlock = valueAt(withoutIgnores(parsed.value), pointer);
  const instance = valueAt(site, pointer);
  if (!isObject(writtenBlock) || !isObject(instance) || !isCompositeType(instance.type))
    return { outcome: "no-instance" };
  if (!composites || !facts || skipped.includes(pointer)) return { outcome: "not-shown" };
  const around = { composites, facts };
  const bound = expandOne(instance, around);
  if (!bound) return { outcome: "not-shown" };
  const newest = findNewest(writtenBlock, instance, texts);
  const unbound = expandOne(newest, around) ?? bound;
  const list = valueAt(parsed.value, pointer.slice(0, pointer.lastIndexOf("/")));
  const original = valueAt(parsed.value, pointer);
  const takenIds = (Array.isArray(list) ? list : []).flatMap((block) =>
    isObject(block) && block !== original ? String(block.id) : [],
  );
  const inlined = inlineBlocks(withBindings(bound, unbound), writtenBlock, {
    slots: readSlots(newest),
    taken: takenIds,
  });
  if (!inlined) return { outcome: "background" };
  const cameFrom = (inner: string) => getOrigin(inner, inlined.origins);
  return {
    outcome: "detached",
    source: replaceEntry(source, pointer, inlined.blocks, cameFrom),
    count: inlined.blocks.length,
  };
}

// Only the blocks of slots are parts of the instance that are still there.
function getOrigin(inner: string, origins: ReadonlyMap<string, string>): string {
  for (let end = inner.length; end > 0; end = inner.lastIndexOf("/", end - 1)) {
    const origin = origins.get(inner.slice(0, end));
    if (origin !== undefined) return origin + inner.slice(end);
  }
  return `/-${inner}`;
}

// The blocks of its slots are the page's own, and are written as they are: only their places are
// expanded.
function expandOne(instance: JsonObject, around: Around): JsonObject[] | undefined {
  const { type, version, id, variant, props } = instance;
  const slots = Object.fromEntries(
    Object.entries(readSlots(instance)).map(([name, list]) => [name, list.map((_, index) => slotBlock(name, index))]),
  );
  const alone = { type, version, id, ...(variant !== undefined && { variant }), props, slots };
  const { site, findings } = expandSite({ home: { blocks: [alone] }, routes: [] }, [], around);
  if (findings.some(({ code }) => code === "SL7010")) return undefined;
  const blocks = valueAt(site, "/home/blocks");
  return Array.isArray(blocks) ? (blocks as JsonObject[]) : undefined;
}

function slotBlock(slot: string, index: number): JsonObject {
  return { type: slotMark, version: 1, id: `${index}`, props: { slot, index } };
}

function readSlots({ slots }: JsonObject): Record<string, unknown[]> {
  const lists = Object.entries(isObject(slots) ? slots : {});
  return Object.fromEntries(lists.filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1])));
}

// As it is read, but with its bindings.
function findNewest(written: JsonObject, instance: JsonObject, texts: Record<string, string>): JsonObject {
  const { upgrades } = readCompositeUpgrades(texts);
  const [from, to] = [Number(written.version), Number(instance.version)];
  const steps = upgradesBetween(upgrades, String(written.type), { from, to }) ?? [];
  return { ...upgradeParts(written as JsonObject & { props: unknown }, steps), version: to };
}

// A fact that a prop passes on stays bound; if it was computed with, its value is written.
function withBindings(bound: unknown, unbound: unknown): JsonObject[] {
  return merge(bound, unbound) as JsonObject[];
}

function merge(bound: unknown, unbound: unknown): unknown {
  if (isObject(unbound) && isBinding(unbound)) return unbound;
  if (Array.isArray(bound))
    return Array.isArray(unbound) && unbound.length === bound.length
      ? bound.map((value, index) => merge(value, unbound[index]))
      : bound;
  if (!isObject(bound) || !isObject(unbound) || bound.id !== unbound.id) return bound;
  const entries = Object.entries(bound);
  return Object.fromEntries(entries.map(([key, inner]) => [key, key in unbound ? merge(inner, unbound[key]) : inner]));
}
