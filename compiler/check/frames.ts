import { isWithin } from "#core/pointers.ts";

/** The fields of a block's frame (common/v1): its place and background on the page. */
export const frameFields: readonly string[] = ["width", "tone", "background", "space", "anchor", "hideOn"];

/**
 * Returns the name of the frame's field that a place at or below a block belongs to; undefined if
 * it is the block's own.
 */
export function frameFieldAt(place: string, block: string): string | undefined {
  return frameFields.find((name) => isWithin(place, `${block}/${name}`));
}
