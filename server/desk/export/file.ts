import { Readable } from "node:stream";
import { inLanguage } from "#core/text.ts";
import { writeCsv } from "../../base/exports/csv.ts";
import { writeXlsx } from "../../base/exports/xlsx.ts";
import { cleanName } from "../../people/uploads/names.ts";
import type { RaceSite } from "../../race/raceSite.ts";
import { timeWriter } from "./rows.ts";

/** How an export is written. */
export interface Format {
  format: "csv" | "xlsx";
  language: "zh" | "en";
}

/** A file of many people's data that is made while it is read. */
export interface ExportFile {
  file: Readable;
  /** Its content type. */
  type: string;
  name: string;
}

const contentTypes = {
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/**
 * Makes a file of rows. Its name has the race, what the rows are, and the day in the race's zone.
 */
export function makeExport(
  rows: AsyncIterable<string[]>,
  { format, language }: Format,
  { title, site: { site, timeZone } }: { title: string; site: RaceSite },
): ExportFile {
  const race = inLanguage(site.race?.name ?? site.title, language);
  const day = timeWriter(timeZone)(new Date()).slice(0, 10);
  return {
    file: Readable.from(format === "csv" ? writeCsv(rows) : writeXlsx(rows, title), { objectMode: false }),
    type: contentTypes[format],
    name: cleanName(`${race} ${title} ${day}.${format}`),
  };
}
