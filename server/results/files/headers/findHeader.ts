import { fileLimits } from "../model/limits.ts";
import type { FileRecord } from "../source/records.ts";
import { readHeader } from "./headerNames.ts";

/**
 * Finds the header among the first records of a file: the one with the most known names. Titles,
 * days and names of organisers may be above it. Undefined if no record has two.
 */
export function findHeader(records: readonly FileRecord[]): FileRecord | undefined {
  let best: FileRecord | undefined;
  let most = 1;
  for (const record of records.slice(0, fileLimits.linesAboveHeader)) {
    const known = new Set(record.cells.map(readHeader).filter((meaning) => meaning !== undefined));
    if (known.size <= most) continue;
    most = known.size;
    best = record;
  }
  return best;
}
