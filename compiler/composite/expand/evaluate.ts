import { escapeKey, isObject, type JsonObject } from "#core/pointers.ts";
import { blockListPaths, richTextPaths } from "#schemas/generated/shapes.ts";
import { escapeHtml } from "../../bind/fillTexts.ts";
import { getOperator, type Operator } from "../language/nodes.ts";
import { eachValue, evaluateNode } from "./evaluateNode.ts";
import { type Around, type Evaluate, inside, type Place, type Scope } from "./scope.ts";
import { Parts, type Traced } from "./trace.ts";

/** Evaluates a node or a value: see `Evaluate`. */
export const evaluate: Evaluate = (node, at, scope, place) => {
  scope.run.spend(1);
  const origin = { file: scope.file, pointer: at };
  if (typeof node === "string") scope.run.spend(node.length / 50);
  if (typeof node !== "object" || node === null) return { value: node, origin };
  if (Array.isArray(node)) return evaluateList(node, at, scope, place);
  const operator = getOperator(node as JsonObject);
  if (operator === undefined) return evaluateObject(node as JsonObject, at, scope, place);
  if (place && isRichText(place)) return evaluateHtml(operator, node as JsonObject, { at, scope, place });
  return evaluateNode(operator, node as JsonObject, { at, scope, ...(place && { place }) });
};

function evaluateList(nodes: unknown[], at: string, scope: Scope, place: Place | undefined): Traced {
  const parts = new Parts({ file: scope.file, pointer: at });
  if (place && blockListPaths[place.unit]?.includes(place.path))
    return { value: place.expand(nodes, at, place.pointer), origin: { file: scope.file, pointer: at } };
  const list: unknown[] = [];
  for (const [index, node] of nodes.entries()) {
    const isSpread = isObject(node) && getOperator(node) === "$each";
    const values = isSpread
      ? eachValue(node, { at: `${at}/${index}`, scope, ...(place && { place }) }, list.length)
      : [evaluate(node, `${at}/${index}`, scope, inside(place, list.length))];
    for (const traced of values) {
      if (traced.value === undefined) continue;
      parts.add(list.length, traced);
      list.push(traced.value);
    }
  }
  return parts.of(list);
}

function evaluateObject(node: JsonObject, at: string, scope: Scope, place: Place | undefined): Traced {
  const parts = new Parts({ file: scope.file, pointer: at });
  const entries: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(node)) {
    const pointer = `${at}/${escapeKey(key)}`;
    const traced = evaluate(inner, pointer, scope, inside(place, key));
    if (traced.value === undefined) continue;
    parts.add(key, traced);
    entries.push([key, traced.value]);
  }
  return parts.of(Object.fromEntries(entries));
}

function isRichText({ unit, path }: Place): boolean {
  const paths = richTextPaths[unit];
  return (paths ?? []).some((textPath) => path === textPath || path.startsWith(`${textPath}/`));
}

// HTML is the author's own; what comes from anywhere else is text in it.
function evaluateHtml(operator: Operator, node: JsonObject, around: Around): Traced {
  if (operator === "$when" || operator === "$default") return evaluateNode(operator, node, around);
  const { place: _, ...operand } = around;
  if (operator === "$text") return evaluateNode(operator, node, operand, true);
  const traced = evaluateNode(operator, node, operand);
  return { ...traced, value: escapeDeep(traced.value) };
}

function escapeDeep(value: unknown): unknown {
  if (typeof value === "string") return escapeHtml(value);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, escapeDeep(inner)]));
}
