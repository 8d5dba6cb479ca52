import { hash } from "node:crypto";
import type { ResultRow } from "../model/row.ts";

/** The bibs of a file, and which come more than once. */
export interface BibRegister {
  add(row: ResultRow, cells: readonly string[]): void;
  /** Adds a problem to a row whose bib comes more than once, and refuses it. */
  check(row: ResultRow): void;
}

interface Known {
  line: number;
  digest: string;
}

/**
 * Registers the bibs of a file. Two different rows with one bib are both refused, because nobody
 * knows which is right; the same row again is refused, and the first is read.
 */
export function registerBibs(): BibRegister {
  const first = new Map<string, Known>();
  const twice = new Map<string, Known[]>();
  return {
    add({ bib, line }, cells) {
      if (bib === null) return;
      const known = first.get(bib);
      const next = { line, digest: hash("sha1", cells.join("\n"), "base64") };
      if (!known) first.set(bib, next);
      else if (!twice.get(bib)?.push(next)) twice.set(bib, [known, next]);
    },
    check(row) {
      if (row.bib === null || row.isRefused) return;
      const rows = twice.get(row.bib);
      const own = rows?.find(({ line }) => line === row.line);
      const same = rows?.find(({ digest }) => digest === own?.digest);
      const other = rows?.find(({ digest }) => digest !== own?.digest);
      if (!rows || !own || (!other && same === own)) return;
      row.problems.push({
        line: row.line,
        column: null,
        field: "bib",
        code: other ? "bib-twice" : "bib-repeated",
        params: { bib: row.bib, other: (other ?? same)?.line ?? 0 },
      });
      row.isRefused = true;
    },
  };
}
