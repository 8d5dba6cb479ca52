import { replaceAt } from "#core/edit.ts";
import { isWithin, valueAt } from "#core/pointers.ts";
import type { Block, Site } from "#schemas/generated/types.ts";
import { frameFields } from "../check/frames.ts";
import type { PlacedInstance } from "../upgrade/instances.ts";

/**
 * Returns a copy in which each block with a frame is inside a block of the type `frame`, so that
 * only pages with frames load what draws them, and the `skipped` pointers at their new places.
 */
export function wrapFrames(site: Site, live: readonly PlacedInstance[], skipped: readonly string[]) {
  let wrapped: unknown = site;
  let places = [...skipped];
  // Blocks inside of others come later in the list: they are wrapped before those around them move.
  for (const { kind, pointer } of live.toReversed()) {
    const block = kind === "home" ? (valueAt(wrapped, pointer) as Block) : undefined;
    if (!block || !frameFields.some((name) => Object.hasOwn(block, name))) continue;
    wrapped = replaceAt(wrapped, pointer, withFrame(block));
    places = places.map((place) =>
      place !== pointer && isWithin(place, pointer) ? `${pointer}/props/blocks/0${place.slice(pointer.length)}` : place,
    );
  }
  return { site: wrapped as Site, skipped: places };
}

function withFrame({ visible, ...block }: Block): Block {
  const isFrame = ([name]: [string, unknown]) => frameFields.includes(name);
  const fields = Object.entries(block);
  const frame = Object.fromEntries(fields.filter(isFrame));
  const inner = Object.fromEntries(fields.filter((field) => !isFrame(field)));
  const outer = { type: "frame", version: 1, id: block.id, ...(visible && { visible }) };
  return { ...outer, props: { ...frame, blocks: [inner] } };
}
