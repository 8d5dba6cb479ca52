import { deepEquals, type ValidatorType } from "@rjsf/utils";
import createPrecompiledValidator from "@rjsf/validator-ajv8/lib/createPrecompiledValidator.js";
import type { ValidatorFunctions } from "@rjsf/validator-ajv8/lib/types.js";
import { formHash } from "#src/api/signup.ts";
import { type DrawnSchema, drawnSchema } from "#src/forms/drawnSchema.ts";
import type { Answers, CheckShape, CompiledForm, FormHead, JsonSchema, ShapeError } from "#src/forms/form.ts";

/** A form that is ready to be filled in. */
export interface LoadedForm {
  form: CompiledForm;
  /** The hash of its content, which a submission names. */
  hash: string;
  validator: ValidatorType;
  checkShape: CheckShape;
  /** What rjsf draws of it. */
  drawn: DrawnSchema & { validator: ValidatorType };
}

type ValidatorModule = { default: (require: (name: string) => unknown) => ValidatorFunctions };

// What the compiled code asks for by these names: whether two values are the same, and how many characters a text has.
const runtime: Record<string, { default: unknown }> = {
  "ajv/dist/runtime/equal": { default: deepEquals },
  "ajv/dist/runtime/ucs2length": { default: (text: string) => [...text].length },
};

/** Reads a form and the module that checks its shape, which the server compiled when the race was published; nothing is compiled here. */
export async function loadForm(
  address: string,
  { validator }: Pick<FormHead, "validator">,
  fetchText: (address: string) => Promise<string>,
): Promise<LoadedForm> {
  const [text, module] = await Promise.all([
    fetchText(address),
    import(/* @vite-ignore */ new URL(validator, location.href).href) as Promise<ValidatorModule>,
  ]);
  const form = JSON.parse(text) as CompiledForm;
  return { hash: formHash(address), ...openForm(form, module) };
}

/** A compiled form with its validator, wherever they come from. */
export function openForm(form: CompiledForm, { default: make }: ValidatorModule): Omit<LoadedForm, "hash"> {
  const functions = make((name) => runtime[name]);
  const validator = createPrecompiledValidator(functions, form.schema);
  const checkShape: CheckShape = (answers: Answers) => {
    const { errors = [] } = validator.rawValidation(form.schema, answers);
    return errors as ShapeError[];
  };
  const drawn = { ...drawnSchema(form), validator: drawnValidator(validator, form.schema) };
  return { form, validator, checkShape, drawn };
}

// The form's validator for what rjsf draws: it answers for the whole form, whose schema it was compiled from.
function drawnValidator(validator: ValidatorType, schema: JsonSchema): ValidatorType {
  return Object.assign(Object.create(validator) as ValidatorType, {
    isValid: (part: object, value: unknown) => validator.isValid(part as never, value as never, schema as never),
  });
}
