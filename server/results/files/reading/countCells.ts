/**
 * Returns how many cells a complete row has: as many as the header, or as most rows if they have
 * more. One row with a cell too many is a fault.
 */
export function countCells(header: readonly string[], samples: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of samples) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [usual = 0] = [...counts].sort(([, one], [, other]) => other - one)[0] ?? [];
  return Math.max(header.length, usual);
}
