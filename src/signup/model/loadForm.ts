import { deepEquals, hashForSchema, JUNK_OPTION_ID, type RJSFSchema, type ValidatorType } from "@rjsf/utils";
import type { ValidatorFunctions } from "@rjsf/validator-ajv8/lib/types.js";
import type { CompiledForm, JsonSchema } from "#forms/form.ts";
import { type RenderSchema, renderSchema } from "#forms/renderSchema.ts";
import type { IsValid } from "#forms/shown.ts";
import type { FormHead } from "#schemas/siteFile.ts";
import { formHash } from "#src/client/signup.ts";

/** A form that is ready to be filled in. */
export interface LoadedForm {
  form: CompiledForm;
  /** The hash of its content, which a submission names. */
  hash: string;
  /** Whether a value fits a condition of the form, or a branch of its choices. */
  isValid: IsValid;
  /** Loads the compiled functions that check the whole answers' shape. */
  loadValidator(): Promise<ValidatorFunctions>;
  /** What rjsf draws of it. */
  renderInput: RenderInput;
  /** The compiled functions that know its conditions, by their keys. */
  conditions: ValidatorFunctions;
  /** Called with a branch that was not compiled, which then does not match. */
  onUnknownSchema?(part: JsonSchema): void;
}

/** What rjsf draws of a form, and the validator that decides which conditions hold. */
export type RenderInput = RenderSchema & { validator: ValidatorType };

/** What the server compiled of a form, as a browser imports it. */
export type ValidatorModule = { default: (require: (name: string) => unknown) => ValidatorFunctions };

// What the compiled code requires by these names: whether two values are equal, and how many
// characters a text has.
const runtime: Record<string, { default: unknown }> = {
  "ajv/dist/runtime/equal": { default: deepEquals },
  "ajv/dist/runtime/ucs2length": { default: (text: string) => [...text].length },
};

/**
 * Reads a form and the module that knows its conditions, which the server compiled when the race
 * was published; nothing is compiled here. The module that checks whole answers is loaded on
 * request.
 */
export async function loadForm(
  address: string,
  { conditions, validator }: Pick<FormHead, "conditions" | "validator">,
  fetchText: (address: string) => Promise<string>,
): Promise<LoadedForm> {
  const [text, module] = await Promise.all([fetchText(address), importModule(conditions ?? validator)]);
  const form = JSON.parse(text) as CompiledForm;
  return { hash: formHash(address), ...openForm(form, module, () => importModule(validator)) };
}

// A browser caches a module that failed to load; another address fetches it again.
const failures = new Map<string, number>();

async function importModule(address: string): Promise<ValidatorModule> {
  const url = new URL(address, location.href);
  const before = failures.get(address);
  if (before) url.searchParams.set("retry", String(before));
  try {
    return await import(/* @vite-ignore */ url.href);
  } catch (error) {
    failures.set(address, (before ?? 0) + 1);
    throw error;
  }
}

/** Opens a compiled form with its modules. */
export function openForm(
  form: CompiledForm,
  conditions: ValidatorModule,
  loadValidator: () => Promise<ValidatorModule>,
): Omit<LoadedForm, "hash"> {
  const validators = getFunctions(conditions);
  const isValid: IsValid = (part, value) =>
    typeof part === "boolean" ? part : (findValidator(validators, part as JsonSchema)(value) as boolean);
  // Decides which conditions hold while the form is rendered; rjsf's own part that matches nothing
  // is never matched.
  const validator = {
    isValid: (part: RJSFSchema, value: unknown) => part.$id !== JUNK_OPTION_ID && isValid(part, value),
  } as unknown as ValidatorType;
  return {
    form,
    isValid,
    loadValidator: async () => getFunctions(await loadValidator()),
    renderInput: { ...renderSchema(form), validator },
    conditions: validators,
  };
}

/** Returns the compiled functions of a form's module. */
export function getFunctions(module: ValidatorModule): ValidatorFunctions {
  return module.default((name) => runtime[name]);
}

/**
 * Finds the compiled function for a schema, which is looked up by its hash; throws if there is
 * none.
 */
export function findValidator(validators: ValidatorFunctions, schema: JsonSchema) {
  const validate = validators[hashForSchema(schema)];
  if (!validate) throw new Error("No validator was compiled for this part of the form.");
  return validate;
}
