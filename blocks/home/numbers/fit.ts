/**
 * Returns how wide a figure is with its unit, in ems of the figure; a long unit has a line of its
 * own and counts for nothing.
 */
export function measureWidth(figure: string, unit: string): number {
  const letters = [...unit].reduce((sum, letter) => sum + (letter < "\u2e80" ? 0.28 : 0.46), 0);
  return figure.length * 0.66 + (unit === "" || letters > 2.5 ? 0 : letters + 0.3);
}

/**
 * Returns how many of that many figures are beside each other at most, so that no line has only
 * one.
 */
export function listColumns(count: number): number {
  if (count <= 4) return count;
  return count === 5 || count === 6 ? 3 : 4;
}
