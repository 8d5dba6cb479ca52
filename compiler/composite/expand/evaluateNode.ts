import { isObject, type JsonObject, pointerKeys } from "#core/pointers.ts";
import { limits } from "../language/limits.ts";
import type { Operator } from "../language/nodes.ts";
import { compare, countEntries, formatValue, joinTexts, minus, plus, spread } from "../language/operators.ts";
import { isSame } from "../language/values.ts";
import { boundFact, factAt, holds, isMissingFact, textAt } from "./evaluateFacts.ts";
import { fillTemplate } from "./fillTemplate.ts";
import { type Around, inside, type Scope } from "./scope.ts";
import { getPart, Parts, type Traced } from "./trace.ts";

/**
 * Returns the value of a node with that operator; in HTML (`isHtml`), what a template fills in is
 * escaped.
 */
export function evaluateNode(operator: Operator, node: JsonObject, around: Around, isHtml = false): Traced {
  const { at, scope, place } = around;
  // Most nodes are props: nothing else is made for them.
  if (operator === "$prop") return getProp(node, scope, at);
  switch (operator) {
    case "$token":
      return traceComputed(
        Object.hasOwn(scope.tokens, String(node.$token)) ? scope.tokens[String(node.$token)] : undefined,
        around,
      );
    case "$race":
      return place ? boundFact(node, at, scope) : traceComputed(factAt(node, at, scope), around);
    case "$text":
      return traceComputed(fillTemplate(node, around, isHtml), around);
    case "$each": {
      const parts = new Parts({ file: scope.file, pointer: at, isComputed: true });
      const values = eachValue(node, around, 0);
      for (const [index, traced] of values.entries()) parts.add(index, traced);
      return parts.of(values.map(({ value }) => value));
    }
    case "$when": {
      const branch = holds(node.$when, `${at}/$when`, scope) ? "then" : "else";
      return branch in node
        ? scope.evaluate(node[branch], `${at}/${branch}`, scope, place)
        : traceComputed(undefined, around);
    }
    case "$default":
      return getDefault(node, around) ?? traceComputed(undefined, around);
    case "$equals": {
      const [a, b] = operands("$equals", node, around);
      return traceComputed(isSame(a, b), around);
    }
    case "$less": {
      const [a, b] = operands("$less", node, around);
      return traceComputed(compare(a, b) < 0, around);
    }
    case "$not":
      return traceComputed(!holds(node.$not, `${at}/$not`, scope), around);
    case "$and":
      return traceComputed(
        asList(node.$and).every((condition, index) => holds(condition, `${at}/$and/${index}`, scope)),
        around,
      );
    case "$or":
      return traceComputed(
        asList(node.$or).some((condition, index) => holds(condition, `${at}/$or/${index}`, scope)),
        around,
      );
    case "$count":
      return traceComputed(countEntries(operand("$count", node.$count, around)), around);
    case "$first": {
      const list = scope.evaluate(node.$first, `${at}/$first`, scope);
      return Array.isArray(list.value) ? getPart(list, ["0"]) : traceComputed(undefined, around);
    }
    case "$join": {
      const isList = !Array.isArray(node.$join);
      const texts = isList ? spread(operand("$join", node.$join, around)) : listTexts("$join", node, around);
      return traceComputed(spent(joinTexts(texts, node.with), scope), around);
    }
    case "$format":
      return traceComputed(
        formatValue(operand("$format", node.$format, around), node.as, scope.run.facts.zone),
        around,
      );
    case "$plus":
      return traceComputed(plus(operands("$plus", node, around)), around);
    case "$minus":
      return traceComputed(minus(operands("$minus", node, around)), around);
  }
}

// Functions of their own: nodes are evaluated in thousands, and closures would be made for each.
function traceComputed(value: unknown, { at, scope }: Around): Traced {
  return { value, origin: { file: scope.file, pointer: at, isComputed: true } };
}

function operand(key: string, value: unknown, { at, scope }: Around): unknown {
  return scope.evaluate(value, `${at}/${key}`, scope).value;
}

function operands(key: Operator, node: JsonObject, around: Around): unknown[] {
  return asList(node[key]).map((inner, index) => operand(`${key}/${index}`, inner, around));
}

function listTexts(key: Operator, node: JsonObject, { at, scope }: Around): ReturnType<typeof textAt>[] {
  return asList(node[key]).map((inner, index) => textAt(inner, `${at}/${key}/${index}`, scope));
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function spent<Value>(value: Value, { run: { spend } }: Scope): Value {
  spend(typeof value === "string" ? value.length / 50 : isObject(value) ? String(value.zh).length / 50 : 1);
  return value;
}

function getProp({ $prop, of }: JsonObject, { props, names, run: { spend, measureSize } }: Scope, at: string): Traced {
  const whole = of === undefined ? props : names.get(String(of));
  if (!whole || typeof $prop !== "string") return { value: undefined, origin: { pointer: at, isComputed: true } };
  const part = getPart(whole, pointerKeys($prop));
  spend(measureSize(part.value));
  return part;
}

function getDefault({ $default }: JsonObject, { at, scope, place }: Around): Traced | undefined {
  for (const [index, node] of asList($default).entries()) {
    const pointer = `${at}/$default/${index}`;
    if (isMissingFact(node, pointer, scope)) continue;
    const traced = scope.evaluate(node, pointer, scope, place);
    if (traced.value !== undefined) return traced;
  }
  return undefined;
}

/** Lists the entries that a `$each` node goes through, each with the scope of what is repeated. */
export function listEntries(node: JsonObject, at: string, scope: Scope): { entry: Traced; scope: Scope }[] {
  const list = scope.evaluate(node.$each, `${at}/$each`, scope);
  if (!Array.isArray(list.value)) return [];
  return list.value.slice(0, limits.entries).map((_, index) => {
    const entry = getPart(list, [String(index)]);
    return { entry, scope: { ...scope, names: new Map([...scope.names, [String(node.as), entry]]) } };
  });
}

/**
 * Returns the values that a `$each` node makes of its entries; missing ones are left out. `from` is
 * the place of the first in its list.
 */
export function eachValue(node: JsonObject, { at, scope, place }: Around, from: number): Traced[] {
  const values: Traced[] = [];
  for (const { scope: innerScope } of listEntries(node, at, scope)) {
    const traced = scope.evaluate(node.value, `${at}/value`, innerScope, inside(place, from + values.length));
    if (traced.value !== undefined) values.push(traced);
  }
  return values;
}
