import type { JsonObject } from "#core/pointers.ts";

/** The nodes that have a value: each is an object with one of these keys. */
export const operators = [
  "$prop",
  "$token",
  "$race",
  "$text",
  "$each",
  "$when",
  "$equals",
  "$not",
  "$and",
  "$or",
  "$less",
  "$count",
  "$first",
  "$join",
  "$format",
  "$default",
  "$plus",
  "$minus",
] as const;

/** The key that makes an object a node. */
export type Operator = (typeof operators)[number];

const operatorNames: ReadonlySet<string> = new Set(operators);

/** Returns the operator of a node; undefined for an object that is none. */
export function getOperator(node: JsonObject): Operator | undefined {
  for (const key in node) if (key.charCodeAt(0) === 36 && operatorNames.has(key)) return key as Operator;
  return undefined;
}
