/**
 * The blocks that lay out other blocks. A section is none of them: it is a heading and a
 * background.
 */
const containers: readonly string[] = ["columns", "group", "tabs"];

/** How many containers may be one inside the other. */
export const mostContainers = 2;

/** Returns whether a block type lays out other blocks. */
export function isContainer(type: string): boolean {
  return containers.includes(type);
}
