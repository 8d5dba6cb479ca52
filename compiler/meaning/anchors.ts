import type { JsonObject } from "#core/pointers.ts";
import { anchorsProp } from "#schemas/generated/traits/anchorsProp.ts";
import type { Block } from "#schemas/generated/types.ts";
import type { Context } from "./context.ts";

/** A name on a page to which links lead: the anchor of a block's frame, or the id of a tab. */
export interface Anchor {
  name: string;
  pointer: string;
  page: string;
}

/** Returns all names of blocks to which links can lead, in the order of the site file. */
export function getAnchors({ instances }: Pick<Context, "instances">): Anchor[] {
  return instances.flatMap(({ kind, instance, pointer }) => {
    const { anchor } = instance as Block;
    const prop = anchorsProp[`${kind}/${instance.type}`];
    const page = anchor !== undefined || prop !== undefined ? getPagePointer(pointer) : undefined;
    if (kind !== "home" || page === undefined) return [];
    const parts = prop === undefined ? [] : ((instance.props as JsonObject)[prop] as { id: string }[]);
    const anchors: Anchor[] = parts.map(({ id }, index) => ({
      name: id,
      pointer: `${pointer}/props/${prop}/${index}/id`,
      page,
    }));
    if (typeof anchor === "string") anchors.unshift({ name: anchor, pointer: `${pointer}/anchor`, page });
    return anchors;
  });
}

/**
 * Returns the place of the page that a place of a site belongs to: /home/blocks or /routes/3/page;
 * undefined for what is on all pages.
 */
export function getPagePointer(pointer: string): string | undefined {
  return /^(?:\/home\/blocks|\/notFound\/page|\/routes\/.*?\/page)(?=\/|$)/.exec(pointer)?.[0];
}
