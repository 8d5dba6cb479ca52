import { isObject, type JsonObject, pointerKeys } from "#core/pointers.ts";
import type { Sentence } from "#core/text.ts";
import { blockListPaths, richTextPaths } from "#schemas/generated/shapes.ts";
import { escapeHtml } from "../bind/fillTexts.ts";
import { limits } from "./limits.ts";
import { type Operator, operatorOf } from "./nodes.ts";
import { compare, countOf, formatValue, isTrue, joinTexts, minus, plus, spread } from "./operators.ts";
import { factOf, isStated, withItem } from "./raceNodes.ts";
import type { Run } from "./run.ts";
import { type Origin, Parts, partOf, type Traced } from "./trace.ts";
import { isSame } from "./values.ts";

/** What the nodes of one composite refer to. */
export interface Scope {
  /** The path of the composite's file. */
  file: string;
  props: Traced;
  /** The entries of the lists that `$each` nodes around a node go through, by the name in their `as`. */
  names: ReadonlyMap<string, Traced>;
  tokens: JsonObject;
  run: Run;
}

/** The place of a block that a value is for: its unit, and the pointer in its props with `*` for entries of lists. */
export interface Place {
  unit: string;
  path: string;
  /** The place of the value in the expanded site. */
  pointer: string;
  /** Expands the nodes of a list of blocks at that place. */
  expand(nodes: unknown[], at: string, pointer: string): unknown[];
}

/** Evaluates a node, or a value that contains nodes, at a place of its composite. Never throws, except for what is too large. */
export function evaluate(node: unknown, at: string, scope: Scope, place?: Place): Traced {
  scope.run.spend(1);
  const origin = { file: scope.file, pointer: at };
  if (typeof node === "string") scope.run.spend(node.length / 50);
  if (typeof node !== "object" || node === null) return { value: node, origin };
  if (Array.isArray(node)) return evaluateList(node, at, scope, place);
  const operator = operatorOf(node as JsonObject);
  if (operator === undefined) return evaluateObject(node as JsonObject, at, scope, place);
  if (place && isRichText(place)) return evaluateHtml(operator, node as JsonObject, { at, scope, place });
  return run(operator, node as JsonObject, { at, scope, ...(place && { place }) });
}

interface Around {
  at: string;
  scope: Scope;
  place?: Place;
}

function evaluateList(nodes: unknown[], at: string, scope: Scope, place: Place | undefined): Traced {
  const parts = new Parts({ file: scope.file, pointer: at });
  if (place && blockListPaths[place.unit]?.includes(place.path))
    return { value: place.expand(nodes, at, place.pointer), origin: { file: scope.file, pointer: at } };
  const list: unknown[] = [];
  for (const [index, node] of nodes.entries()) {
    const isSpread = isObject(node) && operatorOf(node) === "$each";
    const found = isSpread
      ? eachValue(node, { at: `${at}/${index}`, scope, ...(place && { place }) }, list.length)
      : [evaluate(node, `${at}/${index}`, scope, inside(place, list.length))];
    for (const one of found) {
      if (one.value === undefined) continue;
      parts.add(list.length, one);
      list.push(one.value);
    }
  }
  return parts.of(list);
}

function evaluateObject(node: JsonObject, at: string, scope: Scope, place: Place | undefined): Traced {
  const parts = new Parts({ file: scope.file, pointer: at });
  const entries: [string, unknown][] = [];
  for (const [key, inner] of Object.entries(node)) {
    const pointer = `${at}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
    const one = evaluate(inner, pointer, scope, inside(place, key));
    if (one.value === undefined) continue;
    parts.add(key, one);
    entries.push([key, one.value]);
  }
  return parts.of(Object.fromEntries(entries));
}

function inside(place: Place | undefined, key: string | number): Place | undefined {
  if (!place) return undefined;
  const [name, step] = typeof key === "number" ? [key, "*"] : [key.replaceAll("/", "~1"), key];
  return { ...place, path: `${place.path}/${step}`, pointer: `${place.pointer}/${name}` };
}

function isRichText({ unit, path }: Place): boolean {
  const paths = richTextPaths[unit];
  return (paths ?? []).some((one) => path === one || path.startsWith(`${one}/`));
}

// HTML is the author's own; what comes from anywhere else is text in it.
function evaluateHtml(operator: Operator, node: JsonObject, around: Around): Traced {
  if (operator === "$when" || operator === "$default") return run(operator, node, around);
  const { place: _, ...operand } = around;
  if (operator === "$text") return run(operator, node, { ...operand, scope: { ...around.scope } }, true);
  const traced = run(operator, node, operand);
  return { ...traced, value: escapeDeep(traced.value) };
}

function escapeDeep(value: unknown): unknown {
  if (typeof value === "string") return escapeHtml(value);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, escapeDeep(inner)]));
}

function run(operator: Operator, node: JsonObject, around: Around, isHtml = false): Traced {
  const { at, scope, place } = around;
  // Most nodes are props: nothing else is made for them.
  if (operator === "$prop") return propOf(node, scope, at);
  const computed = (value: unknown): Traced => ({ value, origin: { file: scope.file, pointer: at, isComputed: true } });
  const operand = (key: string, value: unknown) => evaluate(value, `${at}/${key}`, scope).value;
  const operands = (key: Operator) => asList(node[key]).map((one, index) => operand(`${key}/${index}`, one));
  const texts = (key: string, list: unknown) =>
    asList(list).map((one, index) => textOf(one, `${at}/${key}/${index}`, scope));
  switch (operator) {
    case "$token":
      return computed(Object.hasOwn(scope.tokens, String(node.$token)) ? scope.tokens[String(node.$token)] : undefined);
    case "$race":
      return place ? boundFact(node, at, scope) : computed(fact(node, at, scope));
    case "$text":
      return computed(fill(node, around, isHtml));
    case "$each": {
      const parts = new Parts({ file: scope.file, pointer: at, isComputed: true });
      const found = eachValue(node, around, 0);
      for (const [index, one] of found.entries()) parts.add(index, one);
      return parts.of(found.map(({ value }) => value));
    }
    case "$when": {
      const branch = holds(node.$when, `${at}/$when`, scope) ? "then" : "else";
      return branch in node ? evaluate(node[branch], `${at}/${branch}`, scope, place) : computed(undefined);
    }
    case "$default":
      return defaultOf(node, around) ?? computed(undefined);
    case "$equals": {
      const [one, other] = operands("$equals");
      return computed(isSame(one, other));
    }
    case "$less": {
      const [one, other] = operands("$less");
      return computed(compare(one, other) < 0);
    }
    case "$not":
      return computed(!holds(node.$not, `${at}/$not`, scope));
    case "$and":
      return computed(asList(node.$and).every((one, index) => holds(one, `${at}/$and/${index}`, scope)));
    case "$or":
      return computed(asList(node.$or).some((one, index) => holds(one, `${at}/$or/${index}`, scope)));
    case "$count":
      return computed(countOf(operand("$count", node.$count)));
    case "$first": {
      const list = evaluate(node.$first, `${at}/$first`, scope);
      return Array.isArray(list.value) ? partOf(list, ["0"]) : computed(undefined);
    }
    case "$join": {
      const isList = !Array.isArray(node.$join);
      const found = isList ? spread(operand("$join", node.$join)) : texts("$join", node.$join);
      return computed(spent(joinTexts(found, node.with), scope));
    }
    case "$format":
      return computed(formatValue(operand("$format", node.$format), node.as, scope.run.facts.zone));
    case "$plus":
      return computed(plus(operands("$plus")));
    case "$minus":
      return computed(minus(operands("$minus")));
  }
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

function spent<Value>(value: Value, { run: { spend } }: Scope): Value {
  spend(typeof value === "string" ? value.length / 50 : isObject(value) ? String(value.zh).length / 50 : 1);
  return value;
}

function propOf({ $prop, of }: JsonObject, { props, names, run: { spend, sizeOf } }: Scope, at: string): Traced {
  const whole = of === undefined ? props : names.get(String(of));
  if (!whole || typeof $prop !== "string") return { value: undefined, origin: { pointer: at, isComputed: true } };
  const part = partOf(whole, pointerKeys($prop));
  spend(sizeOf(part.value));
  return part;
}

// The binding of a `$race` node, and the place that is wrong if there is no such fact: the item that an instance states, else the node.
function bindingOf(node: JsonObject, at: string, scope: Scope): { binding: JsonObject; origin: Origin } {
  const own = { file: scope.file, pointer: at, isComputed: true };
  if (node.item === undefined) return { binding: withItem(node, undefined), origin: own };
  const item = evaluate(node.item, `${at}/item`, scope);
  const isStatedByInstance = item.origin.file === undefined;
  return {
    binding: withItem(node, item.value),
    origin: isStatedByInstance ? { ...item.origin, isComputed: true } : own,
  };
}

// A fact in a place of a block is bound when all are known.
function boundFact(node: JsonObject, at: string, scope: Scope): Traced {
  const { binding, origin } = bindingOf(node, at, scope);
  return { value: binding, origin };
}

function fact(node: JsonObject, at: string, scope: Scope, isInText = false): unknown {
  const { binding, origin } = bindingOf(node, at, scope);
  return factOf(binding, origin, scope.run, isInText);
}

// A fact in a text is written as texts write it.
function textOf(node: unknown, at: string, scope: Scope): unknown {
  if (isObject(node) && operatorOf(node) === "$race") return fact(node, at, scope, true);
  return evaluate(node, at, scope).value;
}

/** Whether a condition holds; a fact that the race does not state is false. */
export function holds(node: unknown, at: string, scope: Scope): boolean {
  if (isObject(node) && operatorOf(node) === "$race" && !isStated(bindingOf(node, at, scope).binding, scope.run.facts))
    return false;
  return isTrue(evaluate(node, at, scope).value);
}

function defaultOf({ $default }: JsonObject, { at, scope, place }: Around): Traced | undefined {
  for (const [index, node] of asList($default).entries()) {
    const pointer = `${at}/$default/${index}`;
    if (
      isObject(node) &&
      operatorOf(node) === "$race" &&
      !isStated(bindingOf(node, pointer, scope).binding, scope.run.facts)
    )
      continue;
    const found = evaluate(node, pointer, scope, place);
    if (found.value !== undefined) return found;
  }
  return undefined;
}

/** The entries that a `$each` node goes through, each with the scope of what is repeated. */
export function entriesOf(node: JsonObject, at: string, scope: Scope): { entry: Traced; scope: Scope }[] {
  const list = evaluate(node.$each, `${at}/$each`, scope);
  if (!Array.isArray(list.value)) return [];
  return list.value.slice(0, limits.entries).map((_, index) => {
    const entry = partOf(list, [String(index)]);
    return { entry, scope: { ...scope, names: new Map([...scope.names, [String(node.as), entry]]) } };
  });
}

function eachValue(node: JsonObject, { at, scope, place }: Around, from: number): Traced[] {
  const found: Traced[] = [];
  for (const { scope: own } of entriesOf(node, at, scope)) {
    const one = evaluate(node.value, `${at}/value`, own, inside(place, from + found.length));
    if (one.value !== undefined) found.push(one);
  }
  return found;
}

/** The names in the braces of a template; doubled braces are braces. */
export const templateName = /(?<!\{)\{([A-Za-z]\w*)\}(?!\})/g;

function fill({ $text, values }: JsonObject, { at, scope }: Around, isHtml: boolean): unknown {
  const names = isObject(values) ? values : {};
  const known = new Map<string, Sentence>();
  const textFor = (name: string): Sentence => {
    const found = known.get(name) ?? joinAs(textOf(names[name], `${at}/values/${name}`, scope));
    known.set(name, found);
    return found;
  };
  const fillIn = (template: unknown, language: "zh" | "en") =>
    typeof template !== "string"
      ? undefined
      : template.replace(templateName, (whole, name: string) => {
          if (!Object.hasOwn(names, name)) return whole;
          const text = textFor(name)[language];
          scope.run.spend(text.length / 50);
          return isHtml ? escapeHtml(text) : text;
        });
  if (typeof $text === "string") return fillIn($text, "zh");
  if (!isObject($text)) return undefined;
  const [zh, en] = [fillIn($text.zh, "zh"), fillIn($text.en, "en")];
  return { ...(zh !== undefined && { zh }), ...(en !== undefined && { en }) };
}

function joinAs(value: unknown): Sentence {
  const joined = joinTexts([value], undefined);
  return typeof joined === "string" ? { zh: joined, en: joined } : (joined ?? { zh: "", en: "" });
}
