import { isObject, pointerKeys, toPointer } from "#core/pointers.ts";
import type { Answers, CheckShape, CompiledForm, JsonSchema } from "./form.ts";
import { replaced } from "./replaced.ts";
import { requiredNames, schemasAt } from "./schemas.ts";

/** Returns whether an answer is required, given the other answers. */
export function isRequiredAt(form: CompiledForm, checkShape: CheckShape, answers: Answers, pointer: string): boolean {
  const keys = pointerKeys(pointer);
  const name = keys.at(-1) ?? "";
  const parent = toPointer(keys.slice(0, -1));
  if (schemasAt(form.schema, parent, true).some((schema) => requiredNames(schema).includes(name))) return true;
  if (!schemasAt(form.schema, parent).some((schema) => listDemanded(schema).includes(name))) return false;
  // Only conditions require it: the validator decides whether they hold.
  return checkShape(replaced(answers, pointer, undefined)).some(
    ({ keyword, instancePath, params }) =>
      (keyword === "required" || keyword === "dependentRequired") &&
      instancePath === parent &&
      params.missingProperty === name,
  );
}

function listDemanded(schema: JsonSchema): string[] {
  const dependent = isObject(schema.dependentRequired) ? Object.values(schema.dependentRequired).flat() : [];
  return [...requiredNames(schema), ...dependent.map(String)];
}
