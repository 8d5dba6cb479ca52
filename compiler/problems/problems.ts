import type { Sentence } from "#core/text.ts";
import type { Severity } from "./kind.ts";
import type { ParamsOf, ProblemCode } from "./table.ts";

/**
 * A change that fixes a problem: the value to write at a JSON Pointer of the file, or the new name
 * of the key there.
 */
export type Fix = { pointer: string; value: unknown } | { pointer: string; name: string } | TextFix;

/**
 * A change of a text that is not JSON: `text` replaces `length` characters from `at`, counted
 * without a byte order mark.
 */
export interface TextFix {
  pointer: string;
  at: number;
  length: number;
  text: string;
}

/** What a check can add to a problem beside its params. */
export interface ProblemDetails {
  /** Replaces the severity of the code. */
  severity?: Severity;
  /** The file, if it is not the checked one. */
  file?: string | undefined;
  /** A value that was probably meant. */
  suggestion?: string;
  fix?: Fix;
}

/**
 * A problem that is not located in its file yet. `pointer` is a JSON Pointer into the checked
 * value.
 */
export type Finding<Code extends ProblemCode = ProblemCode> = {
  [One in Code]: ProblemDetails & { code: One; severity: Severity; pointer: string; params: ParamsOf<One> };
}[Code];

/**
 * One mistake in a file, as data: sentences are made by reporters. `line` and `column` count from
 * 1; `pointer` leads into the file as the organiser wrote it.
 */
export type Problem<Code extends ProblemCode = ProblemCode> = Finding<Code> & { line?: number; column?: number };

/** A problem with its sentence, as the reporters of JSON, HTTP and the database write it. */
export type PrintedProblem = Problem & { message: Sentence };
