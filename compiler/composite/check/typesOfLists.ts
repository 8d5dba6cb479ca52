import { isObject, type JsonObject } from "#core/pointers.ts";
import { report } from "../../problems/report.ts";
import { limits } from "../language/limits.ts";
import { resolve, type Schema } from "../language/values.ts";
import type { TreeCheck } from "./checkContext.ts";
import { anyOf, never } from "./fits.ts";

/**
 * Checks that a node is a list. Returns the type of its entries and how many there are; undefined
 * if it is none, which is reported.
 */
export function checkList(
  node: unknown,
  at: string,
  check: TreeCheck,
): { items: Schema; min: number; max: number } | undefined {
  const typed = check.readType(node, at, check);
  if (!typed) return undefined;
  const alternatives = (Array.isArray(typed.type.anyOf) ? (typed.type.anyOf as Schema[]) : [typed.type]).map(resolve);
  if (alternatives.length === 0 || alternatives.some(({ type }) => type !== "array")) {
    check.report(report("SL7017", at, {}));
    return undefined;
  }
  const sizes = alternatives.map(
    ({ minItems = 0, maxItems = limits.entries }) => [Number(minItems), Number(maxItems)] as const,
  );
  return {
    items: anyOf(alternatives.map(({ items }) => (isObject(items) ? items : never))),
    min: typed.mayMiss ? 0 : Math.min(...sizes.map(([min]) => min)),
    max: Math.min(limits.entries, Math.max(...sizes.map(([, max]) => max))),
  };
}

/**
 * Checks the list and the name of an `$each` node. Returns how many entries there are and the check
 * of what is repeated.
 */
export function checkEach(
  node: JsonObject,
  at: string,
  check: TreeCheck,
): { min: number; max: number; inside: TreeCheck } | undefined {
  const list = checkList(node.$each, `${at}/$each`, check);
  const { as } = node;
  if (typeof as !== "string" || !/^[a-z][a-zA-Z0-9]{0,39}$/.test(as) || check.names.has(as)) {
    check.report(
      report("SL7020", as === undefined ? at : `${at}/as`, { name: "$each", problem: "as", near: undefined }),
    );
    return undefined;
  }
  if (!list) return undefined;
  const { min, max, items } = list;
  return { min, max, inside: { ...check, names: new Map([...check.names, [as, items]]), isInEach: true } };
}
