import type { FieldPathList, SchemaUtilsType } from "@rjsf/utils";
import type { Answers } from "#forms/form.ts";

/**
 * What a form knows of its schema: which properties show with some answers, and what a change makes
 * of them.
 */
export interface FormModel {
  /** What the fields of rjsf ask about a schema. */
  utils: SchemaUtilsType;
  /**
   * The answers with the defaults of what is not answered; `isDrawn` once the form has been
   * rendered with answers.
   */
  withDefaults(answers: Answers, isDrawn: boolean): Answers;
  /** All answers once the one at a path is another; a path of no names stands for all of them. */
  withAnswer(answers: Answers, path: FieldPathList, value: unknown): Answers;
}
