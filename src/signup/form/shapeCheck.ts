import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js";
import type { ValidatorFunctions } from "@rjsf/validator-ajv8/lib/types.js";
import type { CheckShape, CompiledForm, ShapeError } from "#forms/form.ts";

/** The check of whole answers' shape, by the functions that were compiled when the form was published. */
export function shapeCheck({ schema }: Pick<CompiledForm, "schema">, functions: ValidatorFunctions): CheckShape {
  const validator = createPrecompiledValidator(functions, schema);
  return (answers) => (validator.rawValidation(schema, answers).errors ?? []) as ShapeError[];
}
