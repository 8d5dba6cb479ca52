/** Returns the columns with the one at a place moved to another place. */
export function moveColumn(columns: readonly string[], from: number, to: number): string[] {
  const rest = columns.filter((_column, place) => place !== from);
  return [...rest.slice(0, to), ...columns.slice(from, from + 1), ...rest.slice(to)];
}
