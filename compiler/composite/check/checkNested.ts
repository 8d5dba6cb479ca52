import { escapeKey, isObject, type JsonObject } from "#core/pointers.ts";
import { closestWord } from "../../problems/closest.ts";
import type { Finding } from "../../problems/problems.ts";
import { report } from "../../problems/report.ts";
import { suggest } from "../../problems/suggest.ts";
import type { Composites, UsableComposite } from "../composites.ts";
import { limits } from "../language/limits.ts";
import type { TreeCheck } from "./checkContext.ts";
import { type CheckBlocks, checkValue } from "./checkValue.ts";
import { getLevels, reaches } from "./graph.ts";

interface Count {
  min: number;
  max: number;
}

/**
 * How the nodes of a tree are checked, and how many blocks a composite becomes without those of its
 * slots.
 */
export interface Trees {
  nodes: CheckBlocks;
  count(composite: UsableComposite, composites: Composites): Count;
}

/**
 * Checks the block of a tree whose type is that of another composite. Returns how many blocks it
 * becomes.
 */
export function checkNested(node: JsonObject, at: string, check: TreeCheck, trees: Trees): Count {
  const [type, version] = [String(node.type), Number(node.version)];
  const { composites, composite } = check;
  const none = { min: 0, max: 0 };
  const compositeFile = composites.find(type, version);
  const newest = composites.newest(type);
  if (!compositeFile) {
    const near = closestWord(type, composites.types);
    if (newest === undefined)
      check.report(report("SL7001", `${at}/type`, { type, near }, suggest(`${at}/type`, near, type)));
    else check.report(report("SL7002", `${at}/version`, { type, version, newest }));
    return none;
  }
  const isCycle = reaches(`${type}/${version}`, composite.type, composites);
  const levels = 1 + getLevels(`${type}/${version}`, composites);
  if (isCycle) check.report(report("SL7008", `${at}/type`, { type: composite.type, inside: type }));
  else if (levels > limits.depth) check.report(report("SL7009", `${at}/type`, { type, levels, most: limits.depth }));
  const inner = compositeFile.composite;
  // One that is broken has its own problems.
  if (isCycle || levels > limits.depth || !inner) return none;
  checkValue(node.props, inner.schema, `${at}/props`, check, trees.nodes);
  const variants = Object.keys(inner.variants ?? {});
  if (node.variant !== undefined) {
    const before: Finding[] = [];
    const isMissing = checkValue(
      node.variant,
      { type: "string", enum: variants },
      `${at}/variant`,
      { ...check, report: (finding) => void before.push(finding) },
      trees.nodes,
    );
    const variant = String(node.variant).slice(0, 64);
    if (before.length > 0 && !isMissing && !isObject(node.variant)) {
      const near = closestWord(variant, variants);
      check.report(
        report(
          "SL7004",
          `${at}/variant`,
          { type, variant, near, names: variants },
          suggest(`${at}/variant`, near, variant),
        ),
      );
    } else before.forEach(check.report);
  }
  const filled = checkFilledSlots(node.slots, inner, `${at}/slots`, { check, trees });
  const count = trees.count(inner, composites);
  return { min: count.min, max: count.max + filled };
}

function checkFilledSlots(
  written: unknown,
  { type, slots = {} }: UsableComposite,
  at: string,
  { check, trees }: { check: TreeCheck; trees: Trees },
): number {
  let count = 0;
  for (const [name, nodes] of Object.entries(isObject(written) ? written : {})) {
    const place = `${at}/${escapeKey(name)}`;
    const slot = Object.hasOwn(slots, name) ? slots[name] : undefined;
    if (!slot) {
      const names = Object.keys(slots);
      check.report(report("SL7005", place, { type, slot: name.slice(0, 64), near: closestWord(name, names), names }));
      continue;
    }
    const { max } = trees.nodes(Array.isArray(nodes) ? nodes : [], place, check);
    count += max;
    const most = slot.max ?? 50;
    if (max > most) check.report(report("SL7007", place, { type, slot: name, max: most, count: max }));
    for (const [pointer, blockType] of typesIn(nodes, place))
      if (slot.blocks && !slot.blocks.includes(blockType))
        check.report(report("SL7006", `${pointer}/type`, { type, slot: name, block: blockType, blocks: slot.blocks }));
  }
  return count;
}

function typesIn(nodes: unknown, at: string): [string, string][] {
  if (!Array.isArray(nodes)) return [];
  return nodes.flatMap((node, index): [string, string][] => {
    const place = `${at}/${index}`;
    if (!isObject(node)) return [];
    if (typeof node.type === "string") return [[place, node.type]];
    return ["then", "else", "blocks"].flatMap((key) => typesIn(node[key], `${place}/${key}`));
  });
}
