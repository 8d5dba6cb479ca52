import type { Language } from "#core/text.ts";
import type { TextKind } from "#core/typedText.ts";
import type { AnswerContext } from "./form.ts";
import type { ProblemText } from "./problemText.ts";

/**
 * One mistake in an answer to a field; `at` is the place inside the answer: "" for the whole,
 * /number for a part.
 */
export interface FieldFault {
  at: string;
  /** The name of the mistake in a form's own messages, such as mobile or check-digit. */
  code: string;
  text: ProblemText;
}

/** One of the columns that an answer has in an export. */
export interface FieldColumn {
  key: string;
  label: string;
  words: string;
}

/**
 * The names, as they were given in the form, of those who may sign: several ways to write the name
 * of each.
 */
export interface Signers {
  runner: string[];
  guardian: string[];
}

/** What the check of one field gets. */
export interface FieldCheck<Options> extends AnswerContext {
  options: Options;
  isRequired: boolean;
  /** JSON Pointer to the answer. */
  pointer: string;
  /** Another answer of the same entrant, by JSON Pointer. */
  answerAt(pointer: string): unknown;
  /**
   * The version of each of the form's policies, by its id; agreement to another version is not
   * valid.
   */
  policies?: Record<string, string | undefined>;
  /** The names of the people who may sign, if the form has fields for them. */
  signers?: Signers;
}

/**
 * The logic of a field type beyond the shape of its answers; pure, and the same in the browser and
 * on the server.
 */
export interface FieldLogic<Answer, Options> {
  /** What an answer is to the rest of the program, which reads it by its shape. */
  means?: "name-in-letters" | "guardian" | "document" | "email" | "agreement";
  /** Whether an answer names places that other languages name otherwise. */
  hasPlaces?: boolean;
  /** Whether every file of an answer is a picture. */
  takesOnlyPictures?: boolean;
  /**
   * The option that lists the values an answer can have, the key of their id if they are objects,
   * and the place of the value in the answer.
   */
  offers?: { option: string; id?: string; at: string };
  /** Options that the released schema does not require, and without which it is useless. */
  neededOptions?: readonly string[];
  /** The option that counts entries of a list in another option, which must have as many. */
  countedOption?: { count: string; list: string };
  /**
   * Returns what the texts in an answer are, by their place in it ("" for the whole, /number for a
   * part).
   */
  texts?(options: Options): Record<string, TextKind>;
  /** Returns the mistakes in an answer whose shape is valid. */
  check?(answer: Answer, field: FieldCheck<Options>): FieldFault[];
  /**
   * Returns the answer as people read it, on the review page and in an export, with times in an
   * IANA zone (UTC if left out); "" if there is nothing to show.
   */
  format(answer: Answer, options: Options, language: Language, timeZone?: string): string;
  /**
   * Returns the answer for an export in which it has several columns, or is written in another way
   * than on the review page. The same keys in the same order for every answer, also for none. A
   * label of "" is that of the field.
   */
  columns?(answer: Answer | undefined, options: Options, language: Language): FieldColumn[];
  /**
   * Returns the ids of the files that the answer names; the server checks that they belong to the
   * runner.
   */
  uploads?(answer: Answer): string[];
}
