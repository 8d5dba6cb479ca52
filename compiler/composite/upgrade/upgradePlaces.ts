import type { Operation } from "#core/operations.ts";
import { isObject, isWithin, pointerKeys, toPointer } from "#core/pointers.ts";
import { parseJson } from "../../parse/parse.ts";
import { closestWord } from "../../problems/closest.ts";
import type { Finding, Problem } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { suggest } from "../../problems/suggest.ts";
import { resolve, type Schema } from "../language/values.ts";
import type { CompositeUpgrades } from "./upgrades.ts";

/** The versions of composites by type and version, as far as upgrades read them. */
export type Versions = ReadonlyMap<string, { composite?: { schema: Schema; slots?: object } }>;

/**
 * Returns a problem for each step of an upgrade that begins at what the version before does not
 * have. `texts` are those of the files by path.
 */
export function checkUpgradePlaces(
  versions: Versions,
  upgrades: CompositeUpgrades,
  texts: Record<string, string>,
): Problem[] {
  return [...upgrades].flatMap(([name, { props, slots }]) => {
    const [, type, version] = /^(.+)\/(\d+)$/.exec(name) ?? [];
    const before = versions.get(`${type}/${Number(version) - 1}`)?.composite;
    const file = `composites/${type}/v${version}.upgrade.json`;
    const text = texts[file];
    if (!before || text === undefined) return [];
    const { value, locate } = parseJson(text, file);
    const isList = Array.isArray(value);
    const ofSlots: Schema = { properties: Object.fromEntries(Object.keys(before.slots ?? {}).map((key) => [key, {}])) };
    const findings = [
      ...checkSteps(props, before.schema, isList ? "" : "/props"),
      ...checkSteps(slots, ofSlots, "/slots"),
    ];
    return findings.map(locate);
  });
}

function checkSteps(steps: readonly Operation[], schema: Schema, at: string): Finding[] {
  // What is inside of what a step made nobody knows.
  const targets: string[] = [];
  return steps.flatMap((step, index) => {
    const name = step.op === "rename" ? "from" : "at";
    const place = step.op === "rename" ? step.from : step.at;
    const isMade = targets.some((target) => isWithin(place, target) || isWithin(target, place));
    const there = isMade || step.op === "default" ? {} : schemaAt(schema, pointerKeys(place));
    targets.push(step.op === "rename" ? step.to : place);
    const pointer = `${at}/${index}`;
    if (there === undefined) return [missingPlace(step.op, place, `${pointer}/${name}`, schema)];
    const entries = resolve(there).items;
    return step.op === "each" && isObject(entries) ? checkSteps(step.do, entries, `${pointer}/do`) : [];
  });
}

function missingPlace(op: string, place: string, pointer: string, schema: Schema): Finding {
  const keys = pointerKeys(place);
  const around = schemaAt(schema, keys.slice(0, -1));
  const names = Object.keys(isObject(around?.properties) ? around.properties : {});
  const near = closestWord(keys.at(-1) ?? "", names);
  const meant = near === undefined ? undefined : toPointer([...keys.slice(0, -1), near]);
  return report("SL7047", pointer, { op, place: place.slice(0, 80), near: meant }, suggest(pointer, meant, place));
}

// The schema of a place; an open one if it is not known, undefined if the place cannot be.
function schemaAt(schema: Schema, [key, ...rest]: string[]): Schema | undefined {
  const resolved = resolve(schema);
  if (key === undefined) return resolved;
  if (isObject(resolved.items)) return /^\d+$/.test(key) ? schemaAt(resolved.items, rest) : undefined;
  if (!isObject(resolved.properties)) return {};
  const inner = Object.hasOwn(resolved.properties, key) ? resolved.properties[key] : undefined;
  return isObject(inner) ? schemaAt(inner, rest) : undefined;
}
