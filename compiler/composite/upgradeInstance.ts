import { escapeKey, isObject, isWithin, type JsonObject } from "#core/pointers.ts";
import type { Check } from "../check/checkInstance.ts";
import { report } from "../problems/report.ts";
import type { Composites } from "./composites.ts";
import { lostPlace } from "./upgrade/lost.ts";
import { upgradeParts } from "./upgrade/upgradeFile.ts";
import { upgradesBetween } from "./upgrade/upgrades.ts";

interface Written extends JsonObject {
  type: string;
  version: number;
  props: JsonObject;
}

/**
 * Returns an instance of an older version, which was checked, at the newest one. What the upgrade
 * loses is an error of the instance; an upgrade that is missing, or a newest version that cannot be
 * used, is that of its own file. Visitors do not see either.
 */
export function upgradeComposite(
  instance: Written,
  pointer: string,
  { findings, skipped }: Check,
  { composites, newest }: { composites: Composites; newest: number },
): Written {
  const { type, version } = instance;
  const target = composites.find(type, newest)?.composite;
  const steps = upgradesBetween(composites.upgrades, type, { from: version, to: newest });
  if (!target || !steps) {
    skipped.push(pointer);
    return instance;
  }
  const upgraded = { ...upgradeParts(instance, steps), version: newest };
  const place = lostPlace(upgraded, target);
  if (place !== undefined) {
    if (!findings.hasErrorWithin(pointer) && !isUpgradeWrong(type, composites))
      findings.add(report("SL2009", pointer, { kind: "home", type, version, newest, place }));
    skipped.push(pointer);
    return instance;
  }
  moveSkipped(skipped, pointer, instance.slots, (upgraded as JsonObject).slots);
  return upgraded;
}

function isUpgradeWrong(type: string, { upgradeProblems }: Composites): boolean {
  return upgradeProblems.some(({ file, severity }) => severity === "error" && file?.includes(`composites/${type}/v`));
}

// A slot with another name is the same list.
function moveSkipped(skipped: string[], pointer: string, before: unknown, after: unknown): void {
  if (!isObject(before) || !isObject(after)) return;
  const moves = Object.entries(after).flatMap(([name, list]) => {
    const old = Object.keys(before).find((key) => before[key] === list);
    return old === undefined || old === name ? [] : [[old, name].map((slot) => `${pointer}/slots/${escapeKey(slot)}`)];
  });
  for (const [index, place] of skipped.entries())
    for (const [from = "", to = ""] of moves) if (isWithin(place, from)) skipped[index] = to + place.slice(from.length);
}
