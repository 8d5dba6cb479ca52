import type { ValidatorFunctions } from "@rjsf/validator-ajv8/lib/types.js";
import type { CheckShape, CompiledForm, ShapeError } from "#forms/form.ts";
import { findValidator } from "../model/loadForm.ts";

/**
 * Returns the check of whole answers' shape, by the functions that were compiled when the form was
 * published.
 */
export function shapeCheck({ schema }: Pick<CompiledForm, "schema">, functions: ValidatorFunctions): CheckShape {
  const validate = findValidator(functions, schema);
  return (answers) => (validate(answers) ? [] : ((validate.errors ?? []) as ShapeError[]));
}
