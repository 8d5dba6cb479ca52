import { readFile } from "node:fs/promises";
import { readColumnTable } from "#forms/values/columnTable.ts";
import { readSpreadsheet } from "#forms/values/spreadsheet.ts";
import { messages } from "#locales/generated/cli/table.ts";
import { getText } from "#locales/getText.ts";
import { UsageError } from "./terminal.ts";

/**
 * Reads a CSV or Excel file whose first row names the columns. Throws a UsageError for a file that
 * cannot be read, lacks a column or has no rows.
 */
export async function readTableFile<Column extends string>(
  file: string | undefined,
  names: Readonly<Record<Column, readonly string[]>>,
  limits: { needed: readonly NoInfer<Column>[]; most: number },
): Promise<Partial<Record<Column, string>>[]> {
  if (file === undefined) throw new UsageError(getText(messages, "noFile"));
  const cells = await readFile(file)
    .then((bytes) => readSpreadsheet(bytes, limits.most + 1))
    .catch(() => {
      throw new UsageError(getText(messages, "unreadable", { file }));
    });
  const table = readColumnTable(cells, names, limits);
  if ("rows" in table) return table.rows;
  if (table.fault === "no-column") throw new UsageError(getText(messages, "noColumn", { column: table.column }));
  throw new UsageError(getText(messages, "noFileRows", { most: limits.most }));
}
