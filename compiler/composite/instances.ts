import type { ErrorObject } from "ajv";
import { escapeKey, isObject, type JsonObject } from "#core/pointers.ts";
import { type Check, checkInstances, isTolerable, skip } from "../check/checkInstance.ts";
import { checkErrors } from "../check/checkShape.ts";
import { closestWord } from "../problems/closest.ts";
import { report } from "../problems/report.ts";
import { suggest } from "../problems/suggest.ts";
import { siteV2 } from "../upgrade/site/siteV2.ts";
import { knownTypes } from "../upgrade/units.ts";
import { type Composites, isCompositeType, type UsableComposite } from "./composites.ts";
import { findValidator, listNames } from "./language/values.ts";
import { upgradeComposite } from "./upgradeInstance.ts";

/** A block of a page whose type is that of a composite. */
export interface Instance extends JsonObject {
  type: string;
  version: number;
  props: JsonObject;
}

const mostInSlot = 50;

/**
 * Checks an instance of a composite for the author of its page: type, version, props, variant and
 * slots. Returns it with the blocks of its slots at their newest versions, undefined if it is not
 * one of a composite; one that visitors must not see is added to the skipped ones.
 */
export function checkComposite(
  instance: Instance,
  pointer: string,
  check: Check,
  { composites, envelope, isWrong }: { composites: Composites; envelope: number; isWrong: boolean },
): unknown {
  if (!isCompositeType(instance.type)) return undefined;
  const composite = findComposite(instance, pointer, check, { composites, envelope });
  if (!composite) return skip("home", instance, pointer, check);
  if (hasWrongProps(instance.props, `${pointer}/props`, composite, check) || isWrong) {
    check.skipped.push(pointer);
    const inside = { ...check, skipped: check.hidden };
    checkVariant(instance, pointer, composite, check);
    return { ...instance, slots: checkSlots(instance.slots, `${pointer}/slots`, composite, inside) };
  }
  checkVariant(instance, pointer, composite, check);
  const slots = checkSlots(instance.slots, `${pointer}/slots`, composite, check);
  const checked = slots === instance.slots ? instance : { ...instance, slots };
  const newest = composites.newest(instance.type) ?? instance.version;
  return newest === instance.version ? checked : upgradeComposite(checked, pointer, check, { composites, newest });
}

function findComposite(
  { type, version }: Instance,
  pointer: string,
  { findings }: Check,
  { composites, envelope }: { composites: Composites; envelope: number },
): UsableComposite | undefined {
  if (envelope === 1) {
    const params = { name: type.slice(0, 80), expected: `"$schema": "${siteV2}"` };
    findings.add(report("SL2019", `${pointer}/type`, params, { suggestion: siteV2 }));
    return undefined;
  }
  const file = composites.find(type, version);
  if (file) return file.composite;
  const newest = composites.newest(type);
  if (newest !== undefined) {
    findings.add(report("SL7002", `${pointer}/version`, { type, version, newest }));
    return undefined;
  }
  const near = closestWord(type, composites.types);
  findings.add(
    report("SL7001", `${pointer}/type`, { type: type.slice(0, 80), near }, suggest(`${pointer}/type`, near, type)),
  );
  return undefined;
}

function hasWrongProps(
  props: JsonObject,
  pointer: string,
  { schema }: UsableComposite,
  { findings, zone }: Check,
): boolean {
  const validate = findValidator(schema);
  if (validate(props)) return false;
  const errors = validate.errors as ErrorObject[];
  const shapeProblems = checkErrors({ validate, errors, known: listNames(schema) }, props, pointer, zone);
  return shapeProblems.filter((finding) => findings.add(finding) && !isTolerable(finding)).length > 0;
}

function checkVariant(
  { variant }: Instance,
  pointer: string,
  { type, variants = {} }: UsableComposite,
  { findings }: Check,
) {
  if (typeof variant !== "string" || Object.hasOwn(variants, variant)) return;
  const names = Object.keys(variants);
  const [at, near] = [`${pointer}/variant`, closestWord(variant, names)];
  findings.add(report("SL7004", at, { type, variant: variant.slice(0, 64), near, names }, suggest(at, near, variant)));
}

/**
 * Checks what an instance fills its slots with. Returns it with the blocks at their newest
 * versions, the same value if nothing changed.
 */
export function checkSlots(written: unknown, pointer: string, composite: UsableComposite, check: Check): unknown {
  if (!isObject(written)) return written;
  const { type, slots = {} } = composite;
  const changed: JsonObject = {};
  for (const [name, list] of Object.entries(written)) {
    const at = `${pointer}/${escapeKey(name)}`;
    const slot = Object.hasOwn(slots, name) ? slots[name] : undefined;
    if (!slot) {
      const names = Object.keys(slots);
      const near = closestWord(name, names);
      const fix = near !== undefined && !Object.hasOwn(written, near) ? { pointer: at, name: near } : undefined;
      const details = { ...suggest(at, near), ...(fix && suggest(at, near, name).fix && { fix }) };
      check.findings.add(report("SL7005", at, { type, slot: name.slice(0, 64), near, names }, details));
      continue;
    }
    if (!Array.isArray(list)) continue;
    checkSlot(list, at, { type, slot: name, ...slot }, check);
    const checked = checkInstances("home", list, at, check);
    if (checked !== list) changed[name] = checked;
  }
  return Object.keys(changed).length > 0 ? { ...written, ...changed } : written;
}

function checkSlot(
  list: readonly unknown[],
  pointer: string,
  { type, slot, blocks, max = mostInSlot }: { type: string; slot: string; blocks?: string[]; max?: number },
  { findings, skipped }: Check,
): void {
  if (list.length > max) findings.add(report("SL7007", pointer, { type, slot, max, count: list.length }));
  for (const [index, block] of list.entries()) {
    const at = `${pointer}/${index}`;
    const blockType = isObject(block) ? block.type : undefined;
    const isAllowed = !blocks || typeof blockType !== "string" || blocks.includes(blockType);
    if (!isAllowed) {
      const near = knownTypes("home").includes(blockType) ? undefined : closestWord(blockType, blocks);
      const details = suggest(`${at}/type`, near, blockType);
      findings.add(report("SL7006", `${at}/type`, { type, slot, block: blockType.slice(0, 80), blocks }, details));
    }
    if (!isAllowed || index >= max) skipped.push(at);
  }
}
