import { writeCsv } from "../../../base/exports/csv.ts";
import { writeXlsx } from "../../../base/exports/xlsx.ts";
import type { ExportedResult } from "./exportedResult.ts";
import { listItraRows } from "./itra.ts";
import { listUltraSignupRows, type UltraSignupOptions } from "./ultraSignup.ts";

/** Writes results for ITRA, piece by piece: a workbook whose table begins at A1, or CSV. */
export function writeItra(
  results: AsyncIterable<ExportedResult>,
  { rounding, format }: Pick<UltraSignupOptions, "rounding"> & { format: "csv" | "xlsx" },
): AsyncIterable<Buffer> {
  const rows = listItraRows(results, rounding);
  return format === "csv" ? writeCsv(rows) : writeXlsx(rows, "Results");
}

/** Writes results for UltraSignup as CSV, piece by piece. */
export function writeUltraSignup(
  results: AsyncIterable<ExportedResult>,
  options: UltraSignupOptions,
): AsyncIterable<Buffer> {
  // With a mark, "place" would not be the first heading.
  return writeCsv(listUltraSignupRows(results, options), { hasMark: false });
}
