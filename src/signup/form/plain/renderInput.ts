import { hashForSchema, JUNK_OPTION_ID, type ValidatorType } from "@rjsf/utils";
import { isObject } from "#core/pointers.ts";
import type { JsonSchema } from "#forms/form.ts";
import { fullRenderSchema } from "#forms/fullRenderSchema.ts";
import type { LoadedForm, RenderInput } from "../../model/loadForm.ts";

const renderInputs = new WeakMap<LoadedForm, RenderInput>();

/**
 * Returns what is rendered of a form with plain properties; an edition that was compiled for
 * renderSchema is rendered by that.
 */
export function getRenderInput(loaded: LoadedForm): RenderInput {
  const renderInput = renderInputs.get(loaded) ?? createRenderInput(loaded);
  renderInputs.set(loaded, renderInput);
  return renderInput;
}

function createRenderInput(loaded: LoadedForm): RenderInput {
  const { form, renderInput, isValid, conditions } = loaded;
  const isMarked = "drawn/2" in conditions;
  const fits = (part: JsonSchema | boolean, value: unknown): boolean => {
    if (typeof part === "boolean" || part.$id === JUNK_OPTION_ID) return part === true;
    if (isMarked && typeof part["x-way"] === "string") return fitsAlternative(loaded, part, value);
    if (hashForSchema(part) in conditions) return isValid(part, value);
    loaded.onUnknownSchema?.(part);
    return false;
  };
  const validator = { isValid: fits } as unknown as ValidatorType;
  return isMarked ? { ...fullRenderSchema(form, hashForSchema), validator } : { ...renderInput, validator };
}

// As rjsf decides: an object matches if it has an answer of this alternative and all that it has is
// valid; nothing is required yet.
function fitsAlternative({ conditions }: LoadedForm, part: JsonSchema, value: unknown): boolean {
  const key = String(part["x-way"]);
  const { properties } = part;
  const begun = conditions[`begun:${key}`];
  if (!isObject(properties) || !begun) return conditions[key]?.(value) === true;
  return isObject(value) && Object.keys(properties).some((name) => Object.hasOwn(value, name)) && begun(value) === true;
}
