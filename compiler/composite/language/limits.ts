/**
 * How large composites may become: levels of composites in composites, entries of one list, blocks
 * of one page, and steps of one site.
 */
export const limits = { depth: 4, entries: 200, blocks: 500, steps: 200_000 } as const;
