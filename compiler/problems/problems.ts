import type { Sentence } from "#core/text.ts";
/** A change that would mend a problem: the value to put at a JSON Pointer of the file, or the name to give to the key there. */
export type Fix = { pointer: string; value: unknown } | { pointer: string; name: string };

/** How grave a problem is: an error stops publishing, a warning does not, and a note says what to know about something that is no mistake. */
export type Severity = "error" | "warning" | "note";

/** One mistake found in a file. `line` and `column` count from 1; `code` never changes its meaning. */
export interface Problem {
  code: string;
  severity: Severity;
  file?: string;
  line?: number;
  column?: number;
  /** JSON Pointer into the file as the organiser wrote it. */
  pointer: string;
  message: Sentence;
  /** A value that was probably meant. */
  suggestion?: string;
  fix?: Fix;
}

/** A problem before it has been located in its file. */
export type Finding = Omit<Problem, "file" | "line" | "column">;
