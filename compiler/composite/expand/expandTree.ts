import { escapeKey, isObject, type JsonObject } from "#core/pointers.ts";
import { bindValue } from "../../bind/bindSite.ts";
import { frameFields } from "../../check/frames.ts";
import { unitName } from "../../upgrade/units.ts";
import { newestVersion } from "../../upgrade/upgrade.ts";
import { isCompositeType, type UsableComposite } from "../composites.ts";
import { limits } from "../language/limits.ts";
import { findValidator, withDefaults } from "../language/values.ts";
import { evaluate } from "./evaluate.ts";
import { holds } from "./evaluateFacts.ts";
import { listEntries } from "./evaluateNode.ts";
import { type Run, TooLarge } from "./run.ts";
import type { Place, Scope } from "./scope.ts";
import type { Expansion, Sink, Tree } from "./state.ts";
import { originIn, Parts, type Traced } from "./trace.ts";

/** An instance of a composite with its values. */
export interface Filled extends Omit<Tree, "scope"> {
  /** With the defaults in the place of what is missing. */
  props: Traced;
  variant: unknown;
  /** `visible` and the fields of its frame. */
  frame: Traced;
}

/**
 * Writes the blocks that an instance becomes into a list. Throws `TooLarge` if a page becomes too
 * large.
 */
export function expandInstance(filled: Filled, sink: Sink, expansion: Expansion): void {
  const { props, variant, frame, composite, id, slots, instance } = filled;
  const { variants = {}, tokens = {}, type, version, tree: nodes } = composite;
  const name = String(variant);
  const variantTokens = Object.hasOwn(variants, name) ? variants[name]?.tokens : {};
  const file = expansion.composites.find(type, version)?.path ?? "";
  const scope: Scope = {
    file,
    props,
    names: new Map(),
    tokens: { ...tokens, ...variantTokens },
    run: expansion.run,
    evaluate,
  };
  const whole: Tree = { composite, id, slots, instance, scope, types: [...filled.types, type] };
  const { visible, ...fields } = frame.value as JsonObject;
  const pointer = `${sink.pointer}/${sink.blocks.length}`;
  if (Object.keys(fields).length > 0) {
    const inside: Sink = { blocks: [], pointer: `${pointer}/props/blocks` };
    expandNodes(nodes, "/tree", whole, inside, expansion);
    expansion.origins.set(pointer, frame.origin);
    expansion.origins.set(`${pointer}/props`, frame.origin);
    expansion.instances.set(pointer, instance);
    // As the emitter wraps a block that has a frame.
    const outer = { type: "frame", version: 1, id, ...(visible !== undefined && { visible }) };
    sink.blocks.push({ ...outer, props: { ...fields, blocks: inside.blocks } });
    return;
  }
  const from = sink.blocks.length;
  expandNodes(nodes, "/tree", whole, sink, expansion);
  if (visible === undefined) return;
  for (let index = from; index < sink.blocks.length; index++) {
    sink.blocks[index] = withVisible(sink.blocks[index] as JsonObject, visible as JsonObject);
    const place = `${sink.pointer}/${index}/visible`;
    if (!expansion.origins.has(place)) expansion.origins.set(place, originIn(frame, "/visible"));
  }
}

function expandNodes(nodes: unknown, at: string, tree: Tree, sink: Sink, expansion: Expansion): void {
  if (!Array.isArray(nodes)) return;
  for (const [index, node] of nodes.entries())
    if (isObject(node)) expandNode(node, `${at}/${index}`, tree, sink, expansion);
}

function expandNode(node: JsonObject, at: string, tree: Tree, sink: Sink, expansion: Expansion): void {
  const { scope } = tree;
  scope.run.spend(1);
  if ("$slot" in node) tree.slots.get(String(node.$slot))?.(sink);
  else if ("$when" in node) {
    const branch = holds(node.$when, `${at}/$when`, scope) ? "then" : "else";
    expandNodes(node[branch], `${at}/${branch}`, tree, sink, expansion);
  } else if ("$each" in node) {
    const takenNames = new Set<string>();
    for (const [index, { entry, scope: innerScope }] of listEntries(node, at, scope).entries()) {
      const id = `${tree.id}/${entryName(entry.value, index, takenNames)}`;
      expandNodes(node.blocks, `${at}/blocks`, { ...tree, id, scope: innerScope }, sink, expansion);
    }
  } else if (isCompositeType(node.type)) expandNested(node, at, tree, sink, expansion);
  else if (typeof node.type === "string") expandBlock(node, at, tree, sink, expansion);
}

function getFrame(node: JsonObject): JsonObject {
  const frame: JsonObject = {};
  for (const name in node) if (name === "visible" || frameFields.includes(name)) frame[name] = node[name];
  return frame;
}

// An entry goes by its id, else by its number, so that blocks keep their ids while the list
// changes.
function entryName(entry: unknown, index: number, takenNames: Set<string>): string {
  const id = isObject(entry) ? entry.id : undefined;
  const isUsable = typeof id === "string" && /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/.test(id) && !takenNames.has(id);
  let name = isUsable ? id : String(index + 1);
  while (takenNames.has(name)) name = `${name}-`;
  takenNames.add(name);
  return name;
}

function expandNested(node: JsonObject, at: string, tree: Tree, sink: Sink, expansion: Expansion): void {
  const { scope, types, instance } = tree;
  const { type, version, slots } = node;
  const composite = expansion.composites.find(String(type), Number(version))?.composite;
  // Both have their own problems, in the composite.
  if (!composite || types.includes(String(type)) || types.length >= limits.depth) return;
  const id = `${tree.id}/${String(node.id)}`;
  const props = evaluate(node.props ?? {}, `${at}/props`, scope, { ...nowhere, pointer: "" });
  const bound = bindProps(props, composite, scope.run);
  const filled = Object.entries(isObject(slots) ? slots : {}).map(([name, nodes]) => {
    const place = `${at}/slots/${escapeKey(name)}`;
    const write = (into: Sink) => expandNodes(nodes, place, { ...tree, id: `${id}/${name}` }, into, expansion);
    return [name, write] as const;
  });
  const whole: Filled = {
    composite,
    id,
    types,
    instance,
    slots: new Map(filled),
    props: { ...bound, value: withDefaults(composite.schema, bound.value) },
    variant: evaluate(node.variant, `${at}/variant`, scope).value,
    frame: evaluate(getFrame(node), at, scope, { ...nowhere, pointer: "" }),
  };
  expandInstance(whole, sink, expansion);
}

// Values that are not for the props of a block: facts are bound later, and there is no list of
// blocks.
const nowhere = { unit: "", path: "", expand: () => [] } satisfies Omit<Place, "pointer">;

function expandBlock(node: JsonObject, at: string, tree: Tree, sink: Sink, expansion: Expansion): void {
  const { scope } = tree;
  const { type, version } = node;
  if (++expansion.blocksOfPage > limits.blocks) throw new TooLarge();
  const newest = newestVersion(unitName("home", String(type)));
  // A type or version that does not exist has its own problem, in the composite.
  if (newest === undefined || !Number.isInteger(version) || Number(version) > newest) return;
  const pointer = `${sink.pointer}/${sink.blocks.length}`;
  expansion.made.push(pointer);
  const place: Place = {
    unit: unitName("home", String(type), Number(version)),
    path: "",
    pointer: `${pointer}/props`,
    expand(nodes, from, target) {
      const inner: Sink = { blocks: [], pointer: target };
      expandNodes(nodes, from, tree, inner, expansion);
      return inner.blocks;
    },
  };
  const props = evaluate(node.props, `${at}/props`, scope, place);
  const frame = evaluate(getFrame(node), at, scope, { ...nowhere, pointer: "" });
  const fields = frame.value as JsonObject;
  const parts = new Parts({ file: scope.file, pointer: at });
  parts.add("props", props);
  for (const [name, value] of Object.entries(fields)) parts.add(name, { value, origin: originIn(frame, `/${name}`) });
  const { origin, inner = [] } = parts.of(undefined);
  expansion.origins.set(pointer, origin);
  // Blocks inside have set theirs.
  for (const [key, trace] of inner) {
    const place = pointer + key;
    if (!expansion.origins.has(place)) expansion.origins.set(place, trace);
  }
  expansion.instances.set(pointer, tree.instance);
  sink.blocks.push({ type, version, id: `${tree.id}/${String(node.id)}`, ...fields, props: props.value });
}

// A block with times of its own is shown while both allow it.
function withVisible(block: JsonObject, visible: JsonObject): JsonObject {
  const ownVisible = isObject(block.visible) ? block.visible : {};
  const ends = (["from", "until"] as const).flatMap((name) => {
    const times = [ownVisible[name], visible[name]].filter((time) => typeof time === "string");
    const sorted = times.sort((a, b) => Date.parse(a) - Date.parse(b));
    const instant = name === "from" ? sorted.at(-1) : sorted[0];
    return instant === undefined ? [] : [[name, instant] as const];
  });
  const { props, ...rest } = block;
  return { ...rest, ...(ends.length > 0 && { visible: Object.fromEntries(ends) }), props };
}

/**
 * Replaces the facts in the props that a composite gives to a composite in its tree by values that
 * those props accept.
 */
function bindProps(props: Traced, { schema }: UsableComposite, run: Run): Traced {
  const { value, findings } = bindValue(props.value, findValidator(schema), run.facts);
  for (const { fix: _, ...finding } of findings) {
    const { file, pointer } = originIn(props, finding.pointer);
    if (file !== undefined) run.findings.push({ ...finding, pointer, file } as typeof finding);
  }
  return { ...props, value };
}
