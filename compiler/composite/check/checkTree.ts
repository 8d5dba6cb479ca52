import { escapeKey, isObject, type JsonObject } from "#core/pointers.ts";
import { blockShapes } from "#schemas/generated/blockShapes.ts";
import { commonShapes } from "#schemas/generated/commonShapes.ts";
import { compositeFields } from "../../check/checkInstance.ts";
import { isContainer, mostContainers } from "../../check/containers.ts";
import { frameFields } from "../../check/frames.ts";
import { closestWord } from "../../problems/closest.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { suggest } from "../../problems/suggest.ts";
import { knownTypes } from "../../upgrade/units.ts";
import { newestVersion } from "../../upgrade/upgrade.ts";
import { type Composites, isCompositeType, type UsableComposite } from "../composites.ts";
import { resolve, type Schema } from "../language/values.ts";
import type { TreeCheck } from "./checkContext.ts";
import { checkNested } from "./checkNested.ts";
import { checkValue } from "./checkValue.ts";
import { readType } from "./types.ts";
import { checkEach } from "./typesOfLists.ts";
import { withPresent } from "./typesOfProps.ts";

/**
 * Checks the tree of a composite against its props and the schemas of its blocks: a right instance
 * of it becomes right blocks if nothing is found.
 */
export function checkTree(composite: UsableComposite, composites: Composites): Finding[] {
  const findings: Finding[] = [];
  const check: TreeCheck = {
    composites,
    composite,
    names: new Map(),
    present: new Set(),
    containers: 0,
    isInEach: false,
    ids: new Map(),
    slots: new Set(),
    report: (finding: Finding) => void findings.push(finding),
    readType,
  };
  for (const [name, { tokens }] of Object.entries(composite.variants ?? {}))
    for (const token of Object.keys(tokens))
      if (!Object.hasOwn(composite.tokens ?? {}, token)) {
        const near = closestWord(token, Object.keys(composite.tokens ?? {}));
        findings.push(
          report("SL7019", `/variants/${escapeKey(name)}/tokens/${escapeKey(token)}`, {
            name: token.slice(0, 40),
            near,
          }),
        );
      }
  checkNodes(composite.tree, "/tree", check);
  const placed = slotsIn(composite.tree);
  // A misspelt slot is not an unused one.
  const isMisspelt = [...placed].some((name) => !Object.hasOwn(composite.slots ?? {}, name));
  for (const [name, { blocks = [] }] of Object.entries(composite.slots ?? {})) {
    for (const [index, type] of blocks.entries()) checkType(type, `/slots/${escapeKey(name)}/blocks/${index}`, check);
    if (!placed.has(name) && !isMisspelt)
      findings.push(report("SL7021", `/slots/${escapeKey(name)}`, { slot: name.slice(0, 40), problem: "unused" }));
  }
  return findings;
}

// Also those inside of a block with a mistake, which is not searched any further.
function slotsIn(node: unknown, slots = new Set<string>()): ReadonlySet<string> {
  if (!isObject(node) && !Array.isArray(node)) return slots;
  if (isObject(node) && typeof node.$slot === "string") slots.add(node.$slot);
  for (const inner of Object.values(node)) slotsIn(inner, slots);
  return slots;
}

interface Count {
  min: number;
  max: number;
}

function checkNodes(nodes: unknown, at: string, check: TreeCheck): Count {
  const sum: Count = { min: 0, max: 0 };
  if (!Array.isArray(nodes)) {
    check.report(report("SL7020", at, { name: "", problem: "list", near: undefined }));
    return sum;
  }
  for (const [index, node] of nodes.entries()) {
    const { min, max } = checkNode(node, `${at}/${index}`, check);
    sum.min += min;
    sum.max += max;
  }
  return sum;
}

function checkNode(node: unknown, at: string, check: TreeCheck): Count {
  const none = { min: 0, max: 0 };
  if (!isObject(node)) {
    check.report(report("SL7020", at, { name: "", problem: "block", near: undefined }));
    return none;
  }
  if ("$slot" in node) return isKnown(node, ["$slot"], at, check) ? checkSlot(node.$slot, at, check) : none;
  if ("$when" in node) {
    if (!isKnown(node, ["$when", "then", "else"], at, check)) return none;
    readType(node.$when, `${at}/$when`, check);
    const then = checkNodes(node.then, `${at}/then`, withPresent(node.$when, check));
    const otherwise = "else" in node ? checkNodes(node.else, `${at}/else`, check) : none;
    return { min: Math.min(then.min, otherwise.min), max: Math.max(then.max, otherwise.max) };
  }
  if ("$each" in node) {
    if (!isKnown(node, ["$each", "as", "blocks"], at, check)) return none;
    const list = checkEach(node, at, check);
    if (!list) return none;
    const count = checkNodes(node.blocks, `${at}/blocks`, list.inside);
    return { min: list.min * count.min, max: list.max * count.max };
  }
  return checkBlock(node, at, check);
}

function isKnown(node: JsonObject, keys: readonly string[], at: string, check: TreeCheck): boolean {
  const stray = Object.keys(node).find((key) => !keys.includes(key));
  if (stray === undefined) return true;
  check.report(
    report("SL7020", `${at}/${escapeKey(stray)}`, { name: keys[0] ?? "", problem: "stray", near: undefined }),
  );
  return false;
}

function checkSlot(name: unknown, at: string, check: TreeCheck): Count {
  const { slots = {} } = check.composite;
  const slot = String(name);
  const declaredSlot = Object.hasOwn(slots, slot) ? slots[slot] : undefined;
  const problem = declaredSlot
    ? check.isInEach
      ? "repeated"
      : check.slots.has(slot)
        ? "twice"
        : undefined
    : "unknown";
  check.slots.add(slot);
  const near = declaredSlot ? undefined : closestWord(slot, Object.keys(slots));
  if (problem)
    check.report(
      report("SL7021", `${at}/$slot`, { slot: slot.slice(0, 40), problem }, suggest(`${at}/$slot`, near, slot)),
    );
  return { min: 0, max: declaredSlot?.max ?? 50 };
}

const block = resolve({ $ref: "common/1/block" });
const fields = isObject(block.properties) ? block.properties : {};

function checkBlock(node: JsonObject, at: string, check: TreeCheck): Count {
  const oneBlock = { min: 1, max: 1 };
  const isComposite = isCompositeType(node.type);
  const nodeNames = ["type", "version", "id", "props", "visible", ...frameFields, ...compositeFields];
  // The frame of a block without the values in it.
  const names = Object.fromEntries(
    nodeNames.map((name) => [name, ["id", "type", "version"].includes(name) ? fields[name] : {}]),
  );
  for (const name of isComposite || newestVersion(`home/${node.type}`) === undefined ? [] : compositeFields)
    if (name in node) check.report(report("SL7029", `${at}/${name}`, { type: String(node.type), name }));
  const { type, version, id, props, variant, slots, ...rest } = node;
  const blockFields = {
    type,
    version,
    id,
    props,
    ...(variant !== undefined && { variant }),
    ...(slots !== undefined && { slots }),
    ...rest,
  };
  const frame = Object.fromEntries(Object.entries(blockFields).filter(([, value]) => value !== undefined));
  const shape: Schema = {
    type: "object",
    required: ["type", "version", "id", "props"],
    properties: names,
    additionalProperties: false,
  };
  const frameSchema: Schema = { ...shape, properties: { ...names, id: commonShapes["common/1/id"] } };
  let isWrong = false;
  const reportHere: TreeCheck = {
    ...check,
    report: (finding) => {
      isWrong = true;
      check.report(finding);
    },
  };
  checkValue(withoutNodes(frame), frameSchema, at, reportHere, checkNodes);
  if (isWrong) return oneBlock;
  checkId(String(id), at, check);
  for (const name of ["visible", ...frameFields]) {
    const place = fields[name];
    if (Object.hasOwn(node, name) && isObject(place)) checkValue(node[name], place, `${at}/${name}`, check, checkNodes);
  }
  if (isComposite) return checkNested(node, at, check, { nodes: checkNodes, count: countBlocks });
  return checkProps(node, String(type), Number(version), at, check) ? oneBlock : { min: 0, max: 1 };
}

// What is in its fields is checked field by field.
function withoutNodes(node: JsonObject): JsonObject {
  const keptFields = ["type", "version", "id"];
  return Object.fromEntries(
    Object.entries(node).map(([name, value]) => [name, keptFields.includes(name) || !isObject(value) ? value : {}]),
  );
}

// A composite may be one of another site's: only built-in types are known for sure.
function checkType(type: string, at: string, check: TreeCheck): void {
  if (isCompositeType(type) || newestVersion(`home/${type}`) !== undefined) return;
  const near = closestWord(type, knownTypes("home"));
  check.report(report("SL2002", at, { type, near }, suggest(at, near, type)));
}

function checkId(id: string, at: string, check: TreeCheck): void {
  const first = check.ids.get(id);
  if (first === undefined) check.ids.set(id, at);
  else check.report(report("SL7024", `${at}/id`, { id, first: { pointer: `${first}/id` } }));
}

function checkProps({ props }: JsonObject, type: string, version: number, at: string, check: TreeCheck): boolean {
  const newest = newestVersion(`home/${type}`);
  if (newest === undefined) {
    const near = closestWord(type, knownTypes("home"));
    check.report(report("SL2002", `${at}/type`, { type, near }, suggest(`${at}/type`, near, type)));
    return false;
  }
  const shape = blockShapes[`home/${type}/${version}`];
  if (version > newest || !shape) {
    check.report(report("SL2003", `${at}/version`, { kind: "home", type, version, newest }));
    return false;
  }
  const containers = check.containers + (isContainer(type) ? 1 : 0);
  if (containers > mostContainers) {
    check.report(report("SL2023", at, { type, most: mostContainers }));
    return false;
  }
  checkValue(props, shape, `${at}/props`, { ...check, containers }, checkNodes);
  return true;
}

const counts = new WeakMap<UsableComposite, Count>();

// Counts the blocks that a composite becomes, without those of its slots.
function countBlocks(composite: UsableComposite, composites: Composites): Count {
  const cached = counts.get(composite);
  if (cached) return cached;
  const check: TreeCheck = {
    composites,
    composite,
    names: new Map(),
    present: new Set(),
    containers: 0,
    isInEach: false,
    ids: new Map(),
    slots: new Set(),
    report: () => {},
    readType,
  };
  const { slots = {} } = composite;
  const most = Object.values(slots).reduce((sum, { max = 50 }) => sum + max, 0);
  const { min, max } = checkNodes(composite.tree, "/tree", check);
  const count = { min, max: Math.max(0, max - most) };
  counts.set(composite, count);
  return count;
}
