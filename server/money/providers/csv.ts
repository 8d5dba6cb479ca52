/**
 * Reads lines of a provider's table: cells separated by commas, some in quotes, some with marks of
 * text ( and tab) around them.
 */
export function readTable(text: string): string[][] {
  return text
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/)
    .filter((line) => line.trim() !== "")
    .map((line) => readCells(line));
}

// In a line that begins with a mark of text every cell does: a comma without one is inside of a
// cell, such as in the name of an item.
function readCells(line: string): string[] {
  if (line.startsWith("`"))
    return line
      .slice(1)
      .split(",`")
      .map((cell) => cell.trim());
  const cells: string[] = [];
  for (const [, quoted, plain = ""] of line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g))
    cells.push((quoted?.replaceAll('""', '"') ?? plain).replace(/^[`\s]+|\s+$/g, ""));
  return cells;
}

/**
 * Returns what is in the column of each name, by the table's own first row; throws if a column is
 * missing.
 */
export function listColumns<Name extends string>(
  head: readonly string[],
  names: Record<Name, string>,
): (cells: readonly string[]) => Record<Name, string> {
  const places = (Object.entries(names) as [Name, string][]).map(([name, title]): [Name, number] => {
    const place = head.indexOf(title);
    if (place < 0) throw new Error(`no column ${title}`);
    return [name, place];
  });
  return (cells) =>
    Object.fromEntries(places.map(([name, place]) => [name, cells[place] ?? ""])) as Record<Name, string>;
}
