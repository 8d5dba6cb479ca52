import type { Problem } from "#compiler/problems/problems.ts";
import type { Terminal } from "../base/terminal.ts";

/** What a check found. */
export interface Report {
  problems: Problem[];
  /** How many JSON files were read. */
  checked: number;
  /** The texts of files that were not read from the disk, by their name. */
  sources?: ReadonlyMap<string, string>;
}

/** Writes a report in one format; the text has no line end of its own and may be empty. */
export type Reporter = (report: Report, terminal: Terminal) => string;
