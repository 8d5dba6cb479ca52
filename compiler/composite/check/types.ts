import { escapeKey, isObject, type JsonObject } from "#core/pointers.ts";
import { limits } from "../language/limits.ts";
import { getOperator, type Operator } from "../language/nodes.ts";
import type { Schema } from "../language/values.ts";
import type { TreeCheck, Typed } from "./checkContext.ts";
import { checkFit, checkKeys, isFact, reportUnknownNode } from "./checkFit.ts";
import { anyOf, misfit, never } from "./fits.ts";
import { typeOfFact } from "./typesOfFacts.ts";
import { checkEach, checkList } from "./typesOfLists.ts";
import { typeOfProp, typeOfToken, withPresent } from "./typesOfProps.ts";
import { typeOfFormat, typeOfJoin, typeOfText } from "./typesOfTexts.ts";

const truth: Schema = { type: "boolean" };

/**
 * Returns the type of a node or value; undefined if something is wrong with it, which is reported.
 */
export function readType(node: unknown, at: string, check: TreeCheck): Typed | undefined {
  if (Array.isArray(node)) return typeOfList(node, at, check);
  if (!isObject(node)) return { type: { enum: [node] }, mayMiss: false };
  const operator = getOperator(node);
  if (operator) return checkKeys(operator, node, at, check) ? typeOfNode(operator, node, at, check) : undefined;
  return typeOfObject(node, at, check);
}

function typeOfList(list: unknown[], at: string, check: TreeCheck): Typed | undefined {
  const types = list.map((inner, index) => readType(inner, `${at}/${index}`, check));
  if (!types.every((type) => type !== undefined)) return undefined;
  const [sure, items] = [types.filter(({ mayMiss }) => !mayMiss).length, anyOf(types.map(({ type }) => type))];
  return { type: { type: "array", items, minItems: sure, maxItems: types.length }, mayMiss: false };
}

function typeOfObject(node: JsonObject, at: string, check: TreeCheck): Typed | undefined {
  if (reportUnknownNode(node, at, check)) return undefined;
  const entries = Object.entries(node).map(
    ([key, inner]) => [key, readType(inner, `${at}/${escapeKey(key)}`, check)] as const,
  );
  if (entries.some(([, typed]) => typed === undefined)) return undefined;
  const typedEntries = entries as [string, Typed][];
  const properties = Object.fromEntries(typedEntries.map(([key, { type }]) => [key, type]));
  const required = typedEntries.filter(([, { mayMiss }]) => !mayMiss).map(([key]) => key);
  return { type: { type: "object", properties, required, additionalProperties: false }, mayMiss: false };
}

function typeOfNode(operator: Operator, node: JsonObject, at: string, check: TreeCheck): Typed | undefined {
  const sure = (type: Schema): Typed => ({ type, mayMiss: false });
  const operands = (): (Typed | undefined)[] =>
    (node[operator] as unknown[]).map((inner, index) => readType(inner, `${at}/${operator}/${index}`, check));
  switch (operator) {
    case "$prop":
      return typeOfProp(node, at, check);
    case "$token":
      return typeOfToken(node, at, check);
    case "$race":
      return typeOfFact(node, at, check, false);
    case "$text":
      return typeOfText(node, at, check);
    case "$each": {
      const list = checkEach(node, at, check);
      const entryType = list && readType(node.value, `${at}/value`, list.inside);
      return (
        entryType &&
        sure({ type: "array", items: entryType.type, minItems: entryType.mayMiss ? 0 : list.min, maxItems: list.max })
      );
    }
    case "$when": {
      if (!checkCondition(node.$when, `${at}/$when`, check)) return undefined;
      const then = readType(node.then, `${at}/then`, withPresent(node.$when, check));
      const otherwise = "else" in node ? readType(node.else, `${at}/else`, check) : { type: never, mayMiss: true };
      return (
        then && otherwise && { type: anyOf([then.type, otherwise.type]), mayMiss: then.mayMiss || otherwise.mayMiss }
      );
    }
    case "$default": {
      const types = operands();
      if (!types.every((type) => type !== undefined)) return undefined;
      return {
        type: anyOf(types.map(({ type }) => type)),
        mayMiss: types.every(({ mayMiss }, index) => mayMiss || isFact((node.$default as unknown[])[index])),
      };
    }
    case "$equals":
    case "$less":
      return operands().every((type) => type !== undefined) ? sure(truth) : undefined;
    case "$and":
    case "$or": {
      const list = node[operator] as unknown[];
      const conditions = list.map((inner, index) => checkCondition(inner, `${at}/${operator}/${index}`, check));
      return conditions.every(Boolean) ? sure(truth) : undefined;
    }
    case "$not":
      return checkCondition(node.$not, `${at}/$not`, check) ? sure(truth) : undefined;
    case "$count":
      return (
        checkList(node.$count, `${at}/$count`, check) && sure({ type: "integer", minimum: 0, maximum: limits.entries })
      );
    case "$first": {
      const list = checkList(node.$first, `${at}/$first`, check);
      return list && { type: list.items, mayMiss: list.min === 0 };
    }
    case "$join":
      return typeOfJoin(node, at, check);
    case "$format":
      return typeOfFormat(node, at, check);
    case "$plus":
    case "$minus": {
      const types = operands();
      const isRight = types.map(
        (operandType, index) =>
          operandType && checkFit(operandType.type, [{ type: "number" }], `${at}/${operator}/${index}`, check),
      );
      if (!isRight.every(Boolean)) return undefined;
      const typed = types as Typed[];
      const isWhole = typed.every(({ type }) => misfit(type, { type: "integer" }) === undefined);
      const mayMiss =
        operator === "$plus" ? typed.every((operandType) => operandType.mayMiss) : typed[0]?.mayMiss === true;
      return { type: { type: isWhole ? "integer" : "number" }, mayMiss };
    }
  }
}

function checkCondition(node: unknown, at: string, check: TreeCheck): boolean {
  return readType(node, at, check) !== undefined;
}
