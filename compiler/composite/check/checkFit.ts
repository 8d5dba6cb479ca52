import { escapeKey, isObject, type JsonObject } from "#core/pointers.ts";
import { closestWord } from "../../problems/closest.ts";
import { report } from "../../problems/report.ts";
import { getOperator, type Operator, operators } from "../language/nodes.ts";
import { resolve, type Schema } from "../language/values.ts";
import type { TreeCheck } from "./checkContext.ts";
import { misfit } from "./fits.ts";

/** The type of a text as an organiser writes it. */
export const text: Schema = { $ref: "common/1/text" };

/** The type of a text with both languages. */
export const bothLanguages: Schema = {
  type: "object",
  required: ["zh", "en"],
  additionalProperties: false,
  properties: { zh: { type: "string" }, en: { type: "string" } },
};

/** The types of what a text can contain. */
export const textual: Schema[] = [{ type: "string" }, { type: "number" }, text];

/** Reports a type whose values do not all fit one of several places. Returns whether they do. */
export function checkFit(type: Schema, places: readonly Schema[], at: string, check: TreeCheck): boolean {
  const alternatives = Array.isArray(type.anyOf) ? (type.anyOf as Schema[]) : [type];
  for (const alternative of alternatives) {
    const misfits = places.map((place) => misfit(alternative, place));
    if (misfits.some((reason) => reason === undefined)) continue;
    const { word, limit } = misfits[0] ?? { word: "type", limit: undefined };
    const expected = word === "type" ? places.flatMap((place) => [resolve(place).type].flat().map(String)) : undefined;
    check.report(report("SL7015", at, { word, limit: expected ?? limit }));
    return false;
  }
  return true;
}

/**
 * Reports an object whose key looks like that of a node but is none. Returns whether there is one.
 */
export function reportUnknownNode(node: JsonObject, at: string, check: TreeCheck): boolean {
  const key = Object.keys(node).find((name) => name.startsWith("$"));
  if (key === undefined) return false;
  const near = closestWord(key, operators);
  check.report(
    report(
      "SL7020",
      at,
      { name: key.slice(0, 40), problem: "unknown", near },
      near === undefined ? {} : { suggestion: near },
    ),
  );
  return true;
}

const keys: Partial<Record<Operator, readonly string[]>> = {
  $prop: ["of"],
  $race: ["as", "item"],
  $text: ["values"],
  $each: ["as", "value"],
  $when: ["then", "else"],
  $join: ["with"],
  $format: ["as"],
};
const lists: Partial<Record<Operator, number>> = {
  $equals: 2,
  $less: 2,
  $minus: 2,
  $and: 0,
  $or: 0,
  $plus: 0,
  $default: 0,
};

/**
 * Reports a node with fields that it does not have, or operands of another number. Returns whether
 * it has neither.
 */
export function checkKeys(operator: Operator, node: JsonObject, at: string, check: TreeCheck): boolean {
  const knownKeys = keys[operator] ?? [];
  const stray = Object.keys(node).find((key) => key !== operator && !knownKeys.includes(key));
  const name = operator;
  if (stray !== undefined) {
    check.report(report("SL7020", `${at}/${escapeKey(stray)}`, { name, problem: "stray", near: undefined }));
    return false;
  }
  const size = lists[operator];
  const list = node[operator];
  const isFit = size === undefined || (Array.isArray(list) && list.length > 0 && (size === 0 || list.length === size));
  if (!isFit)
    check.report(
      report("SL7020", `${at}/${operator}`, { name, problem: size === 2 ? "two" : "list", near: undefined }),
    );
  return isFit;
}

/** Returns whether a node is a fact of the race. */
export function isFact(node: unknown): node is JsonObject {
  return isObject(node) && getOperator(node) === "$race";
}
