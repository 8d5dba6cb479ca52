import type { Sentence } from "#core/text.ts";

/**
 * How severe a problem is. Errors stop publishing, warnings do not, and a note is about something
 * that is no mistake.
 */
export type Severity = "error" | "warning" | "note";

/**
 * A place of the checked site among the params of a problem. `Findings` moves it to the organiser's
 * file, as it does the problem's own pointer.
 */
export interface Place {
  pointer: string;
}

/** The part of a problem of any code that its sentence is made of. */
export interface Described {
  code: string;
  pointer: string;
  params: object;
}

/**
 * Everything about one code. `params` are values, never sentences; the types of all codes' params
 * are read off `message`.
 */
export interface ProblemKind {
  severity: Severity;
  title: Sentence;
  /**
   * The sentence without its place. `describe` makes the sentence of a problem that is itself a
   * param.
   */
  message(params: never, describe: (problem: Described) => Sentence): Sentence;
  /** Three paragraphs for `startline explain`: what it means, what follows from it, what to do. */
  explanation: { zh: readonly [string, string, string]; en: readonly [string, string, string] };
  /** JSON or HTML that is right, or wrong and then right after an empty line. */
  example?: string;
}

/** The kinds of one family, by code. */
export type ProblemKinds = Record<`SL${number}`, ProblemKind>;
