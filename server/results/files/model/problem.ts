import type { Field } from "./mapping.ts";

/**
 * What is wrong with a file, a column or a row; whether it refuses the row, or only its cell.
 * Params have no name, no day of birth and no document.
 */
export const problemCodes = {
  encoding: "row",
  "quote-open": "row",
  "line-long": "row",
  "columns-many": "row",
  "columns-few": "row",
  "identity-missing": "row",
  "number-long": "row",
  "bib-twice": "row",
  "bib-repeated": "row",
  "item-other": "row",
  "item-unknown": "row",
  "item-missing": "row",
  "time-unreadable": "row",
  "time-long": "row",
  "time-negative": "row",
  "net-above-gun": "row",
  "status-unknown": "row",
  "time-missing": "cell",
  "bib-missing": "cell",
  "split-unreadable": "cell",
  "split-negative": "cell",
  "split-backwards": "cell",
  "split-after-finish": "cell",
  "gender-unknown": "cell",
  "birthday-unreadable": "cell",
  "birthday-future": "cell",
  "year-unreadable": "cell",
  "age-unreadable": "cell",
  "country-unknown": "cell",
  "wave-unknown": "cell",
  "rank-unreadable": "cell",
  "digits-lost": "cell",
  "text-long": "cell",
  "ranks-contradict": "column",
  "days-ambiguous": "column",
  "times-ambiguous": "column",
  "rows-many": "file",
} as const satisfies Record<string, "row" | "cell" | "column" | "file">;

/** What can be wrong with a file. */
export type ProblemCode = keyof typeof problemCodes;

/** One mistake of a file. */
export interface FileProblem {
  /** The line of the file, from 1. */
  line: number;
  /** The column, from 0; null if it is of the whole line. */
  column: number | null;
  /** What the column holds. */
  field: Field | null;
  code: ProblemCode;
  params: Record<string, string | number>;
}

/** Returns what a log may have of a problem: nothing that a runner wrote. */
export function toLogged({ line, column, field, code }: FileProblem): Omit<FileProblem, "params"> {
  return { line, column, field, code };
}
