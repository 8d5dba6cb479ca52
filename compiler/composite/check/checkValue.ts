import { escapeKey, isObject, type JsonObject } from "#core/pointers.ts";
import { checkErrors } from "../../check/checkShape.ts";
import { report } from "../../problems/report.ts";
import { getOperator } from "../language/nodes.ts";
import { findValidator, getRequired, listErrors, listNames, resolve, type Schema } from "../language/values.ts";
import type { TreeCheck } from "./checkContext.ts";
import { checkFit, isFact, reportUnknownNode } from "./checkFit.ts";
import { checkFact } from "./typesOfFacts.ts";
import { checkEach } from "./typesOfLists.ts";
import { withPresent } from "./typesOfProps.ts";

/** Checks the nodes of a list of blocks. Returns how many blocks they become. */
export type CheckBlocks = (nodes: unknown[], at: string, check: TreeCheck) => { min: number; max: number };

/**
 * Checks a value of a tree, and the nodes in it, against the schema of its place. Returns whether
 * the value can be missing.
 */
export function checkValue(node: unknown, place: Schema, at: string, check: TreeCheck, blocks: CheckBlocks): boolean {
  const inner = (value: unknown, schema: Schema, pointer: string, treeCheck = check) =>
    checkValue(value, schema, pointer, treeCheck, blocks);
  const expected = resolve(place);
  if (Array.isArray(node)) {
    if (!isObject(expected.items) || expected.type !== "array") reportErrors(node, place, at, check);
    else checkItems(node, expected, at, { check, blocks });
    return false;
  }
  if (!isObject(node)) {
    reportErrors(node, place, at, check);
    return false;
  }
  const operator = getOperator(node);
  if (operator === undefined) {
    if (!reportUnknownNode(node, at, check)) checkObject(node, place, at, { check, blocks });
    return false;
  }
  if (operator === "$when" && check.readType(node.$when, `${at}/$when`, check)) {
    if (!isShape(node, ["$when", "then", "else"], at, check)) return false;
    const then = inner(node.then, place, `${at}/then`, withPresent(node.$when, check));
    return "else" in node ? inner(node.else, place, `${at}/else`) || then : true;
  }
  if (operator === "$default" && Array.isArray(node.$default) && node.$default.length > 0) {
    if (!isShape(node, ["$default"], at, check)) return false;
    const missing = node.$default.map((value, index) => inner(value, place, `${at}/$default/${index}`));
    return missing.every((mayMiss, index) => mayMiss || isFact((node.$default as unknown[])[index]));
  }
  if (operator === "$race") {
    checkFact(node, place, at, check);
    return false;
  }
  if (operator === "$each" && expected.type === "array") {
    checkItems([node], expected, at, { check, blocks }, true);
    return false;
  }
  const typed = check.readType(node, at, check);
  if (typed) checkFit(typed.type, [place], at, check);
  return typed?.mayMiss === true;
}

function isShape(node: JsonObject, keys: readonly string[], at: string, check: TreeCheck): boolean {
  const stray = Object.keys(node).find((key) => !keys.includes(key));
  if (stray === undefined) return true;
  check.report(
    report("SL7020", `${at}/${escapeKey(stray)}`, {
      name: keys[0] ?? "",
      problem: "stray",
      near: undefined,
    }),
  );
  return false;
}

function reportErrors(value: unknown, place: Schema, at: string, check: TreeCheck): boolean {
  const errors = listErrors(place, value);
  if (errors.length === 0) return false;
  const validator = { validate: findValidator(place), errors, known: listNames(place) };
  for (const finding of checkErrors(validator, value, at)) check.report(finding);
  return true;
}

interface Around {
  check: TreeCheck;
  blocks: CheckBlocks;
}

// `isAlone`: the node is the list itself, and not an entry of it.
function checkItems(list: unknown[], place: Schema, at: string, { check, blocks }: Around, isAlone = false): void {
  const items = place.items as Schema;
  if (items.$ref === "common/1/block") {
    if (isAlone) check.report(report("SL7020", at, { name: "$each", problem: "blocks", near: undefined }));
    else checkSizes(blocks(list, at, check), place, at, check);
    return;
  }
  const sizes = { min: 0, max: 0 };
  for (const [index, entry] of list.entries()) {
    const pointer = isAlone ? at : `${at}/${index}`;
    const each = isObject(entry) && getOperator(entry) === "$each" ? entry : undefined;
    if (!each) {
      const mayMiss = checkValue(entry, items, pointer, check, blocks);
      sizes.min += mayMiss ? 0 : 1;
      sizes.max += 1;
      continue;
    }
    if (!isShape(each, ["$each", "as", "value"], pointer, check)) return;
    const loop = checkEach(each, pointer, check);
    if (!loop) return;
    const mayMiss = checkValue(each.value, items, `${pointer}/value`, loop.inside, blocks);
    sizes.min += mayMiss ? 0 : loop.min;
    sizes.max += loop.max;
  }
  checkSizes(sizes, place, at, check);
  const isFixed = list.every((entry) => !isObject(entry) || getOperator(entry) === undefined);
  if (place.uniqueItems === true && sizes.max > 1) {
    if (!isFixed || hasNodes(list)) check.report(report("SL7015", at, { word: "uniqueItems", limit: undefined }));
    else reportErrors(list, { type: "array", uniqueItems: true }, at, check);
  }
}

function checkSizes(
  { min, max }: { min: number; max: number },
  { minItems, maxItems }: Schema,
  at: string,
  check: TreeCheck,
): void {
  if (typeof minItems === "number" && min < minItems)
    check.report(report("SL7015", at, { word: "minItems", limit: minItems }));
  else if (typeof maxItems === "number" && max > maxItems)
    check.report(report("SL7015", at, { word: "maxItems", limit: maxItems }));
}

/** Returns whether a value contains nodes. */
export function hasNodes(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasNodes);
  return isObject(value) && (getOperator(value) !== undefined || Object.values(value).some(hasNodes));
}

function checkObject(node: JsonObject, place: Schema, at: string, { check, blocks }: Around): void {
  const expected = resolve(place);
  const properties = isObject(expected.properties) ? expected.properties : {};
  // Its fields, without what is in them.
  const { type, required, additionalProperties } = expected;
  const names = Object.fromEntries(Object.keys(properties).map((name) => [name, {}]));
  const { enum: choices } = expected;
  const frame = {
    type,
    required,
    properties: names,
    additionalProperties,
    ...(choices !== undefined && { enum: choices }),
  };
  if (
    reportErrors(node, Object.fromEntries(Object.entries(frame).filter(([, value]) => value !== undefined)), at, check)
  )
    return;
  for (const [name, value] of Object.entries(node)) {
    const inner = Object.hasOwn(properties, name) ? properties[name] : additionalProperties;
    if (!isObject(inner)) continue;
    const pointer = `${at}/${escapeKey(name)}`;
    const mayMiss = checkValue(value, inner, pointer, check, blocks);
    if (mayMiss && getRequired(expected).includes(name)) check.report(report("SL7016", pointer, { name }));
  }
}
