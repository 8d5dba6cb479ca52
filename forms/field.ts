import type { Text } from "#schemas/generated/types.ts";
import type { AnswerContext } from "./form.ts";
import type { Signers } from "./signers.ts";

/** One thing that is wrong with an answer to a field; `at` is the place inside the answer: "" for the whole, /number for a part. */
export interface FieldFault {
  at: string;
  /** What it is called in a form's own messages, such as mobile or check-digit. */
  code: string;
  message: { zh: string; en: string };
}

/** What the check of one field knows. */
export interface FieldCheck<Options> extends AnswerContext {
  options: Options;
  isRequired: boolean;
  /** Where the answer stands. */
  pointer: string;
  /** Another answer of the same entrant, by JSON Pointer. */
  answerAt(pointer: string): unknown;
  /** The version of each of the form's policies, by its id; an agreement to another one no longer holds. */
  policies?: Record<string, string | undefined>;
  /** The names of those who may sign, as far as the form asks for them. */
  signers?: Signers;
}

/** What a type of field knows of its answers beyond their shape; pure, and the same in the browser and on the server. */
export interface FieldLogic<Answer, Options> {
  /** What is wrong with an answer whose shape fits; nothing for a good one. */
  check?(answer: Answer, field: FieldCheck<Options>): FieldFault[];
  /** The answer as people read it, on the review page and in an export; "" where there is nothing to show. */
  words(answer: Answer, options: Options, language: "zh" | "en"): string;
  /** The ids of the files that the answer names, which the server looks for among the runner's own. */
  uploads?(answer: Answer): string[];
}

/** A text in a language; Chinese where there is no English. */
export function inLanguage(text: Text | undefined, language: "zh" | "en"): string {
  return (language === "en" && text?.en) || text?.zh || "";
}
