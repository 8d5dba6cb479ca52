import { isObject, type JsonObject } from "#core/pointers.ts";
import { getOperator } from "../language/nodes.ts";
import { isTrue } from "../language/operators.ts";
import { getFact, isStated, withItem } from "./raceNodes.ts";
import type { Scope } from "./scope.ts";
import type { Origin, Traced } from "./trace.ts";

// The binding of a `$race` node, and the place that is wrong if there is no such fact: the item
// that an instance states, else the node.
function getBinding(node: JsonObject, at: string, scope: Scope): { binding: JsonObject; origin: Origin } {
  const nodeOrigin = { file: scope.file, pointer: at, isComputed: true };
  if (node.item === undefined) return { binding: withItem(node, undefined), origin: nodeOrigin };
  const item = scope.evaluate(node.item, `${at}/item`, scope);
  const isStatedByInstance = item.origin.file === undefined;
  return {
    binding: withItem(node, item.value),
    origin: isStatedByInstance ? { ...item.origin, isComputed: true, node: nodeOrigin } : nodeOrigin,
  };
}

/** Returns a fact in a place of a block: its binding, which is resolved when all are known. */
export function boundFact(node: JsonObject, at: string, scope: Scope): Traced {
  const { binding, origin } = getBinding(node, at, scope);
  return { value: binding, origin };
}

/** Returns the value of a fact as the operand of a node; in a text (`isInText`), its writing. */
export function factAt(node: JsonObject, at: string, scope: Scope, isInText = false): unknown {
  const { binding, origin } = getBinding(node, at, scope);
  return getFact(binding, origin, scope.run, isInText);
}

/** Returns the value of a node for a text, in which a fact is written as texts write it. */
export function textAt(node: unknown, at: string, scope: Scope): unknown {
  if (isObject(node) && getOperator(node) === "$race") return factAt(node, at, scope, true);
  return scope.evaluate(node, at, scope).value;
}

/** Returns whether a condition holds; a fact that the race does not state is false. */
export function holds(node: unknown, at: string, scope: Scope): boolean {
  return !isMissingFact(node, at, scope) && isTrue(scope.evaluate(node, at, scope).value);
}

/** Returns whether a node is a fact that the race does not state. */
export function isMissingFact(node: unknown, at: string, scope: Scope): boolean {
  if (!isObject(node) || getOperator(node) !== "$race") return false;
  return !isStated(getBinding(node, at, scope).binding, scope.run.facts);
}
