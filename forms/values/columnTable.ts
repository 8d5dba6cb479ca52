/** The rows of a table by the names of their columns, or why it has none. */
export type ColumnTable<Column extends string> =
  | { rows: Partial<Record<Column, string>>[] }
  | { fault: "no-column"; column: Column }
  | { fault: "no-rows" };

/**
 * Reads the rows of a table whose first row names the columns; empty rows are left out, and columns
 * that nobody knows. A row has each column that the table has, trimmed.
 */
export function readColumnTable<Column extends string>(
  [header = [], ...lines]: readonly (readonly string[])[],
  /** What each column may be called. */
  names: Readonly<Record<Column, readonly string[]>>,
  { needed, most }: { needed: readonly NoInfer<Column>[]; most: number },
): ColumnTable<Column> {
  const columns = Object.keys(names) as Column[];
  const places = new Map(
    columns.map((column) => [column, header.findIndex((title) => names[column].includes(title.trim()))]),
  );
  const missing = needed.find((column) => places.get(column) === -1);
  if (missing !== undefined) return { fault: "no-column", column: missing };
  const filled = lines.filter((line) => line.some((cell) => cell.trim() !== ""));
  if (filled.length === 0 || filled.length > most) return { fault: "no-rows" };
  const rows = filled.map((line) =>
    Object.fromEntries(columns.map((column) => [column, (line[places.get(column) ?? -1] ?? "").trim()])),
  );
  return { rows: rows as Partial<Record<Column, string>>[] };
}
