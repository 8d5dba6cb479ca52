import type { FieldAnswers, FieldOptions } from "#schemas/generated/types.ts";
import type { FieldLogic } from "./field.ts";
import { input } from "./fields/input.ts";

/** The logic of each field type. A type with a schema and no line here does not compile. */
export const fieldLogic: { [Type in keyof FieldAnswers]: FieldLogic<FieldAnswers[Type], FieldOptions[Type]> } = {
  input,
};
