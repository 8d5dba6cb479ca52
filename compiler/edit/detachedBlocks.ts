import { replaceAt } from "#core/edit.ts";
import { isObject, type JsonObject, valueAt } from "#core/pointers.ts";
import { frameFields } from "../check/frames.ts";
import { blockListsIn } from "../upgrade/instances.ts";

/** The block that stands for a block of a slot while an instance is expanded. */
export const slotMark = "block-of-slot";

/**
 * Blocks for a file, and the places in the instance that parts of them come from, by their pointers
 * in the list of blocks.
 */
export interface Inlined {
  blocks: JsonObject[];
  origins: ReadonlyMap<string, string>;
}

interface Around {
  /** The blocks of the instance's slots as they are written. */
  slots: Record<string, unknown[]>;
  /** The ids that other blocks of the list have. */
  taken: Set<string>;
  origins: Map<string, string>;
}

const longestId = 64;

/**
 * Returns the blocks that an instance was expanded to as a file has them: with ids that are unique
 * in the list, the blocks of slots as they are written, and the frame of the instance. Undefined if
 * its frame has a background behind several blocks.
 */
export function inlineBlocks(
  expanded: readonly JsonObject[],
  instance: JsonObject,
  { slots, taken }: { slots: Record<string, unknown[]>; taken: readonly string[] },
): Inlined | undefined {
  const around: Around = { slots, taken: new Set(taken), origins: new Map() };
  const blocks = inlineList(expanded, "", around);
  const whole = blocks && withFrame(blocks, instance);
  return whole && { blocks: whole, origins: around.origins };
}

function inlineList(list: readonly JsonObject[], pointer: string, around: Around): JsonObject[] | undefined {
  const inlined: JsonObject[] = [];
  for (const block of list) {
    const at = `${pointer}/${inlined.length}`;
    if (block.type === slotMark) {
      inlined.push(slotBlock(block, at, around));
      continue;
    }
    // A composite of the tree with a frame.
    if (block.type === "frame" && isObject(block.props)) {
      const { blocks, ...frame } = block.props;
      const inner = inlineList(Array.isArray(blocks) ? blocks : [], at, around);
      const framed = inner && withFrame(inner, { ...frame, visible: block.visible });
      if (!framed) return undefined;
      inlined.push(...framed);
      continue;
    }
    const whole = inlineBlock(block, at, around);
    if (!whole) return undefined;
    inlined.push(whole);
  }
  return inlined;
}

function inlineBlock(block: JsonObject, at: string, around: Around): JsonObject | undefined {
  let whole: unknown = { ...block, id: freeId(String(block.id), around.taken) };
  const { props } = block;
  for (const path of blockListsIn(`home/${block.type}/${block.version}`, props)) {
    const inner = inlineList(valueAt(props, path) as JsonObject[], `${at}/props${path}`, around);
    if (!inner) return undefined;
    whole = replaceAt(whole, `/props${path}`, inner);
  }
  return whole as JsonObject;
}

function slotBlock({ props, visible }: JsonObject, at: string, { slots, taken, origins }: Around): JsonObject {
  const { slot, index } = props as { slot: string; index: number };
  const slotted = slots[slot]?.[index];
  origins.set(at, `/slots/${slot.replaceAll("~", "~0").replaceAll("/", "~1")}/${index}`);
  if (!isObject(slotted)) return {};
  return withVisible({ ...slotted, id: freeId(String(slotted.id), taken) }, visible);
}

// In files, ids have no slash.
function freeId(id: string, taken: Set<string>): string {
  const plain = id.replaceAll("/", "-").slice(-longestId).replace(/^-+/, "");
  let free = plain;
  for (let number = 2; taken.has(free); number++) free = `${plain.slice(0, longestId - 4)}-${number}`;
  taken.add(free);
  return free;
}

// Each block gets the frame of all of them; what is above all goes to the first, what is below to
// the last.
function withFrame(blocks: JsonObject[], frame: JsonObject): JsonObject[] | undefined {
  const { background, space, anchor, ...others } = frame;
  if (background !== undefined && blocks.length > 1) return undefined;
  const each = Object.entries(others).filter(([name]) => frameFields.includes(name));
  const { above, below } = isObject(space) ? space : {};
  return blocks.map((block, index) => {
    const isLast = index === blocks.length - 1;
    const ownSpace = {
      ...(index === 0 && above !== undefined && { above }),
      ...(isLast && below !== undefined && { below }),
    };
    const fields = {
      ...Object.fromEntries(each),
      ...(background !== undefined && { background }),
      ...(Object.keys(ownSpace).length > 0 && { space: ownSpace }),
      ...(index === 0 && anchor !== undefined && { anchor }),
    };
    const { type, version, id, visible, props, ...rest } = withVisible(block, frame.visible);
    return { type, version, id, ...(visible !== undefined && { visible }), ...fields, ...rest, props };
  });
}

// Shown while both allow it.
function withVisible(block: JsonObject, visible: unknown): JsonObject {
  if (!isObject(visible)) return block;
  const ownVisible = isObject(block.visible) ? block.visible : {};
  const times = (name: "from" | "until") =>
    [ownVisible[name], visible[name]]
      .filter((time) => typeof time === "string")
      .sort((a, b) => Date.parse(a) - Date.parse(b));
  const [from, until] = [times("from").at(-1), times("until")[0]];
  const { props, visible: _, ...rest } = block;
  const both = { ...(from !== undefined && { from }), ...(until !== undefined && { until }) };
  return { ...rest, visible: both, ...(props !== undefined && { props }) };
}
