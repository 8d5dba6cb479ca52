import type { Block, Site } from "#schemas/generated/types.ts";

/** The unit that draws how to reach the organiser; no config can name it. */
export const contactUnit = "home/contact";

/**
 * Returns the blocks of a site's footer: how to reach the organiser, and the race's accounts
 * elsewhere. As a block, they are drawn by the server and loaded only by sites that have them.
 */
export function getFooter({ contact, social = [] }: Site): { footer?: Block[] } {
  if (!contact && social.length === 0) return {};
  return { footer: [{ type: "contact", version: 1, id: "contact", props: { contact, social } }] };
}
