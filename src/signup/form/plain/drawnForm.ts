import { hashForSchema, JUNK_OPTION_ID, type ValidatorType } from "@rjsf/utils";
import { isObject } from "#core/pointers.ts";
import { drawnWhole } from "#forms/drawnWhole.ts";
import type { JsonSchema } from "#forms/form.ts";
import type { Drawn, LoadedForm } from "../loadForm.ts";

const known = new WeakMap<LoadedForm, Drawn>();

/** What is drawn of a form with plain properties; an edition that was compiled for drawnSchema is drawn by that. */
export function drawnForm(loaded: LoadedForm): Drawn {
  const drawn = known.get(loaded) ?? makeDrawn(loaded);
  known.set(loaded, drawn);
  return drawn;
}

function makeDrawn(loaded: LoadedForm): Drawn {
  const { form, drawn, isValid, conditions } = loaded;
  const isMarked = "drawn/2" in conditions;
  const ask = (part: JsonSchema | boolean, value: unknown): boolean => {
    if (typeof part === "boolean" || part.$id === JUNK_OPTION_ID) return part === true;
    if (isMarked && typeof part["x-way"] === "string") return fitsWay(loaded, part, value);
    if (hashForSchema(part) in conditions) return isValid(part, value);
    loaded.tellUnknown?.(part);
    return false;
  };
  const validator = { isValid: ask } as unknown as ValidatorType;
  return isMarked ? { ...drawnWhole(form, hashForSchema), validator } : { ...drawn, validator };
}

// As rjsf decides: an object matches if it has an answer of this alternative and all that it has is valid; nothing is required yet.
function fitsWay({ conditions }: LoadedForm, part: JsonSchema, value: unknown): boolean {
  const key = String(part["x-way"]);
  const { properties } = part;
  const begun = conditions[`begun:${key}`];
  if (!isObject(properties) || !begun) return conditions[key]?.(value) === true;
  return isObject(value) && Object.keys(properties).some((name) => Object.hasOwn(value, name)) && begun(value) === true;
}
