import type { Operation } from "#core/operations.ts";
import { isWithin, type JsonObject, valueAt } from "#core/pointers.ts";
import { upgradeSteps } from "#schemas/generated/upgrades.ts";
import type { PlacedInstance } from "../../upgrade/instances.ts";
import { unitName } from "../../upgrade/units.ts";
import type { CompositeUpgrade } from "./upgradeFile.ts";
import { type CompositeUpgrades, upgradesBetween } from "./upgrades.ts";

/**
 * Leads from a place in upgraded props back to the place that the organiser wrote:
 * "/slides/0/image/src" -> "/carouselList/0/surfacePlotUrl".
 */
export function findWrittenProp(
  name: string,
  from: number,
  to: number,
  pointer: string,
  steps: typeof upgradeSteps = upgradeSteps,
): string {
  let place = pointer;
  for (let version = to; version > from; version--) place = undo(place, steps[`${name}/${version}`] ?? []);
  return place;
}

function undo(pointer: string, operations: readonly Operation[]): string {
  let place = pointer;
  for (const operation of operations.toReversed()) {
    if (operation.op === "rename" && isWithin(place, operation.to))
      place = operation.from + place.slice(operation.to.length);
    else if (operation.op === "wrap" && place === `${operation.at}/${operation.key}`) place = operation.at;
    else if (operation.op === "each") place = undoInList(place, operation.at, operation.do);
  }
  return place;
}

function undoInList(pointer: string, list: string, operations: readonly Operation[]): string {
  const [, index, rest] = (isWithin(pointer, list) && /^\/(\d+)(\/.*)$/.exec(pointer.slice(list.length))) || [];
  return index === undefined || rest === undefined ? pointer : `${list}/${index}${undo(rest, operations)}`;
}

/**
 * The instances of a site that an upgrade has changed, by their pointers: whose chain of versions
 * it was, from which to which; of a composite, its steps.
 */
export type Upgraded = Map<string, { name: string; from: number; to: number; steps?: readonly CompositeUpgrade[] }>;

/**
 * Finds them among the instances of a site: `before` is the site before they were upgraded,
 * `composites` are the upgrades of its composites.
 */
export function findUpgraded(
  instances: readonly PlacedInstance[],
  before: JsonObject,
  isFlat: boolean,
  composites?: CompositeUpgrades,
): Upgraded {
  const upgraded: Upgraded = new Map();
  for (const { kind, instance, pointer } of instances) {
    // Nothing is upgraded to the first version.
    if (!isFlat && instance.version === 1) continue;
    const name = unitName(kind, instance.type);
    if (!isFlat && !composites && !changing.has(name)) continue;
    const version = valueAt(before, `${pointer}/version`);
    const like = isFlat ? collections[name] : undefined;
    if (like) upgraded.set(pointer, { name: like, from: 1, to: 2 });
    else if (typeof version === "number" && isChanged(name, version, instance.version))
      upgraded.set(pointer, { name, from: version, to: instance.version });
    else if (composites && typeof version === "number" && version < instance.version) {
      const steps = upgradesBetween(composites, instance.type, { from: version, to: instance.version });
      if (steps) upgraded.set(pointer, { name, from: version, to: instance.version, steps });
    }
  }
  return upgraded;
}

// The units of which a version has moved or changed something.
const changing = new Set(
  Object.entries(upgradeSteps).flatMap(([key, steps]) => (steps?.length ? [key.slice(0, key.lastIndexOf("/"))] : [])),
);

// A version that only adds an optional prop has the places of the one before.
function isChanged(name: string, from: number, to: number): boolean {
  for (let version = to; version > Math.max(from, 1); version--)
    if ((upgradeSteps[`${name}/${version}`] ?? []).length > 0) return true;
  return false;
}

// The flat config's collection pages show the lists of its home page.
const collections: Record<string, string | undefined> = {
  "page/image-collection": "home/wonderful-pictures",
  "page/video-collection": "home/video-list",
};

/** Leads from a pointer into a site to the place that it had before its instances were upgraded. */
export function findWrittenPlace(pointer: string, upgraded: Upgraded): string {
  let best = "";
  for (const place of upgraded.keys())
    if (place.length > best.length && partAt(pointer, place) !== undefined) best = place;
  const unit = upgraded.get(best);
  const part = partAt(pointer, best);
  if (!unit || !part) return pointer;
  const start = `${best}/${part}`;
  const inner = pointer.slice(start.length);
  if (!unit.steps) return part === "props" ? start + findWrittenProp(unit.name, unit.from, unit.to, inner) : pointer;
  return start + unit.steps.toReversed().reduce((place, step) => undo(place, step[part]), inner);
}

function partAt(pointer: string, instance: string): "props" | "slots" | undefined {
  return (["props", "slots"] as const).find((part) => isWithin(pointer, `${instance}/${part}`));
}
